import type { Citation, EvidenceRow, Finding, QuestionFrame } from '@footnote/domain';
import { alternativesOf, firstAlternative, namesConcept } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import { comparedInTitle } from './compared-in-title.ts';
import { countEffects, effectFigures } from './effect-figures.ts';
import { quotation, WEIGHED, type StudyFinding } from './study-findings.ts';
import { studyName } from './study-name.ts';

/** Figures whose brackets hold words beside them were cut off within: "(37 of 412) patients". */
const CUT_WITHIN = /^\([^)]*\)\s+\w/;
/** Figures behind a plus-minus sign begin with a spread: "433 +/- 25 vs 444". */
const CUT_BEFORE = /(?:\+\s?\/\s?[-−]|±)\s?$/;

const NUMBERS_ALONE = /^(?:[\d\s,.]|and|to|versus|vs)+$/;
/** Numbers before a unit of time say when something was measured: "at 8 and 16 weeks". */
const WHEN = /^\s?(?:min(?:utes?)?|h(?:ours?)?|days?|weeks?|months?|years?)\b/i;

function isCutOff(figures: string, sentence: string): boolean {
  const start = Math.max(0, sentence.indexOf(figures));
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

/**
 * What was compared, and only what the study itself names: the arms of its title, its own words where they name all that was
 * asked about, else as much of the question as it speaks of.
 */
function comparisonOf(
  told: readonly EvidenceSentence[],
  { title, abstract, ml_i: given, ml_c: against }: Citation,
  { type, interventions, comparators }: QuestionFrame,
): string {
  if (interventions.length === 0 && !WEIGHED.has(type)) return '';
  const arms = comparedInTitle(title);
  const isAsked = (text: string) => [...interventions, ...comparators].some((asked) => isNamedIn(text, asked));
  if (arms !== null && isAsked(arms.join(' '))) return arms.join(' · ');
  const own = firstAlternative(given);
  const said = stemsOf([title, ...told.map(({ text }) => text)].join(' '));
  const ownStems = stemsOf(own);
  const isTold = (one: string) => [...stemsOf(one)].some((stem) => said.has(stem) && !ownStems.has(stem));
  // What was drawn from an abstract stands in it word for word; what does not was written by somebody who read it.
  const isWritten = (one: string) => !`${title} ${abstract}`.includes(one);
  const other = alternativesOf(against).find((one) => isTold(one) || isWritten(one));
  // “Talc slurry” shares a word with the talc poudrage that was asked about, and is what it was compared with.
  const isAgainst = comparators.some((comparator) => {
    const stems = stemsOf(comparator);
    return [...ownStems].every((stem) => stems.has(stem));
  });
  const speaksOf = (asked: string) => isNamedIn([title, own, against, abstract].join(' '), asked);
  const opposed = comparators.filter(speaksOf).join(' / ');
  const spokenOf = interventions.filter(speaksOf);
  const namesAll = spokenOf.every((asked) => isNamedIn(own, asked));
  const isSaid = [...ownStems].every((stem) => said.has(stem));
  if (own !== '' && !isAgainst && namesAll && (spokenOf.length > 0 || isSaid || isWritten(own)))
    return [own, other ?? opposed].filter((text) => text !== '').join(' · ');
  return [spokenOf.join(' + '), opposed].filter((text) => text !== '').join(' · ');
}

function isNamedIn(text: string, asked: string): boolean {
  return namesConcept(text, asked) || sharesStem(text, stemsOf(asked));
}

/** Numbers and people are no outcomes, though they may stand where one is looked for. */
const NO_OUTCOME = /^$|\b\d{2,}\b|\b(?:patients?|records?|subjects?|participants?|children)\b/i;

function isOutcome(text: string): boolean {
  return !NO_OUTCOME.test(text);
}

/** The outcome a sentence tells: those asked for that it names, else that of the finding, else one of the study's that it shares a word with. */
function outcomeOf(source: EvidenceSentence, finding: Finding | undefined, { ml_o: outcomes }: Citation): string {
  if (source.outcomes.length > 0) return source.outcomes.join(' · ');
  if (finding !== undefined && isOutcome(finding.outcome)) return finding.outcome;
  const said = stemsOf(source.text);
  return alternativesOf(outcomes).find((outcome) => isOutcome(outcome) && sharesStem(outcome, said)) ?? '';
}

/**
 * The first sentence with the figures of an effect: of the outcome asked for where one of them names it, by its whole name or,
 * where no such sentence has figures, by a word of it (“allergy” for peanut allergy).
 */
function withEffect(told: readonly EvidenceSentence[], frame: QuestionFrame): EvidenceSentence | undefined {
  const hasEffect = ({ text }: EvidenceSentence) => effectFigures(text, frame).figures !== '';
  const naming = told.filter(({ namesOutcome }) => namesOutcome);
  if (naming.length === 0) return told.find(hasEffect);
  const asked = stemsOf(frame.outcomes.join(' '));
  return naming.find(hasEffect) ?? told.find((one) => hasEffect(one) && sharesStem(one.text, asked));
}

/** A study as a row of the evidence table. */
export function evidenceRow(
  { evidence, headline, figures, direction }: StudyFinding,
  frame: QuestionFrame,
): EvidenceRow {
  const { n, citation } = evidence;
  const source =
    withEffect([...figures, headline], frame) ??
    (frame.outcomes.length > 0 ? [...figures, headline].find(({ outcomes }) => outcomes.length > 0) : undefined) ??
    figures.find((sentence) => findingIn(evidence, sentence, frame.outcomes) !== undefined) ??
    figures[0] ??
    headline;
  const finding = findingIn(evidence, source, frame.outcomes);
  const told = effectFigures(source.text, frame);
  return {
    citation: n,
    study: studyName(citation),
    design: evidence.study.design,
    n: citation.ml_n,
    population: firstAlternative(citation.ml_p),
    comparison: comparisonOf([headline, ...figures], citation, frame),
    outcome: told.outcome ?? outcomeOf(source, finding, citation),
    effect: told.figures === '' ? onlyFinding(source, finding) : told.figures,
    direction,
    ...(finding === undefined ? {} : { estimate: estimateOf(finding) }),
    source: quotation(source, n),
  };
}

/** An estimate that is not called one: "0.69 (95 percent confidence interval, 0.51 to 0.93)". */
const BARE_ESTIMATE = /^\(?[-−]?\d[\d.·]{0,8}\s?%?\s?[;,([][^;]{0,20}(?:CI|confidence)/;
/** One figure against another. */
const COMPARED = /\b(?:vs|versus|compared with|ratio)\b|\b(?:with|for|in) [^.;]{1,60} and\b/;

/** The figures that were read as a finding, where a sentence gives those of one effect; else ''. */
function onlyFinding({ text }: EvidenceSentence, finding: Finding | undefined): string {
  if (finding === undefined || countEffects(text) > 1 || !isEffect(finding.figures)) return '';
  // Of three shares and more, two are no comparison.
  return finding.figures.includes('%') && (text.match(/\d\s?%/g)?.length ?? 0) > MOST_SHARES ? '' : finding.figures;
}
const MOST_SHARES = 2;

function isEffect(figures: string): boolean {
  return BARE_ESTIMATE.test(figures) || COMPARED.test(figures);
}

function estimateOf({ intervention, comparator, measure, value, ci }: Finding): EvidenceRow['estimate'] {
  return { intervention, comparator, measure, value, ci: ci === null ? null : [ci[0], ci[1]] };
}
