import type { Token } from './sentence-tokens.ts';
import type { ProbabilityValue } from './study-frame.ts';

const ALPHA = 0.05;

/** A P value and the token it begins at. */
export interface PlacedProbability extends ProbabilityValue {
  at: number;
  /** Last token of it. */
  last: number;
}

const BETWEEN_P_AND_SIGN = new Set(['value', 'values', '-', 'for', 'trend', ':', 'interaction']);

/** Whether a P value is one of a clear difference: 0.11 is none, and "P>0.05" is none. */
export function isSignificant({ relation, value }: ProbabilityValue): boolean {
  if (relation === '>') return false;
  return relation === '<' ? value <= ALPHA + 0.0001 : value <= ALPHA;
}

/** The P values of a sentence. */
export function probabilitiesIn(tokens: readonly Token[]): PlacedProbability[] {
  return tokens.flatMap((token, at): PlacedProbability[] => {
    if (token.text !== 'p' && token.text !== 'ps') return [];
    let sign = at + 1;
    while (sign < at + 5 && BETWEEN_P_AND_SIGN.has(tokens[sign]?.text ?? '')) sign += 1;
    const written = tokens[sign]?.text ?? '';
    if (!/^[<>=≤≥]$/.test(written)) return [];
    const last = tokens[sign + 1]?.kind === 'number' ? sign + 1 : sign + 2;
    const number = tokens[last];
    if (number?.kind !== 'number' || number.value > 1 || number.value < 0) return [];
    const relation = written === '=' ? '=' : written === '>' || written === '≥' ? '>' : '<';
    return [{ at, last, relation, value: number.value }];
  });
}

/** An interval of confidence with the value it belongs to. */
export interface PlacedInterval {
  /** Token of the value, or of "CI" where there is none. */
  at: number;
  /** Last token of it. */
  last: number;
  low: number;
  high: number;
  /** NaN where none is found. */
  value: number;
  /** The words before say it is one of a ratio. */
  isRatio: boolean;
}

const RATIO = /^(?:a?hr|a?rr|a?or|irr|ratios?|odds|hazards?|risk|rrs|ors)$/;
const INTERVAL = /^(?:cis?|intervals?|cl|cri)$/;
const LEVELS = new Set([90, 95, 97.5, 99]);
const FARTHEST_LIMIT = 9;
const FARTHEST_VALUE = 14;

function limitsAfter(tokens: readonly Token[], at: number): { numbers: Token[]; last: number } {
  const numbers: Token[] = [];
  let last = at;
  for (let next = at + 1; next < Math.min(tokens.length, at + FARTHEST_LIMIT) && numbers.length < 2; next += 1) {
    const one = tokens[next];
    if (one?.kind === 'number' && !(one.isPercent && LEVELS.has(one.value) && numbers.length === 0)) {
      numbers.push(one);
      last = next;
    } else if (one?.kind === 'word' && !/^(?:to|ci|and|from|of|was|between|for|difference)$/.test(one.text)) break;
  }
  return { numbers, last };
}

function valueBefore(tokens: readonly Token[], at: number): { value: number; place: number; isRatio: boolean } {
  let value = Number.NaN;
  let place = at;
  let isRatio = false;
  for (let back = at - 1; back >= Math.max(0, at - FARTHEST_VALUE); back -= 1) {
    const one = tokens[back];
    if (one?.kind === 'number' && Number.isNaN(value) && !LEVELS.has(one.value)) {
      value = one.value;
      place = back;
    }
    if (one?.kind === 'word' && RATIO.test(one.text)) isRatio = true;
  }
  return { value, place, isRatio };
}

/** The confidence intervals of a sentence ("0.83 (95% CI, 0.74–0.93)"). */
export function intervalsIn(tokens: readonly Token[]): PlacedInterval[] {
  return tokens.flatMap((token, at): PlacedInterval[] => {
    if (!INTERVAL.test(token.text)) return [];
    const { numbers, last } = limitsAfter(tokens, at);
    const [one, two] = numbers;
    if (one === undefined || two === undefined) return [];
    const low = one.value;
    // A dash that parts two limits is no sign of the second.
    const high = two.value < low && -two.value > low ? -two.value : two.value;
    const { value, place, isRatio } = valueBefore(tokens, at);
    return high >= low ? [{ at: place, last, low, high, value, isRatio }] : [];
  });
}

/** Where an interval lies against no effect: 1 for ratios, 0 for differences. */
export function intervalSide({ low, high, isRatio }: PlacedInterval): 'across' | 'below' | 'above' {
  const none = isRatio || (low > 0 && low < 1 && high > 1) ? 1 : 0;
  if (low <= none && high >= none) return 'across';
  return high < none ? 'below' : 'above';
}
