import type { Citation, EffectDirection, EvidenceRow, Finding, QuestionFrame } from '@footnote/domain';
import { conceptNamer } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../../chat.ports.ts';
import { comparedArms, comparesParts } from './compared-arms.ts';
import { countEffects, countIntervals, countShares, effectFigures } from './effect-figures.ts';
import { tellsDifference } from '../side/side-features.ts';
import { deniesDifference } from '../stance.ts';
import { quotation, type StudyFinding } from '../study-findings.ts';
import { inOrderOfAnswer } from '../leading-sentence.ts';
import { studyName } from '../study-name.ts';
import { sampleSize } from './sample-size.ts';
import { studiedPeople } from './studied-people.ts';
import { toldOutcome } from './told-outcome.ts';
import { unplacedTerms } from './unplaced-terms.ts';
import { sharesStem, wordStems } from '../word-stems.ts';

/** Figures whose brackets hold words beside them were cut off within: "(37 of 412) patients". */
const CUT_WITHIN = /^(?:\([^)]*\)|\[[^\]]*\])\s+\w/;
/** Figures behind a plus-minus sign begin with a spread: "433 +/- 25 vs 444". */
const CUT_BEFORE = /(?:\+\s?\/\s?[-−]|±)\s?$/;

const NUMBERS_ALONE = /^(?:[\d\s,.]|and|to|versus|vs)+$/;
/** Numbers before a unit of time say when something was measured: "at 8 and 16 weeks". */
const WHEN = /^\s?(?:min(?:utes?)?|h(?:ours?)?|days?|weeks?|months?|years?)\b/i;

/** Behind a number: of how many. */
const OF_HOW_MANY = /^\s?(?:(?:out )?of|\/)\s?(?:the )?\d/i;

function isCutOff(figures: string, sentence: string): boolean {
  const start = Math.max(0, sentence.indexOf(figures));
  if (OF_HOW_MANY.test(sentence.slice(start + figures.length))) return true;
  if (NUMBERS_ALONE.test(figures) && WHEN.test(sentence.slice(start + figures.length))) return true;
  return CUT_WITHIN.test(figures) || CUT_BEFORE.test(sentence.slice(0, start));
}

/** The finding with figures that was read from a sentence: of the outcome asked for where it tells of several. */
function findingIn(
  { study }: NumberedEvidence,
  { text, start, end }: EvidenceSentence,
  outcomes: readonly string[],
): Finding | undefined {
  const found = study.findings.filter(
    ({ sentence, figures }) =>
      figures !== '' && !isCutOff(figures, text) && sentence.start >= start && sentence.start < end,
  );
  const asked = wordStems(outcomes.join(' '));
  const named = found.find(({ outcome }) => sharesStem(outcome, asked));
  return named ?? (found.length === 1 || asked.size === 0 ? found[0] : undefined);
}

/**
 * The first sentence with the figures of an effect: of the outcome asked for where one of them names it, by its whole name or,
 * where no such sentence has figures, by a word of it (“allergy” for peanut allergy).
 */
function withEffect(told: readonly EvidenceSentence[], frame: QuestionFrame): EvidenceSentence | undefined {
  const hasEffect = ({ text }: EvidenceSentence) => effectFigures(text, frame).figures !== '';
  const naming = told.filter(({ namesOutcome }) => namesOutcome);
  if (naming.length === 0) return told.find(hasEffect);
  const asked = wordStems(frame.outcomes.join(' '));
  return (
    naming.find(hasEffect) ??
    told.find((one) => hasEffect(one) && sharesStem(one.text, asked)) ??
    told.find((one) => hasEffect(one) && ENDPOINT.test(one.text))
  );
}

/** What was asked for, where another sentence says what it is. */
const ENDPOINT = /\b(?:the|primary) (?:primary )?(?:end ?-?points?|composite|outcome) (?:occurred|was|were)\b/i;

/** Whether a sentence may stand beside a side: one that denies any difference would contradict it, and the other way round. */
function speaksFor(direction: EffectDirection, text: string, frame: QuestionFrame): boolean {
  if (direction === 'described') return true;
  return direction === 'no-clear-difference'
    ? !tellsDifference(text, frame)
    : !deniesDifference(text) || tellsDifference(text, frame);
}

/** A part of those studied, or of an outcome: of it a row tells only where nothing tells of the whole. */
const OF_A_PART =
  /\b(?:severe|fatal|night-?time|day-?time|subgroups?|subset|baseline|unadjusted|(?:primarily|mainly) due to)\b/i;

/** How something was measured, or what was given, is no result. */
const OF_METHODS =
  /\b(?:was|were) (?:evaluated|assessed|measured|recorded|rated|given|randomi[sz]ed|assigned)\b|\bdosages? (?:was|were|at)\b/i;

/**
 * The sentence that a row is read from: with the figures of the outcome asked for, of the whole of it before a part, else one that names
 * it, else the first with figures.
 */
function rowSentence(
  evidence: NumberedEvidence,
  told: readonly EvidenceSentence[],
  frame: QuestionFrame,
): EvidenceSentence | undefined {
  const unplaced = unplacedTerms(evidence.citation, frame);
  const naming = told.filter(({ text }) => !OF_METHODS.test(text) && unplaced.some(conceptNamer(text)));
  const [asked] = naming;
  if (asked !== undefined && asked !== told[0]) return withEffect(naming, frame) ?? asked;
  return (
    withEffect(wholeFirst(told, frame), frame) ??
    (frame.outcomes.length > 0 ? told.find(({ outcomes }) => outcomes.length > 0) : undefined) ??
    told.find((sentence) => findingIn(evidence, sentence, frame.outcomes) !== undefined) ??
    told[0]
  );
}

function wholeFirst(told: readonly EvidenceSentence[], { outcomes }: QuestionFrame): readonly EvidenceSentence[] {
  if (outcomes.some((outcome) => OF_A_PART.test(outcome))) return told;
  return told.toSorted((a, b) => Number(OF_A_PART.test(a.text)) - Number(OF_A_PART.test(b.text)));
}

/** A study as a row of the evidence table. */
export function evidenceRow(
  { evidence, headline, figures, direction }: StudyFinding,
  frame: QuestionFrame,
): EvidenceRow {
  const { n, citation } = evidence;
  const all = inOrderOfAnswer({ headline, figures }, frame);
  const fitting = all.filter(({ text }) => speaksFor(direction, text, frame));
  const source = rowSentence(evidence, fitting.length > 0 ? fitting : all, frame) ?? headline;
  const finding = findingIn(evidence, source, frame.outcomes);
  const isEndpoint = source.outcomes.length === 0 && ENDPOINT.test(source.text);
  const named = toldOutcome(isEndpoint ? { ...source, outcomes: headline.outcomes } : source, finding, citation, frame);
  const told = effectFigures(source.text, frame);
  const effect = told.figures === '' ? onlyFinding(source, finding) : told.figures;
  const sentences = { told: [headline, ...figures].map(({ text }) => text), source: source.text, effect };
  return {
    citation: n,
    study: studyName(citation),
    design: evidence.study.design,
    n: sampleSize(citation),
    population: studiedPeople(citation, frame.condition),
    comparison: comparedArms(sentences, citation, frame),
    outcome: told.outcome ?? (named === '' ? unplacedOutcome(source.text, citation, frame) : named),
    effect,
    // A difference between men and women is none between treatments.
    direction: comparesParts(source.text) ? 'described' : direction,
    ...(finding === undefined ? {} : { estimate: estimateOf(finding) }),
    source: quotation(source, n),
  };
}

/** A condition asked about that is not that of the people studied, and that the sentence tells of. */
function unplacedOutcome(text: string, citation: Citation, frame: QuestionFrame): string {
  const terms = unplacedTerms(citation, frame).filter(conceptNamer(text));
  return terms.filter((term) => frame.condition.includes(term)).join(' · ');
}

/** An estimate that is not called one: "0.69 (95 percent confidence interval, 0.51 to 0.93)". */
const BARE_ESTIMATE = /^\(?[-−]?\d[\d.·]{0,8}\s?%?\s?[;,([][^;]{0,20}(?:CI|confidence)/;
/** One figure against another. */
const COMPARED = /\b(?:vs|versus|compared with|ratio)\b|\b(?:with|for|in) [^.;]{1,60} and\b/;

/** Of more shares, two are no comparison. */
const MOST_SHARES = 2;

/** Two figures of the other arm: the first arm had two as well, and one of them is lost. */
const TWO_OF_EACH = /\b(?:vs\.?|versus|compared with)\s\d[\d.·]{0,8} ?%? and \d/i;

/** The figures that were read as a finding, where a sentence gives those of one effect; else ''. */
function onlyFinding({ text }: EvidenceSentence, finding: Finding | undefined): string {
  if (
    finding === undefined ||
    TWO_OF_EACH.test(finding.figures) ||
    countEffects(text) > 1 ||
    countIntervals(text) > 1 ||
    !isEffect(finding.figures)
  )
    return '';
  return finding.figures.includes('%') && countShares(text) > MOST_SHARES ? '' : finding.figures;
}

/** How long something was given is no effect of it. */
const HOW_LONG = /^\d+ (?:days?|weeks?|months?)\b(?! (?:vs\.?|versus) )/;

function isEffect(figures: string): boolean {
  if (HOW_LONG.test(figures) && !/\b(?:months?|weeks?|days?) (?:with|in|for|on)\b/.test(figures)) return false;
  return BARE_ESTIMATE.test(figures) || COMPARED.test(figures);
}

function estimateOf({ intervention, comparator, measure, value, ci }: Finding): EvidenceRow['estimate'] {
  return { intervention, comparator, measure, value, ci: ci === null ? null : [ci[0], ci[1]] };
}
