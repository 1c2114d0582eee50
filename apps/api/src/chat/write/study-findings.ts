import {
  publicationYear,
  type Citation,
  type EffectDirection,
  type EvidenceRow,
  type Finding,
  type QuestionFrame,
  type QuotedPart,
} from '@footnote/domain';
import { alternativesOf, firstAlternative } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { confidenceIntervals, includesNoEffect, singleEstimate } from './confidence-intervals.ts';
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

const NAMED_STUDY = /\b([A-Z][A-Z0-9-]{2,20}(?: [IVX1-9]{1,3})?) (?:[Tt]rial|[Ss]tudy|[Ii]nvestigators)\b/;
const STUDY_IN_BRACKETS = /\(([A-Z][A-Za-z0-9-]{2,20})\)/;
const NOT_A_STUDY = /^(?:RCT|COVID|HIV|ICU|USA?|UK|NHS|WHO|CT|MRI|BMI|COPD|DNA|RNA|HR|OR|RR|CI)\b/;
const NAMED_WITHIN = 1_500;

/** What a study is called: its acronym, else its first author and year. */
export function studyName(citation: Citation): string {
  const { title, abstract, first_author: author, publication_date: date, journal } = citation;
  const acronym = acronymIn(title) ?? acronymIn(abstract.slice(0, NAMED_WITHIN));
  if (acronym !== undefined) return acronym;
  const name = author.split(' ').length > 3 || author === '' ? journal : (author.split(' ')[0] ?? journal);
  return `${name} ${publicationYear(date)}`.trim();
}

/** The acronym that a text names first, as a study's or in brackets. */
function acronymIn(text: string): string | undefined {
  const [first] = [NAMED_STUDY.exec(text), STUDY_IN_BRACKETS.exec(text)]
    .filter((found) => found !== null)
    .toSorted((a, b) => a.index - b.index);
  const acronym = first?.[1] ?? '';
  const capitals = acronym.match(/[A-Z]/g)?.length ?? 0;
  return acronym.length > 3 && capitals >= 3 && !NOT_A_STUDY.test(acronym) ? acronym : undefined;
}

/** Figures whose brackets hold words beside them were cut off within: "(37 of 412) patients". */
const CUT_OFF = /^\([^)]*\)\s+\w/;

/** The finding with figures that was read from a sentence: of the outcome asked for where it tells of several. */
function findingIn(
  { study }: NumberedEvidence,
  { start, end }: EvidenceSentence,
  outcomes: readonly string[],
): Finding | undefined {
  const found = study.findings.filter(
    ({ sentence, figures }) =>
      figures !== '' && !CUT_OFF.test(figures) && sentence.start >= start && sentence.start < end,
  );
  const asked = stemsOf(outcomes.join(' '));
  const named = found.find(({ outcome }) => sharesStem(outcome, asked));
  return named ?? (found.length === 1 || asked.size === 0 ? found[0] : undefined);
}

const SHORTEST_STEM = 4;
const LONGEST_STEM = 6;

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST_STEM).map((word) => word.slice(0, LONGEST_STEM)));
}

function sharesStem(text: string, stems: ReadonlySet<string>): boolean {
  return [...stemsOf(text)].some((stem) => stems.has(stem));
}

/** The outcome a sentence tells: those asked for that it names, else that of the finding, else one of the study's that it shares a word with. */
function outcomeOf(source: EvidenceSentence, finding: Finding | undefined, { ml_o: outcomes }: Citation): string {
  if (source.outcomes.length > 0) return source.outcomes.join(' · ');
  if (finding !== undefined && finding.outcome !== '') return finding.outcome;
  const said = stemsOf(source.text);
  return alternativesOf(outcomes).find((outcome) => sharesStem(outcome, said)) ?? '';
}

/** A study as a row of the evidence table. */
export function evidenceRow(
  { evidence, headline, figures, direction }: StudyFinding,
  frame: QuestionFrame,
): EvidenceRow {
  const { n, citation } = evidence;
  const source =
    figures.find((sentence) => findingIn(evidence, sentence, frame.outcomes) !== undefined) ?? figures[0] ?? headline;
  const finding = findingIn(evidence, source, frame.outcomes);
  return {
    citation: n,
    study: studyName(citation),
    design: evidence.study.design,
    n: citation.ml_n,
    population: firstAlternative(citation.ml_p),
    comparison: [firstAlternative(citation.ml_i), firstAlternative(citation.ml_c)]
      .filter((text) => text !== '')
      .join(' · '),
    outcome: outcomeOf(source, finding, citation),
    effect: finding?.figures ?? singleEstimate(source.text),
    direction,
    ...(finding === undefined ? {} : { estimate: estimateOf(finding) }),
    source: quotation(source, n),
  };
}

function estimateOf({ intervention, comparator, measure, value, ci }: Finding): EvidenceRow['estimate'] {
  return { intervention, comparator, measure, value, ci: ci === null ? null : [ci[0], ci[1]] };
}
