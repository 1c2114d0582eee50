import type { Clause } from './clauses.ts';
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

const UNIT_OF_SOMETHING_ELSE =
  /^(?:weeks?|months?|days?|years?|h|hours?|mg|ci|patients|participants|subjects|min|minutes)$/;

/** Whether a number can be what was found of an arm: no spread, no P, no size, no time. */
function isFigure(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  if (/^[<>≤≥±+]$/.test(before)) return false;
  if (before === '=' && /^[pn]$/.test(tokens[at - 2]?.text ?? '')) return false;
  const token = tokens[at];
  if (token?.kind !== 'number' || (token.value === 95 && token.isPercent)) return false;
  return !UNIT_OF_SOMETHING_ELSE.test(tokens[at + 1]?.text ?? '');
}

const FARTHEST_APART = 14;

/** The first two figures that a stretch of a sentence sets side by side ("3.1% vs. 2.1%", "12 and 8"); percents before others. */
export function armFigures(
  tokens: readonly Token[],
  words: readonly (DirectionWord | null)[],
  { from, to }: Clause,
): ArmFigures | null {
  const figures: number[] = [];
  for (let at = from; at < to; at += 1) if (isFigure(tokens, at)) figures.push(at);
  const percents = figures.filter((at) => tokens[at]?.isPercent === true);
  const usable = percents.length >= 2 ? percents : figures;
  for (const [index, at] of usable.entries()) {
    const last = usable[index + 1];
    if (last === undefined) break;
    const between = tokens.slice(at + 1, last);
    const isPair = between.some(
      ({ text }, offset) => words[at + 1 + offset] === 'than' || text === 'and' || text === 'to',
    );
    if (between.length >= FARTHEST_APART || !isPair || between.some(({ text }) => text === 'ci')) continue;
    const first = tokens[at];
    const second = tokens[last];
    if (first !== undefined && second !== undefined) return { first, second, at, last };
  }
  return null;
}
