import {
  findingFor,
  publicationYear,
  type Citation,
  type EffectDirection,
  type EvidenceRow,
  type Finding,
  type QuestionFrame,
  type QuotedPart,
} from '@footnote/domain';
import { firstAlternative, hasFigure } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from './confidence-intervals.ts';
import { deniesDifference, stanceOf } from './stance.ts';

/** The sentences a study answers a question with. */
export interface ToldStudy {
  evidence: NumberedEvidence;
  /** What follows from the study for the question. */
  headline: EvidenceSentence;
  /** The sentences with the figures that were asked for, in their order; the headline is none of them. */
  figures: readonly EvidenceSentence[];
}

/** What one study says of a question. */
export interface StudyFinding extends ToldStudy {
  /** Of the outcome that was asked for where a sentence told names it, else of what the study concludes. */
  direction: EffectDirection;
  /** A sentence told names the outcome that was asked for, or none was. */
  tellsOutcome: boolean;
  /** How sure the direction is, 0 to 1. */
  confidence: number;
}

/** Outcomes of which more is better. */
const GOOD =
  /\b(?:surviv\w*|remission|respon[sd]\w*|improve\w*|cure[ds]?|recover\w*|quality of life|success|clearance|healing|resolution|live birth|pregnanc\w+|function\w*|growth|weight loss|adherence|regrowth|tolera\w+|complete resection|free(?:dom)?|independen\w+|satisfaction|efficacy|effective\w*|capacity|density|relief|abstinence|cessation|control)\b/i;
/** A conclusion is the headline where it says this share of what the sentence says that says most. */
const CONCLUSION_SHARE = 0.5;
/** A second sentence with figures is told where it is this likely beside the best. */
const SECOND_FIGURES = 0.5;
const MOST_FIGURES = 2;
/** Types whose answer has a side; of the others a study has only what it found. */
export const WEIGHED: ReadonlySet<QuestionFrame['type']> = new Set([
  'therapy',
  'comparison',
  'harm',
  'aetiology',
  'prognosis',
]);
/** Types whose answer is yes or no: an effect that was hoped for says nothing of a harm that was asked about. */
export const ASKS_WHETHER: ReadonlySet<QuestionFrame['type']> = new Set(['harm', 'aetiology']);
/** Types that are answered in words. */
const WITHOUT_FIGURES = new Set<QuestionFrame['type']>(['mechanism', 'definition']);
const SURE = 0.55;

/** Reads what a study says of a question, and for which side it speaks; undefined where no sentence of it was chosen. */
export function studyFinding(evidence: NumberedEvidence, frame: QuestionFrame): StudyFinding | undefined {
  const told = toldStudy(evidence, frame);
  if (told === undefined) return undefined;
  const tellsOutcome = [told.headline, ...told.figures].some(({ namesOutcome }) => namesOutcome);
  if (!WEIGHED.has(frame.type)) return { ...told, tellsOutcome, direction: 'described', confidence: 0 };
  const read = directionOf(evidence, frame, told);
  const speaksAgainst = contradicts(read.direction, [...told.figures, told.headline]);
  return { ...told, tellsOutcome, ...(speaksAgainst ? { direction: 'described', confidence: 0 } : read) };
}

/** Chooses the sentences a study answers with; undefined where there are none. */
export function toldStudy(evidence: NumberedEvidence, { type }: QuestionFrame): ToldStudy | undefined {
  const { sentences } = evidence;
  const [best] = sentences;
  if (best === undefined) return undefined;
  const most = Math.max(...sentences.map(({ coverage }) => coverage));
  const concluding = sentences
    .filter(({ concludes, coverage }) => concludes && coverage >= most * CONCLUSION_SHARE)
    .toSorted((a, b) => b.coverage - a.coverage)[0];
  if (WITHOUT_FIGURES.has(type)) {
    const saying = sentences.toSorted((a, b) => b.coverage - a.coverage)[0] ?? best;
    return { evidence, headline: concluding ?? saying, figures: [] };
  }
  const told = sentences.filter(({ text }) => hasFigure(text, type));
  const headline = concluding ?? told[0] ?? best;
  const figures = told
    .filter(({ relevance }) => relevance >= (told[0]?.relevance ?? 0) * SECOND_FIGURES)
    .slice(0, MOST_FIGURES)
    .filter((sentence) => sentence !== headline)
    .toSorted((a, b) => a.start - b.start);
  return { evidence, headline, figures };
}

function directionOf(
  { sections }: NumberedEvidence,
  frame: QuestionFrame,
  { headline, figures }: ToldStudy,
): Pick<StudyFinding, 'direction' | 'confidence'> {
  const [intervention = ''] = frame.interventions;
  const [comparator = ''] = frame.comparators;
  const [outcome = ''] = frame.outcomes;
  if (intervention !== '' && outcome !== '') {
    const decided = findingFor(sections, { intervention, comparator, outcome });
    if (decided !== null && decided.confidence >= SURE)
      return { direction: sideOf(decided.direction, outcome), confidence: decided.confidence };
  }
  // A conclusion about something else comes after the sentence that names what was asked.
  const naming = [headline, ...figures].filter(({ namesOutcome }) => namesOutcome);
  const { text } = naming.find((sentence) => stanceOf(sentence.text) !== 'unclear') ?? headline;
  const stance = stanceOf(text);
  if (stance === 'effect' && ASKS_WHETHER.has(frame.type))
    return deniesDifference(text)
      ? { direction: 'no-clear-difference', confidence: 0.5 }
      : { direction: 'described', confidence: 0 };
  const sides = {
    effect: 'favours-intervention',
    no_effect: 'no-clear-difference',
    harm: 'favours-comparator',
    unclear: 'described',
  } as const;
  return { direction: sides[stance], confidence: stance === 'unclear' ? 0 : 0.5 };
}

/**
 * Whether a side is told beside figures that say otherwise: no difference beside an interval that excludes it, or a side where
 * every interval includes no effect. Then the figures stand for themselves.
 */
function contradicts(direction: EffectDirection, shown: readonly EvidenceSentence[]): boolean {
  if (direction === 'described') return false;
  const ratios = shown.flatMap(({ text }) => confidenceIntervals(text)).filter(({ ofRatio }) => ofRatio);
  const crossing = ratios.map(includesNoEffect);
  if (crossing.length === 0) return false;
  return direction === 'no-clear-difference' ? crossing.includes(false) : !crossing.includes(false);
}

function sideOf(direction: 'increased' | 'decreased' | 'no_clear_difference', outcome: string): EffectDirection {
  if (direction === 'no_clear_difference') return 'no-clear-difference';
  return (direction === 'increased') === GOOD.test(outcome) ? 'favours-intervention' : 'favours-comparator';
}

/** A sentence as a piece of its reference. */
export function quotation({ text, start, end }: EvidenceSentence, n: number): QuotedPart {
  return { text, citation: n, start, end };
}

const ACRONYM =
  /\b([A-Z][A-Z0-9-]{2,20}(?: [IVX1-9]{1,3})?) (?:[Tt]rial|[Ss]tudy|[Ii]nvestigators)\b|\(([A-Z][A-Za-z0-9-]{2,20})\)/;
const NOT_A_STUDY = /^(?:RCT|COVID|HIV|ICU|USA?|UK|NHS|WHO|CT|MRI|BMI|COPD|DNA|RNA|HR|OR|RR|CI)\b/;

/** What a study is called: its acronym, else its first author and year. */
export function studyName({
  title,
  abstract,
  first_author: author,
  publication_date: date,
  journal,
}: Citation): string {
  const found = ACRONYM.exec(title) ?? ACRONYM.exec(abstract.slice(0, 1_500));
  const acronym = found?.[1] ?? found?.[2] ?? '';
  const capitals = acronym.match(/[A-Z]/g)?.length ?? 0;
  if (acronym.length > 3 && capitals >= 3 && !NOT_A_STUDY.test(acronym)) return acronym;
  const name = author.split(' ').length > 3 || author === '' ? journal : (author.split(' ')[0] ?? journal);
  return `${name} ${publicationYear(date)}`.trim();
}

/** The finding with figures that was read from a sentence. */
function findingIn({ study }: NumberedEvidence, { start, end }: EvidenceSentence): Finding | undefined {
  return study.findings.find(
    ({ sentence, figures }) => figures !== '' && sentence.start >= start && sentence.start < end,
  );
}

/** A study as a row of the evidence table. */
export function evidenceRow(
  { evidence, headline, figures, direction }: StudyFinding,
  frame: QuestionFrame,
): EvidenceRow {
  const { n, citation } = evidence;
  const source = figures.find((sentence) => findingIn(evidence, sentence) !== undefined) ?? figures[0] ?? headline;
  const finding = findingIn(evidence, source);
  return {
    citation: n,
    study: studyName(citation),
    design: evidence.study.design,
    n: citation.ml_n,
    population: firstAlternative(citation.ml_p),
    comparison: [firstAlternative(citation.ml_i), firstAlternative(citation.ml_c)]
      .filter((text) => text !== '')
      .join(' · '),
    outcome: frame.outcomes[0] ?? firstAlternative(citation.ml_o),
    effect: finding?.figures ?? '',
    direction,
    ...(finding === undefined ? {} : { estimate: estimateOf(finding) }),
    source: quotation(source, n),
  };
}

function estimateOf({ intervention, comparator, measure, value, ci }: Finding): EvidenceRow['estimate'] {
  return { intervention, comparator, measure, value, ci: ci === null ? null : [ci[0], ci[1]] };
}
