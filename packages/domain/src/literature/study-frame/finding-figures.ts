import type { ArmFigures } from './direction/arm-figures.ts';
import type { Clause } from './direction/clauses.ts';
import type { SentenceReading } from './direction/direction-features.ts';
import type { Token } from './direction/sentence-tokens.ts';
import type { PlacedInterval, PlacedProbability } from './direction/significance.ts';
import type { Finding, FindingMeasure, OutcomeDirection } from './study-frame.ts';

/** What a sentence prints of one outcome in figures. */
export type FindingFigures = Pick<Finding, 'measure' | 'value' | 'armFigures' | 'ci' | 'p' | 'time' | 'figures'>;

/** Measures by the words that name them, the more particular first. */
const MEASURES: readonly (readonly [FindingMeasure, RegExp])[] = [
  ['hazard_ratio', /\bhazards? ratios?\b|\b(?:a|adjusted )?HRs?\b/],
  ['odds_ratio', /\bodds ratios?\b|\b(?:a|adjusted )?ORs?\b/],
  ['rate_ratio', /\brate ratios?\b|\bIRRs?\b/],
  ['risk_ratio', /\b(?:risk|prevalence) ratios?\b|\brelative risks?\b|\b(?:a|adjusted )?RRs?\b/],
  ['standardised_mean_difference', /\bstandardi[sz]ed mean differences?\b|\bSMDs?\b|\bHedges|\bCohen/],
  ['risk_difference', /\brisk differences?\b|\b(?:absolute )?risk reductions?\b|\bARR\b|\bRDs?\b/],
  [
    'mean_difference',
    /\b(?:mean |weighted mean |adjusted |between-group |treatment |estimated |absolute )*differences?\b|\bW?MDs?\b/i,
  ],
  ['correlation', /\bcorrelat/i],
  ['sensitivity', /\bsensitivity\b/i],
  ['specificity', /\bspecificity\b/i],
  ['prevalence', /\bprevalence\b/i],
];
const WORDS_BEFORE = 16;

function measureBefore(reading: SentenceReading, at: number): FindingMeasure | null {
  const { text, tokens } = reading.input.sentence;
  const from = tokens[Math.max(0, at - WORDS_BEFORE)]?.start ?? 0;
  const words = text.slice(from, tokens[at]?.end ?? text.length);
  let found: { measure: FindingMeasure; at: number } | null = null;
  for (const [measure, pattern] of MEASURES) {
    const place = words.search(pattern);
    if (place !== -1 && (found === null || place > found.at)) found = { measure, at: place };
  }
  return found?.measure ?? null;
}

const RATIO_MARK = /^(?:a?hr|a?or|a?rr|irr|ratio|risk|smd|md|difference)$/;

/** "HR 0.83", "odds ratio of 2.1": an effect estimate that is printed without an interval. */
function bareEstimate(tokens: readonly Token[], { from, to }: Clause): number {
  for (let at = from; at < to; at += 1) {
    if (!RATIO_MARK.test(tokens[at]?.text ?? '')) continue;
    for (let next = at + 1; next <= at + 3 && next < to; next += 1) {
      const token = tokens[next];
      if (token?.kind === 'number') {
        if (!token.isPercent && !/^[<>≤≥]$/.test(tokens[next - 1]?.text ?? '')) return next;
        break;
      }
      if (token?.kind === 'word' && !/^(?:of|was|is|ratio)$/.test(token.text)) break;
    }
  }
  return -1;
}

const TIME =
  /\b(?:at|after|over|within|during|by|through) (?:a (?:mean|median) (?:follow-up )?of )?(?:the )?(?:\d{1,3}(?:\.\d)?|one|two|three|four|five|six|eight|ten|twelve)[ -](?:weeks?|months?|days?|years?|h|hours?)\b|\bat (?:week|month|day|year) \d{1,3}\b|\b\d{1,3}[ -](?:weeks?|months?|days?|years?) (?:after|follow-up|of follow-up)\b/i;
const OPENS = /^[([]$/;
const CLOSES = /^[)\]]$/;

/** The piece of a sentence from one figure to another; brackets that open within it are closed. */
function printed(reading: SentenceReading, places: readonly number[]): string {
  const { text, tokens } = reading.input.sentence;
  if (places.length === 0) return '';
  let first = Math.min(...places);
  let last = Math.max(...places);
  let open = 0;
  for (let at = first; at <= last; at += 1) {
    if (OPENS.test(tokens[at]?.text ?? '')) open += 1;
    else if (CLOSES.test(tokens[at]?.text ?? '')) open -= 1;
    // What is closed here was opened before: it begins with its bracket.
    while (open < 0 && first > 0) {
      first -= 1;
      if (OPENS.test(tokens[first]?.text ?? '')) open += 1;
    }
  }
  for (let at = last + 1; open > 0 && at < tokens.length && at < last + 6; at += 1) {
    if (CLOSES.test(tokens[at]?.text ?? '')) {
      open -= 1;
      last = at;
    }
  }
  return text.slice(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);
}

const within = <T extends { at: number }>(one: T | undefined, { from, to }: Clause): T | undefined =>
  one !== undefined && one.at >= from && one.at < to ? one : undefined;

interface Estimate {
  measure: FindingMeasure | null;
  value: number | null;
  places: readonly number[];
}

function estimateOf(reading: SentenceReading, interval: PlacedInterval | undefined): Estimate {
  const { figures, clause } = reading;
  const { tokens } = reading.input.sentence;
  if (interval !== undefined && !Number.isNaN(interval.value)) {
    const named = measureBefore(reading, interval.at);
    return { measure: named, value: interval.value, places: [interval.at, interval.last] };
  }
  const bare = bareEstimate(tokens, clause);
  if (bare !== -1) return { measure: measureBefore(reading, bare), value: tokens[bare]?.value ?? null, places: [bare] };
  if (figures === null) return { measure: null, value: null, places: [] };
  const isSwapped = reading.orientation.first === -1;
  const own = isSwapped ? figures.second : figures.first;
  return { measure: own.isPercent ? 'proportions' : 'arm_values', value: own.value, places: [] };
}

/** Whether the figures of the arms say what the sentence says; those that do not belong to something else. */
function agreeing(reading: SentenceReading, direction: OutcomeDirection): ArmFigures | null {
  const { figures, orientation } = reading;
  if (figures === null || direction === 'no_clear_difference' || direction === 'not_reported') return figures;
  const more = (figures.first.value - figures.second.value) * (orientation.first === -1 ? -1 : 1);
  return (direction === 'increased' && more < 0) || (direction === 'decreased' && more > 0) ? null : figures;
}

/** The figures a sentence prints of the outcome it was read for; those of arms only where they agree with the direction. */
export function figuresOf(read: SentenceReading, direction: OutcomeDirection): FindingFigures {
  const reading = { ...read, figures: agreeing(read, direction) };
  const { figures, clause, orientation } = reading;
  const { text, tokens } = reading.input.sentence;
  const interval = within(reading.interval, clause);
  const probability: PlacedProbability | undefined = within(reading.probability, {
    from: clause.from,
    to: tokens.length,
  });
  const estimate = estimateOf(reading, interval);
  const places = [
    ...estimate.places,
    ...(interval === undefined ? [] : [interval.at, interval.last]),
    ...(figures === null ? [] : [figures.at, figures.last]),
    ...(probability === undefined || (figures === null && estimate.places.length === 0) ? [] : [probability.last]),
  ];
  const printedOf = (token: Token) => text.slice(token.start, token.end);
  const [one, other] = orientation.first === -1 ? (['second', 'first'] as const) : (['first', 'second'] as const);
  return {
    measure: estimate.measure,
    value: estimate.value,
    armFigures:
      figures === null ? null : { intervention: printedOf(figures[one]), comparator: printedOf(figures[other]) },
    ci: interval === undefined ? null : [interval.low, interval.high],
    p: probability === undefined ? null : { relation: probability.relation, value: probability.value },
    time: TIME.exec(text)?.[0] ?? '',
    figures: printed(reading, places),
  };
}
