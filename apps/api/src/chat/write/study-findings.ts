import {
  publicationYear,
  type Citation,
  type EffectDirection,
  type EvidenceRow,
  type Finding,
  type QuestionFrame,
  type QuotedPart,
} from '@footnote/domain';
import { firstAlternative } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from './confidence-intervals.ts';
import { tellsDifference } from './side/side-features.ts';
import { readSide } from './side/read-side.ts';
import { toldStudy, type ToldStudy } from './told-study.ts';

/** What one study says of a question. */
export interface StudyFinding extends ToldStudy {
  /** Of the outcome that was asked for where a sentence told names it, else of what the study concludes. */
  direction: EffectDirection;
  /** A sentence told names the outcome that was asked for, or none was. */
  tellsOutcome: boolean;
  /** How sure the direction is, 0 to 1. */
  confidence: number;
}

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

/** Reads what a study says of a question, and for which side it speaks; undefined where no sentence of it was chosen. */
export function studyFinding(evidence: NumberedEvidence, frame: QuestionFrame): StudyFinding | undefined {
  const told = toldStudy(evidence, frame);
  if (told === undefined) return undefined;
  const tellsOutcome = [told.headline, ...told.figures].some(({ namesOutcome }) => namesOutcome);
  if (!WEIGHED.has(frame.type)) return { ...told, tellsOutcome, direction: 'described', confidence: 0 };
  const read = readSide(told, frame);
  const speaksAgainst = contradicts(read.direction, [...told.figures, told.headline], frame);
  return { ...told, tellsOutcome, ...(speaksAgainst ? { direction: 'described', confidence: 0 } : read) };
}

/**
 * Whether a side is told beside sentences that say otherwise: no difference beside a significant one or an interval that
 * excludes it, or a side where every interval includes no effect. Then the sentences stand for themselves.
 */
function contradicts(direction: EffectDirection, shown: readonly EvidenceSentence[], frame: QuestionFrame): boolean {
  if (direction === 'described') return false;
  if (direction === 'no-clear-difference' && shown.some(({ text }) => tellsDifference(text, frame))) return true;
  const ratios = shown.flatMap(({ text }) => confidenceIntervals(text)).filter(({ ofRatio }) => ofRatio);
  const crossing = ratios.map(includesNoEffect);
  if (crossing.length === 0) return false;
  return direction === 'no-clear-difference' ? crossing.includes(false) : !crossing.includes(false);
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

/** The finding with figures that was read from a sentence: of the outcome asked for where it tells of several. */
function findingIn(
  { study }: NumberedEvidence,
  { start, end }: EvidenceSentence,
  outcomes: readonly string[],
): Finding | undefined {
  const found = study.findings.filter(
    ({ sentence, figures }) => figures !== '' && sentence.start >= start && sentence.start < end,
  );
  const asked = stemsOf(outcomes.join(' '));
  const named = found.find(({ outcome }) => [...stemsOf(outcome)].some((stem) => asked.has(stem)));
  return named ?? (found.length === 1 || asked.size === 0 ? found[0] : undefined);
}

const SHORTEST_STEM = 4;
const LONGEST_STEM = 6;

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_STEM).map((word) => word.slice(0, LONGEST_STEM)));
}

/** A study as a row of the evidence table. */
export function evidenceRow(
  { evidence, headline, figures, direction }: StudyFinding,
  frame: QuestionFrame,
): EvidenceRow {
  const { n, citation } = evidence;
  const [asked = ''] = frame.outcomes;
  const source =
    figures.find((sentence) => findingIn(evidence, sentence, frame.outcomes) !== undefined) ?? figures[0] ?? headline;
  const finding = findingIn(evidence, source, frame.outcomes);
  const told = source.namesOutcome && asked !== '' ? asked : (finding?.outcome ?? '');
  return {
    citation: n,
    study: studyName(citation),
    design: evidence.study.design,
    n: citation.ml_n,
    population: firstAlternative(citation.ml_p),
    comparison: [firstAlternative(citation.ml_i), firstAlternative(citation.ml_c)]
      .filter((text) => text !== '')
      .join(' · '),
    outcome: told === '' ? firstAlternative(citation.ml_o) : told,
    effect: finding?.figures ?? '',
    direction,
    ...(finding === undefined ? {} : { estimate: estimateOf(finding) }),
    source: quotation(source, n),
  };
}

function estimateOf({ intervention, comparator, measure, value, ci }: Finding): EvidenceRow['estimate'] {
  return { intervention, comparator, measure, value, ci: ci === null ? null : [ci[0], ci[1]] };
}
