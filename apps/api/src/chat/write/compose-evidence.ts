import type {
  Agreement,
  AnswerEvidence,
  AnswerVerdict,
  Citation,
  Certainty,
  EffectDirection,
  EvidenceRow,
  IndirectEvidence,
  QuestionFrame,
  QuotedPart,
} from '@footnote/domain';
import { conceptNamer, hasFigure, NOT_IN_PEOPLE, PLAN_WITHOUT_RESULTS } from '@footnote/literature';
import type { NumberedEvidence } from '../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from './confidence-intervals.ts';
import { hasWordsOf } from './rows/has-words-of.ts';
import { countEffects } from './rows/effect-figures.ts';
import { dissenter, generalFirst, takesSide } from './side/disagreement.ts';
import { evidenceRow } from './rows/evidence-row.ts';
import { WITHOUT_FIGURES } from './told-study.ts';
import { ASKS_WHETHER, WEIGHED } from './side/sides.ts';
import { quotation, studyFinding, type StudyFinding } from './study-findings.ts';
import { inOrderOfAnswer } from './leading-sentence.ts';
import { studyIdentity } from './study-name.ts';

export interface ComposeInput {
  frame: QuestionFrame;
  evidence: readonly NumberedEvidence[];
  /** The same question in PubMed's query language. */
  pubmedQuery: string;
  /** True where it is asked whether something is safe: “no” would then say that it is not, where it did no harm. */
  asksIfSafe?: boolean;
  /** True for an overview of articles that answer no question. */
  describes?: boolean;
}

const MIN_AGREEMENT = 3;
const SMALL = 200;
const MAX_HARMS = 4;

/** Everything an answer says, from the studies that were read: the direct ones answer, the others are told apart. */
export function composeEvidence(input: ComposeInput): AnswerEvidence {
  const { frame, evidence, pubmedQuery, asksIfSafe = false, describes = false } = input;
  const sound = evidence.filter(({ citation }) => !citation.retracted);
  const found = tellingFirst(
    firstPages(sound.filter(({ match }) => match.directness === 'direct')).flatMap(
      (one) => studyFinding(one, frame) ?? [],
    ),
    frame,
  );
  const told = generalFirst(found, frame);
  const direct = onceEach(told, ({ evidence: { citation } }) => citation);
  // A page may speak of the work of others, and most documents may be no studies: only articles count and are rated.
  const studies = told.filter(({ evidence: { citation } }) => citation.type !== 'pdf');
  const verdict = describes ? 'described' : verdictOf(direct, frame, asksIfSafe);
  const quoted = lineOf(direct, verdict, frame);
  const rowOf = (finding: StudyFinding) => evidenceRow(sidedBy(verdict, finding), frame);
  const telling = studies
    .filter(({ tellsOutcome }) => tellsOutcome)
    .map((finding) => ({ ...finding, row: rowOf(finding) }));
  return {
    frame,
    verdict,
    answerLine: {
      text: quoted.map(({ text }) => text).join(' '),
      citations: [...new Set(quoted.map(({ citation }) => citation))],
      quoted,
    },
    table: direct.map(rowOf),
    agreement: WEIGHED.has(frame.type)
      ? agreementOf(
          studies.map((one) => sidedBy(verdict, one)),
          frame,
        )
      : null,
    harms: frame.type === 'therapy' || frame.type === 'comparison' ? harmsOf(direct, quoted, frame) : [],
    certainty:
      WEIGHED.has(frame.type) && !describes && telling.length > 0 ? certaintyOf(telling, verdict, frame) : null,
    indirect: indirectStudies(sound, direct).flatMap(indirectOf),
    notTold: notTold(sound, direct, frame),
    leftOut: evidence
      .filter(({ citation }) => citation.retracted)
      .map(({ citation: { pmid, title } }) => ({ pmid, title, reason: 'retracted' as const })),
    nextQuestions: [],
    pubmedQuery,
  };
}

/** Studies with figures of an outcome that was asked for before those that only speak of it; else, and where words answer, in their order. */
function tellingFirst(direct: readonly StudyFinding[], { type }: QuestionFrame): readonly StudyFinding[] {
  if (WITHOUT_FIGURES.has(type)) return direct;
  const tells = ({ figures, headline }: StudyFinding) =>
    [...figures, headline].some(({ outcomes, text }) => outcomes.length > 0 && countEffects(text) > 0);
  return [...direct.filter(tells), ...direct.filter((one) => !tells(one))];
}

/** Of each document the page that answers best: its pages are no studies that agree or disagree. */
function firstPages(evidence: readonly NumberedEvidence[]): NumberedEvidence[] {
  const seen = new Set<string>();
  return evidence.filter(({ citation: { document_id: id } }) => id === '' || (!seen.has(id) && seen.add(id)));
}

/** Of an article and a document of the same study what stands first: one study says nothing twice. */
function onceEach<T>(told: readonly T[], citationOf: (one: T) => Citation): T[] {
  const seen = new Set<string>();
  return told.filter((one) => {
    const { pmid } = citationOf(one);
    return pmid === '' || (!seen.has(pmid) && seen.add(pmid));
  });
}

/** What differs from the question, and is no part of a study that answers it. */
function indirectStudies(sound: readonly NumberedEvidence[], direct: readonly StudyFinding[]): NumberedEvidence[] {
  const answering = new Set(direct.map(({ evidence: { citation } }) => citation.pmid).filter((pmid) => pmid !== ''));
  const indirect = firstPages(sound.filter(({ match }) => match.directness === 'indirect'));
  return onceEach(
    indirect.filter(({ citation }) => !answering.has(citation.pmid)),
    ({ citation }) => citation,
  );
}

function verdictOf(direct: readonly StudyFinding[], frame: QuestionFrame, asksIfSafe: boolean): AnswerVerdict {
  const { type } = frame;
  const [first] = direct;
  if (first === undefined) return 'not-answered';
  if (!WEIGHED.has(type)) return tellsFigure(first, type) ? 'figure' : 'described';
  if (dissenter(direct, frame) !== undefined) return 'mixed';
  if (!first.tellsOutcome) return 'described';
  if (!ASKS_WHETHER.has(type)) return first.direction;
  if (first.direction !== 'favours-comparator' && first.direction !== 'no-clear-difference') return 'described';
  if (asksIfSafe) return first.direction;
  return first.direction === 'favours-comparator' ? 'yes' : 'no';
}

/** Whether a study is told with a figure of the kind that was asked for. */
function tellsFigure({ headline, figures }: StudyFinding, type: QuestionFrame['type']): boolean {
  if (type === 'mechanism' || type === 'definition') return false;
  return [headline, ...figures].some(({ text }) => hasFigure(text, type));
}

/** What a study concludes of one outcome says nothing of another; where studies disagree, the sides of their conclusions show it. */
function sidedBy(verdict: AnswerVerdict, finding: StudyFinding): StudyFinding {
  return finding.tellsOutcome || verdict === 'mixed' ? finding : { ...finding, direction: 'described' };
}

/**
 * What the first study says. Beside it stands the one that says otherwise or, where none does, the figures of the next, so that
 * no answer looks as if it rested on one study when it rests on two.
 */
function lineOf(direct: readonly StudyFinding[], verdict: AnswerVerdict, frame: QuestionFrame): QuotedPart[] {
  const [first, second] = direct;
  if (first === undefined) return [];
  const against = verdict === 'mixed' ? dissenter(direct, frame) : undefined;
  return [...whole(first, frame), ...(against === undefined ? figuresOf(second, first, frame) : whole(against, frame))];
}

function whole(study: StudyFinding, frame: QuestionFrame): QuotedPart[] {
  return inOrderOfAnswer(study, frame).map((sentence) => quotation(sentence, study.evidence.n));
}

/** Another study is told beside the first where it says at least this share of what the first says of the question. */
const SAID_BESIDE = 0.5;

function figuresOf(study: StudyFinding | undefined, first: StudyFinding, frame: QuestionFrame): QuotedPart[] {
  if (study === undefined) return [];
  const figures = inOrderOfAnswer(study, frame).find((one) => study.figures.includes(one));
  if (figures === undefined) return [];
  const said = Math.max(...[...first.figures, first.headline].map(({ coverage }) => coverage));
  return figures.coverage < said * SAID_BESIDE ? [] : [quotation(figures, study.evidence.n)];
}

function agreementOf(direct: readonly StudyFinding[], { outcomes }: QuestionFrame): Agreement | null {
  const sided = direct.filter(({ direction }) => direction !== 'described');
  if (sided.length < MIN_AGREEMENT) return null;
  const side = (wanted: EffectDirection) => {
    const studies = sided.filter(({ direction }) => direction === wanted);
    const participants = studies.reduce((sum, { evidence }) => sum + (evidence.citation.ml_n ?? 0), 0);
    return { studies: studies.length, participants };
  };
  return {
    outcome: outcomes[0] ?? '',
    favoursIntervention: side('favours-intervention'),
    noClearDifference: side('no-clear-difference'),
    favoursComparator: side('favours-comparator'),
  };
}

const HARM =
  /\b(?:adverse|side[- ]effects?|safety|tolerat\w+|toxicit\w+|bleeding|h(?:a)?emorrhage|hypogly\w+|discontinu\w+|complications?|infections?|harms?)\b/i;

const STEM = 6;

/** Whether a text tells of a harm: what is treated, or was hoped for, is none (“recurrent infection often returns”). */
function tellsOfHarm(text: string, { condition, outcomes }: QuestionFrame): boolean {
  const asked = [...condition, ...outcomes].flatMap((name) => name.toLowerCase().split(/\s+/));
  const stems = new Set(asked.filter((word) => word.length >= STEM).map((word) => word.slice(0, STEM)));
  return HARM.test(text.replaceAll(/\p{L}+/gu, (word) => (stems.has(word.slice(0, STEM).toLowerCase()) ? '' : word)));
}

function harmsOf(direct: readonly StudyFinding[], said: readonly QuotedPart[], frame: QuestionFrame): QuotedPart[] {
  const isSaid = (n: number, start: number) => said.some(({ citation, start: at }) => citation === n && at === start);
  return direct
    .flatMap(({ evidence: { n, sentences } }) => {
      const sentence = sentences.find(({ text, start }) => tellsOfHarm(text, frame) && !isSaid(n, start));
      return sentence === undefined ? [] : [quotation(sentence, n)];
    })
    .slice(0, MAX_HARMS);
}

/** Whether the interval of an effect includes none; of several in a sentence nobody knows which is meant. */
function isImprecise({ effect, source }: EvidenceRow): boolean {
  const [interval, ...others] = confidenceIntervals(effect === '' ? source.text : effect);
  return interval !== undefined && others.length === 0 && includesNoEffect(interval);
}

const SYNTHESES = new Set(['meta_analysis', 'systematic_review']);
const NAMES_RANDOMISATION = /(?<!\bnon[- ]?)randomi[sz]|\bRCTs?\b/i;
const NAMES_TRIALS = /\btrials?\b/i;
/** A synthesis that found nothing in people. */
const OF_ANIMALS = /\b(?:limited to|only|confined to) animal (?:studies|models|experiments)/i;
/** Kinds of questions whose syntheses may well pool cohorts, and speak of trials that are lacking. */
const ASKED_OF_COHORTS: ReadonlySet<QuestionFrame['type']> = new Set(['harm', 'prognosis', 'aetiology']);

/** Whether a study is a randomised trial or, as far as title and abstract tell, a synthesis of such trials. */
function restsOnTrials({ evidence: { citation, study } }: StudyFinding, type: QuestionFrame['type']): boolean {
  if (citation.ml_type === 'randomized_trial') return study.design !== 'cohort';
  const text = `${citation.title} ${citation.abstract}`;
  if (OF_ANIMALS.test(text)) return false;
  const isNamed = NAMES_RANDOMISATION.test(text) || (!ASKED_OF_COHORTS.has(type) && NAMES_TRIALS.test(text));
  return SYNTHESES.has(citation.ml_type) && isNamed;
}

/** Certainty after GRADE's domains as far as abstracts tell, of the studies that tell the outcome; docs/answers.md says how. */
function certaintyOf(
  direct: readonly (StudyFinding & { row: EvidenceRow })[],
  verdict: AnswerVerdict,
  { type }: QuestionFrame,
): Certainty {
  const [first] = direct;
  const reasons: Certainty['reasons'] = [];
  const isRandomised = direct.some((one) => restsOnTrials(one, type));
  let level = isRandomised ? 3 : 1;
  const lower = (reason: Certainty['reasons'][number]) => {
    reasons.push(reason);
    level -= 1;
  };
  reasons.push(isRandomised ? 'randomised' : 'observational');
  const isPooled = direct.some(({ evidence: { citation } }) => SYNTHESES.has(citation.ml_type));
  const studies = new Set(direct.map(({ evidence }) => studyIdentity(evidence.citation)));
  if (studies.size === 1 && !isPooled) lower('single-study');
  const largest = Math.max(...direct.map(({ evidence }) => evidence.citation.ml_n ?? 0));
  if (largest > 0 && largest < SMALL) lower('small');
  if (first !== undefined && isImprecise(first.row)) lower('imprecise');
  const sides = new Set(direct.filter(takesSide).map(({ direction }) => direction));
  if (verdict === 'mixed' || sides.size > 1) lower('inconsistent');
  reasons.push('abstract-only');
  const levels = ['very-low', 'low', 'moderate', 'high'] as const;
  return { level: levels[Math.max(0, level)] ?? 'very-low', reasons };
}

function indirectOf({ n, match, sentences }: NumberedEvidence): IndirectEvidence[] {
  const [best] = sentences;
  const because = match.differences.slice(0, 4).map(({ dimension, asked, studied }) => ({ dimension, asked, studied }));
  if (because.length === 0) return [];
  return [{ citation: n, because, source: best === undefined ? null : quotation(best, n) }];
}

/** How something works is often known from animals alone. */
function ofAnimalsAlone(direct: readonly StudyFinding[]): boolean {
  return direct.length > 0 && direct.every(({ evidence: { citation } }) => citation.ml_type === 'rodent');
}

/**
 * What no study at hand tells: people, where all direct ones are of animals; the outcome where no direct one names it, and in what all the
 * indirect ones differ where there is no direct one.
 */
function notTold(
  sound: readonly NumberedEvidence[],
  direct: readonly StudyFinding[],
  { outcomes, qualifiers }: QuestionFrame,
): AnswerEvidence['notTold'] {
  const { dimension: who, asked: people } = NOT_IN_PEOPLE;
  const asksOfAnimals = qualifiers.some(({ dimension }) => dimension === 'species');
  if (ofAnimalsAlone(direct) && !asksOfAnimals) return [{ dimension: who, asked: people }];
  if (direct.some(({ tellsOutcome }) => tellsOutcome)) return [];
  const isNamed = (asked: string) => direct.some(({ evidence }) => hasWordsOf(asked, evidence.citation));
  if (direct.length > 0)
    return outcomes
      .slice(0, 1)
      .filter((asked) => !isNamed(asked))
      .map((asked) => ({ dimension: 'outcome' as const, asked }));
  const [nearest, ...others] = sound.map(({ match }) => match.differences);
  return (
    (nearest ?? [])
      .filter(({ asked }) => asked !== '')
      .filter(({ asked }) => others.every((differences) => differences.some((other) => other.asked === asked)))
      .filter(({ asked }) => !sound.some(({ citation }) => hasWordsOf(asked, citation)))
      // Of an outcome only what was read as one: a word that fits nowhere else says nothing of what is missing.
      .filter(
        ({ dimension, asked }) =>
          dimension !== 'outcome' || asked === PLAN_WITHOUT_RESULTS.asked || outcomes.some(conceptNamer(asked)),
      )
      .map(({ dimension, asked }) => ({ dimension, asked }))
  );
}
