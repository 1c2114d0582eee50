import type { Token } from './sentence-tokens.ts';
import type { ProbabilityValue } from '../study-frame.ts';

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
const NAME_ENDS = /^[\])=]$/;
const FARTHEST_LIMIT = 9;
const FARTHEST_VALUE = 14;

function limitsAfter(tokens: readonly Token[], at: number, most: number): { numbers: Token[]; last: number } {
  const numbers: Token[] = [];
  let last = at;
  for (let next = at + 1; next < Math.min(tokens.length, at + FARTHEST_LIMIT) && numbers.length < most; next += 1) {
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

/** "rate ratio 0.69, 0.52 to 0.93": an estimate with its limits behind it, not called an interval. */
function unnamedInterval(tokens: readonly Token[], at: number): PlacedInterval[] {
  if (!RATIO.test(tokens[at]?.text ?? '')) return [];
  const value = [at + 1, at + 2].find((place) => tokens[place]?.kind === 'number') ?? -1;
  const [low, between, high] = [tokens[value + 2], tokens[value + 3], tokens[value + 4]];
  if (value === -1 || low?.kind !== 'number' || high?.kind !== 'number') return [];
  if (!/^[,(;[]$/.test(tokens[value + 1]?.text ?? '') || !/^(?:to|-)$/.test(between?.text ?? '')) return [];
  const estimate = tokens[value]?.value ?? Number.NaN;
  const isInOrder = low.value <= estimate && estimate <= high.value;
  return isInOrder
    ? [{ at: value, last: value + 4, low: low.value, high: high.value, value: estimate, isRatio: true }]
    : [];
}

/** The confidence intervals of a sentence ("0.83 (95% CI, 0.74–0.93)"). */
export function intervalsIn(tokens: readonly Token[]): PlacedInterval[] {
  return tokens.flatMap((token, at): PlacedInterval[] => {
    if (RATIO.test(token.text)) return unnamedInterval(tokens, at);
    if (!INTERVAL.test(token.text)) return [];
    // "difference [95% CI] = 0.01 [-0.12 to 0.14]": the value stands behind the name.
    const isNamedFirst =
      NAME_ENDS.test(tokens[at + 1]?.text ?? '') && /^[[(]$/.test(tokens[at + 4]?.text ?? tokens[at + 3]?.text ?? '');
    const { numbers, last } = limitsAfter(tokens, at, isNamedFirst ? 3 : 2);
    const [one, two] = isNamedFirst ? numbers.slice(1) : numbers;
    if (one === undefined || two === undefined) return [];
    const low = one.value;
    // A dash that parts two limits is no sign of the second.
    const high = two.value < low && -two.value > low ? -two.value : two.value;
    const before = valueBefore(tokens, at);
    const value = isNamedFirst ? (numbers[0]?.value ?? Number.NaN) : before.value;
    const place = isNamedFirst ? at : before.place;
    return high >= low ? [{ at: place, last, low, high, value, isRatio: before.isRatio }] : [];
  });
}

/** Where an interval lies against no effect: 1 for ratios, 0 for differences. */
export function intervalSide({ low, high, isRatio }: PlacedInterval): 'across' | 'below' | 'above' {
  const none = isRatio || (low > 0 && low < 1 && high > 1) ? 1 : 0;
  if (low <= none && high >= none) return 'across';
  return high < none ? 'below' : 'above';
}
