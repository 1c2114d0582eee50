import { askedTerms, stemsAlike } from './asked-terms.ts';
import { directionWord } from './direction-words.ts';
import type { ReadAbstract, ReadSentence } from './read-abstract.ts';
import type { AskedComparison } from '../study-frame.ts';

type Terms = Map<string, number>;

/** A comparison as it is looked for in one abstract: what is said of both arms tells neither. */
export interface SoughtComparison {
  outcome: Terms;
  outcomeWeight: number;
  intervention: Terms;
  comparator: Terms;
  /** The comparator is a control of any kind (placebo, usual care), named or not. */
  isControlled: boolean;
  outcomeWords: readonly string[];
}

const CONTROL =
  /^(?:placebo|controls?|usual|standard|conventional|sham|routine|untreated|traditional|vehicle|saline|nothing|delayed|waiting|waitlist|wait|none|comparison|alone|baseline|dummy|normal|regular)$/;
const TESTED =
  /^(?:interventions?|experimental|treatment|treated|active|supplement(?:ed|ation)?|study|test|program(?:me)?|training|trained|exercise|drug)$/;

function withAbbreviations(terms: Terms, { abbreviations }: ReadAbstract): Terms {
  for (const [short, long] of abbreviations) {
    const content = long.filter((stem) => stem.length > 3);
    if (terms.has(short)) for (const stem of content) terms.set(stem, Math.max(terms.get(stem) ?? 0, 0.7));
    else if (content.length > 0 && content.every((stem) => terms.has(stem))) terms.set(short, 1);
  }
  return terms;
}

export function soughtComparison(asked: AskedComparison, abstract: ReadAbstract): SoughtComparison {
  const outcome = withAbbreviations(askedTerms(asked.outcome), abstract);
  const ofIntervention = withAbbreviations(askedTerms(asked.intervention), abstract);
  const ofComparator = withAbbreviations(askedTerms(asked.comparator), abstract);
  const intervention: Terms = new Map([...ofIntervention].filter(([stem]) => !ofComparator.has(stem)));
  const comparator: Terms = new Map([...ofComparator].filter(([stem]) => !ofIntervention.has(stem)));
  const words = asked.comparator.toLowerCase().match(/\p{L}+/gu) ?? [];
  return {
    outcome,
    outcomeWeight: Math.max(
      0.3,
      [...outcome.values()].reduce((sum, weight) => sum + weight, 0),
    ),
    // All words of the intervention are the comparator's too: they are known, but tell no arm.
    intervention:
      intervention.size === 0
        ? new Map([...ofIntervention].map(([stem, weight]) => [stem, weight * 0.35]))
        : intervention,
    comparator,
    isControlled: words.length === 0 || words.some((word) => CONTROL.test(word)),
    outcomeWords: asked.outcome.toLowerCase().match(/\p{L}{3,}/gu) ?? [],
  };
}

/** Which part of a comparison a word of a sentence belongs to. */
export interface WordMarks {
  /** For each token: the outcome term it matches, or ''. */
  outcome: readonly string[];
  outcomeWeight: readonly number[];
  /** For each token: 'I' for the intervention, 'C' for the comparator, or ''. */
  arm: readonly ('' | 'I' | 'C')[];
  /** Weight of the arm's words found in the sentence, of 1. */
  interventionCoverage: number;
  comparatorCoverage: number;
}

interface BestTerm {
  term: string;
  weight: number;
}

const NO_TERM: BestTerm = { term: '', weight: 0 };
/** The terms that a word was found to be, for as long as somebody holds the terms. */
const termsOfWords = new WeakMap<Terms, Map<string, BestTerm>>();

function best(terms: Terms, stem: string): BestTerm {
  const known = termsOfWords.get(terms) ?? new Map<string, BestTerm>();
  termsOfWords.set(terms, known);
  const before = known.get(stem);
  if (before !== undefined) return before;
  const found = bestOf(terms, stem);
  known.set(stem, found);
  return found;
}

function bestOf(terms: Terms, stem: string): BestTerm {
  let found = NO_TERM;
  const exact = terms.get(stem);
  if (exact !== undefined) return { term: stem, weight: exact };
  if (stem.length < 4) return found;
  for (const [term, weight] of terms) {
    const alike = stemsAlike(term, stem) * weight;
    if (alike > found.weight) found = { term, weight: alike };
  }
  return found;
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

/** Marks the words of a sentence that name the arms and the outcome of a comparison. */
export function markSentence({ tokens }: ReadSentence, sought: SoughtComparison): WordMarks {
  const outcome: string[] = [];
  const outcomeWeight: number[] = [];
  const arm: ('' | 'I' | 'C')[] = [];
  const interventions = new Set<string>();
  const comparators = new Set<string>();
  for (const token of tokens) {
    const stem = token.kind === 'number' ? token.text : token.stem;
    const ofOutcome = token.kind === 'mark' ? { term: '', weight: 0 } : best(sought.outcome, stem);
    outcome.push(ofOutcome.term);
    outcomeWeight.push(ofOutcome.weight);
    if (token.kind !== 'word') {
      arm.push('');
      continue;
    }
    const asTested = best(sought.intervention, stem);
    const asCompared = best(sought.comparator, stem);
    if (asTested.weight > 0) interventions.add(asTested.term);
    if (asCompared.weight > 0) comparators.add(asCompared.term);
    let tested = asTested.weight;
    let compared = asCompared.weight;
    if (sought.isControlled) {
      if (CONTROL.test(token.text)) compared = Math.max(compared, 0.8);
      if (TESTED.test(token.text) && tested === 0) tested = 0.4;
    }
    if (directionWord(token.text) !== null) arm.push('');
    else if (tested > compared && tested >= 0.4) arm.push('I');
    else arm.push(compared >= 0.4 && compared > tested ? 'C' : '');
  }
  const share = (found: Set<string>, terms: Terms) =>
    sum([...found].map((term) => terms.get(term) ?? 0)) / Math.max(0.5, sum(terms.values()));
  return {
    outcome,
    outcomeWeight,
    arm,
    interventionCoverage: share(interventions, sought.intervention),
    comparatorCoverage: share(comparators, sought.comparator),
  };
}
