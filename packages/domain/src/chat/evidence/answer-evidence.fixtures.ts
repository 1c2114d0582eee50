import type { Citation } from '../../literature/citation.schema.ts';
import { reduceItCitation, stepOneCitation, strengthCitation } from './omega-and-weight-citations.fixtures.ts';
import { answerCitations } from '../answer.fixtures.ts';
import type { AnswerEvidence, EvidenceRow, QuotedPart } from './answer-evidence.schema.ts';
import { questionFrameFixture } from './question-frame.fixtures.ts';

/** Words of a reference, with where they stand in its abstract. */
function quoted(citations: readonly Citation[], citation: number, text: string): QuotedPart {
  const start = citations[citation - 1]?.abstract.indexOf(text) ?? -1;
  if (start === -1) throw new Error(`“${text}” does not stand in reference ${citation}.`);
  return { text, citation, start, end: start + text.length };
}

const NOTHING: Omit<AnswerEvidence, 'frame'> = {
  verdict: 'not-answered',
  answerLine: { text: '', citations: [], quoted: [] },
  table: [],
  agreement: null,
  harms: [],
  certainty: null,
  indirect: [],
  notTold: [],
  leftOut: [],
  nextQuestions: [],
  pubmedQuery: '',
};

function row(over: Partial<EvidenceRow> & Pick<EvidenceRow, 'citation' | 'study' | 'source'>): EvidenceRow {
  return {
    design: 'randomized_trial',
    n: null,
    population: '',
    comparison: 'SGLT2 inhibitors vs placebo',
    outcome: 'hospitalisation for heart failure',
    effect: '',
    direction: 'favours-intervention',
    ...over,
  };
}

const kidney = 'lowered the risk of kidney disease progression (RR 0.63, 95% CI 0.58-0.69)';

/** A therapy that four direct studies agree on; numbers are those of `answerCitations`. */
export const sglt2Evidence: AnswerEvidence = {
  ...NOTHING,
  frame: questionFrameFixture({
    condition: ['heart failure'],
    qualifiers: [{ dimension: 'comorbidity', value: 'diabetes', negated: true }],
    interventions: ['SGLT2 inhibitors'],
    comparators: ['placebo'],
    outcomes: ['hospitalisation for heart failure'],
  }),
  verdict: 'favours-intervention',
  answerLine: {
    text: 'Yes, fewer events: DAPA-HF (n = 4,744) found “16.3% of the dapagliflozin group and 21.2% of the placebo group”, a difference of 4.9 percentage points.',
    citations: [1],
    quoted: [quoted(answerCitations, 1, '16.3% of the dapagliflozin group and 21.2% of the placebo group')],
    computed: ['4.9 percentage points'],
  },
  table: [
    row({
      citation: 4,
      study: 'Nuffield Renal Studies Group 2022',
      design: 'meta_analysis',
      n: 90_413,
      population: 'type 2 diabetes, heart failure or chronic kidney disease',
      effect: 'RR 0.77 (95% CI 0.74–0.81)',
      source: quoted(
        answerCitations,
        4,
        'cardiovascular death or heart failure hospitalisation (RR 0.77, 95% CI 0.74-0.81)',
      ),
    }),
    row({
      citation: 1,
      study: 'DAPA-HF',
      n: 4744,
      population: 'heart failure, ejection fraction 40% or less',
      effect: 'HR 0.70',
      source: quoted(answerCitations, 1, 'Worsening heart failure (HR 0.70)'),
    }),
    row({
      citation: 2,
      study: 'EMPA-REG OUTCOME',
      n: 7020,
      population: 'type 2 diabetes at high cardiovascular risk',
      effect: '2.7% vs 4.1%',
      source: quoted(answerCitations, 2, 'hospitalisation for heart failure (2.7% vs 4.1%)'),
    }),
    row({
      citation: 3,
      study: 'DAPA-CKD',
      population: 'chronic kidney disease with albuminuria',
      outcome: 'cardiovascular death or heart failure admission',
      effect: 'HR 0.71',
      source: quoted(answerCitations, 3, 'Cardiovascular death or heart failure admission (HR 0.71)'),
    }),
  ],
  agreement: {
    outcome: 'hospitalisation for heart failure',
    favoursIntervention: { studies: 4, participants: 102_177 },
    noClearDifference: { studies: 0, participants: 0 },
    favoursComparator: { studies: 0, participants: 0 },
  },
  harms: [quoted(answerCitations, 2, 'Genital infections were more common.')],
  certainty: { level: 'moderate', reasons: ['randomised', 'indirect', 'abstract-only'] },
  indirect: [
    {
      citation: 4,
      because: [
        { dimension: 'outcome', asked: 'hospitalisation for heart failure', studied: 'kidney disease progression' },
      ],
      source: quoted(answerCitations, 4, kidney),
    },
    { citation: 7, because: [{ dimension: 'population', asked: 'adults', studied: 'animals' }], source: null },
  ],
  notTold: [
    { dimension: 'population', asked: 'older adults' },
    { dimension: 'outcome', asked: 'quality of life' },
  ],
  leftOut: [
    {
      pmid: '32450107',
      title: 'Hydroxychloroquine or chloroquine with or without a macrolide for treatment of COVID-19',
      reason: 'retracted',
    },
    { pmid: '1', title: 'A trial of SGLT2 inhibitors that is still recruiting', reason: 'protocol' },
  ],
  nextQuestions: [
    'Do SGLT2 inhibitors slow chronic kidney disease?',
    'Do SGLT2 inhibitors cause genital infections?',
    'Does empagliflozin lower mortality in type 2 diabetes?',
  ],
  pubmedQuery:
    '("Sodium-Glucose Transporter 2 Inhibitors"[Mesh] OR "SGLT2 inhibitors"[tiab]) AND "Heart Failure"[Mesh]',
};

/** How the answer of `sglt2Evidence` is written. */
export const sglt2Markdown = `**Yes, fewer events:** DAPA-HF (n = 4,744) found “16.3% of the dapagliflozin group and 21.2% of the placebo group”, a difference of 4.9 percentage points. [1]

- The collaborative meta-analysis of 13 trials covers about 90,000 people, most of whom had diabetes. [4]
- In DAPA-CKD, cardiovascular death or heart failure admission was lower too (HR 0.71). [3]
`;

/** References of `icosapentEvidence` and `omegaEvidence`. */
export const omegaCitations: readonly Citation[] = [reduceItCitation, strengthCitation];

/** A harm that one direct study reports. */
export const icosapentEvidence: AnswerEvidence = {
  ...NOTHING,
  frame: questionFrameFixture({ type: 'harm', interventions: ['icosapent ethyl'], outcomes: ['atrial fibrillation'] }),
  verdict: 'yes',
  answerLine: {
    text: 'Yes: in REDUCE-IT (n = 8,179), “Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).”',
    citations: [1],
    quoted: [
      quoted(omegaCitations, 1, 'Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).'),
    ],
  },
  table: [
    row({
      citation: 1,
      study: 'REDUCE-IT',
      n: 8179,
      population: 'statin-treated patients with raised triglycerides',
      comparison: 'icosapent ethyl vs mineral oil',
      outcome: 'hospitalisation for atrial fibrillation or flutter',
      effect: '3.1% vs 2.1%',
      direction: 'favours-comparator',
      source: quoted(
        omegaCitations,
        1,
        'Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).',
      ),
    }),
  ],
  certainty: { level: 'low', reasons: ['randomised', 'single-study', 'abstract-only'] },
  pubmedQuery: 'icosapent ethyl AND atrial fibrillation',
};

/** Two direct studies of one comparison that disagree. */
export const omegaEvidence: AnswerEvidence = {
  ...NOTHING,
  frame: questionFrameFixture({ interventions: ['omega-3 fatty acids'], outcomes: ['cardiovascular events'] }),
  verdict: 'mixed',
  answerLine: {
    text: 'The studies disagree: REDUCE-IT (n = 8,179) found fewer events (HR 0.75), STRENGTH (n = 13,078) found no clear difference.',
    citations: [1, 2],
    quoted: [],
  },
  table: [
    row({
      citation: 1,
      study: 'REDUCE-IT',
      n: 8179,
      population: 'statin-treated patients with raised triglycerides',
      comparison: 'icosapent ethyl vs mineral oil',
      outcome: 'cardiovascular events',
      effect: 'HR 0.75 (95% CI 0.68–0.83)',
      source: quoted(omegaCitations, 1, '(HR 0.75, 95% CI 0.68-0.83)'),
    }),
    row({
      citation: 2,
      study: 'STRENGTH',
      n: 13_078,
      population: 'statin-treated patients at high cardiovascular risk',
      comparison: 'omega-3 carboxylic acids vs corn oil',
      outcome: 'cardiovascular events',
      effect: 'HR 0.99 (95% CI 0.90–1.09)',
      direction: 'no-clear-difference',
      source: quoted(omegaCitations, 2, '(HR 0.99, 95% CI 0.90-1.09)'),
    }),
  ],
  certainty: { level: 'low', reasons: ['randomised', 'inconsistent', 'abstract-only'] },
};

/** References of `adolescentsEvidence`. */
export const adolescentsCitations: readonly Citation[] = [stepOneCitation];

/** A question that only a study of other people comes close to. */
export const adolescentsEvidence: AnswerEvidence = {
  ...NOTHING,
  frame: questionFrameFixture({
    condition: ['obesity'],
    qualifiers: [{ dimension: 'age', value: 'adolescents', negated: false }],
    interventions: ['semaglutide'],
    outcomes: ['body weight'],
  }),
  indirect: [
    {
      citation: 1,
      because: [{ dimension: 'population', asked: 'adolescents', studied: 'adults' }],
      source: quoted(
        adolescentsCitations,
        1,
        'Body weight fell by a mean of 14.9% with semaglutide and 2.4% with placebo.',
      ),
    },
  ],
  notTold: [{ dimension: 'population', asked: 'adolescents' }],
  nextQuestions: ['Does semaglutide lower body weight in adults with obesity?'],
  pubmedQuery: 'semaglutide AND obesity AND adolescent',
};
