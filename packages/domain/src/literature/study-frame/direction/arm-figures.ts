import type { Clause } from './clauses.ts';
import type { WordMarks } from './comparison-marks.ts';
import type { DirectionWord } from './direction-words.ts';
import type { Token } from './sentence-tokens.ts';

/** The figures of two arms, in the order of the sentence. */
export interface ArmFigures {
  first: Token;
  second: Token;
  /** Tokens they stand at. */
  at: number;
  last: number;
}

const COUNTED = /^(?:patients?|participants?|subjects?|ci|men|women|children|adults)$/;
const TIME = /^(?:weeks?|months?|days?|years?|h|hours?|min|minutes|seconds?)$/;
const BEFORE_TIME = /^(?:at|for|after|within|during|over|first|of|to|by|in|every|week|month|day|year|-)$/;

/** Whether a number can be what was found of an arm: no spread, no P, no size, no time of the visit, no part of a name. */
function isFigure(tokens: readonly Token[], at: number, marks: WordMarks): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || marks.outcome[at] !== '') return false;
  if (token.value === 95 && token.isPercent) return false;
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[at + 1]?.text ?? '';
  if (/^[<>≤≥±+]$/.test(before) || /^(?:group|groups|arm|p|n|grade|type|phase|stage)$/.test(before)) return false;
  if (before === '=' && /^[pnztfr]$/.test(tokens[at - 2]?.text ?? '')) return false;
  if (COUNTED.test(after)) return false;
  const unit = after === '-' ? (tokens[at + 2]?.text ?? '') : after;
  return !TIME.test(unit) || (after !== '-' && !BEFORE_TIME.test(before));
}

const FARTHEST_APART = 14;
const isOfInterval = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === 'ci' || text === 'iqr' || text === 'range');

/** The first two figures that a stretch of a sentence sets side by side ("3.1% vs. 2.1%", "drug 9.5%; placebo 17.9%"); percents before others. */
export function armFigures(
  tokens: readonly Token[],
  words: readonly (DirectionWord | null)[],
  { clause: { from, to }, marks }: { clause: Clause; marks: WordMarks },
): ArmFigures | null {
  const figures: number[] = [];
  for (let at = from; at < to; at += 1) if (isFigure(tokens, at, marks)) figures.push(at);
  const percents = figures.filter((at) => tokens[at]?.isPercent === true);
  const usable = percents.length >= 2 ? percents : figures;
  let listed: ArmFigures | null = null;
  for (const [index, at] of usable.entries()) {
    const last = usable[index + 1];
    const first = tokens[at];
    const second = tokens[last ?? -1];
    if (last === undefined || first === undefined || second === undefined) break;
    const between = tokens.slice(at + 1, last);
    if (between.length >= FARTHEST_APART || isOfInterval(tokens, at) || between.some(({ text }) => text === 'ci'))
      continue;
    const pair = { first, second, at, last };
    if (between.some((_, offset) => words[at + 1 + offset] === 'than')) return pair;
    const isListed = between.some(({ text }, offset) => text === 'and' || marks.arm[at + 1 + offset] !== '');
    if (isListed) listed ??= pair;
  }
  return listed;
}
