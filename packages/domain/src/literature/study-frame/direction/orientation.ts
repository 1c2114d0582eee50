import type { Clause } from './clauses.ts';
import type { WordMarks } from './comparison-marks.ts';
import type { DirectionWord } from './direction-words.ts';
import type { Token } from './sentence-tokens.ts';

/** Which arm a sentence speaks of, by several signs: 1 the intervention, -1 the comparator, 0 where it tells nothing. */
export interface Orientation {
  /** By what follows "than", "compared with", "versus". */
  pivot: number;
  pivotKind: '' | 'than' | 'vs' | 'compared';
  /** The first arm of the clause. */
  first: number;
  /** The arm nearest to the word of the direction. */
  nearest: number;
  /** The last arm before it. */
  before: number;
  hasBoth: boolean;
  /** The surest of these; 1 where there is none. */
  decided: number;
}

interface PlacedArm {
  at: number;
  arm: 'I' | 'C';
}

const side = (placed: PlacedArm | undefined) => (placed === undefined ? 0 : placed.arm === 'I' ? 1 : -1);
const FARTHEST_REFERENCE = 12;

export function nearestTo<T extends { at: number }>(placed: readonly T[], near: number): T | undefined {
  let found: T | undefined;
  for (const one of placed) if (found === undefined || Math.abs(one.at - near) < Math.abs(found.at - near)) found = one;
  return found;
}

function pivotOf(arms: readonly PlacedArm[], at: number): number {
  const after = arms.find((one) => one.at > at && one.at < at + FARTHEST_REFERENCE);
  const before = arms.findLast((one) => one.at < at);
  if (after !== undefined && before?.arm !== after.arm) return -side(after);
  return side(before);
}

/** Which arm a clause speaks of, seen from the word of a direction. */
export function orientationOf(
  tokens: readonly Token[],
  words: readonly (DirectionWord | null)[],
  { marks, clause, near }: { marks: WordMarks; clause: Clause; near: number },
): Orientation {
  const arms = marks.arm.flatMap((arm, at): PlacedArm[] => (arm === '' ? [] : [{ at, arm }]));
  const isInside = ({ at }: { at: number }) => at >= clause.from && at < clause.to;
  const inside = arms.filter(isInside);
  const pivots = words.flatMap((word, at) => (word === 'than' ? [{ at }] : []));
  const pivotsInside = pivots.filter(isInside);
  const closest = nearestTo(pivotsInside.length > 0 ? pivotsInside : pivots, near);
  const pivot = closest === undefined ? 0 : pivotOf(arms, closest.at);
  const written = closest === undefined ? '' : (tokens[closest.at]?.text ?? '');
  const first = side(inside[0] ?? arms[0]);
  const before = side(arms.findLast(({ at }) => at < near));
  return {
    pivot,
    pivotKind: written === '' ? '' : written.startsWith('v') ? 'vs' : written === 'than' ? 'than' : 'compared',
    first,
    nearest: side(nearestTo(inside, near)),
    before,
    hasBoth: arms.some(({ arm }) => arm === 'I') && arms.some(({ arm }) => arm === 'C'),
    decided: pivot || before || first || 1,
  };
}
