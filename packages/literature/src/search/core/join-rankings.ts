/** Lessens what the first places count over those behind them, as is usual for reciprocal rank fusion. */
const SOFTNESS = 60;
const NONE: ReadonlySet<string> = new Set();

/** Something by its key, with what it scores in a ranking. */
export interface Ranked {
  key: string;
  score: number;
}

/**
 * One ranking of two, each given best first, by reciprocal rank fusion: what stands high in both stands first. Scores stay those of the first ranking,
 * place by place, so that they compare with those that were joined with none; behind its last they fall with the place. What the second ranking could
 * not place, as it was not compared there, keeps the place that the first gives it: it counts as often as what both have.
 */
export function joinRankings(
  ranked: readonly Ranked[],
  others: readonly string[],
  unplaced: ReadonlySet<string> = NONE,
): Ranked[] {
  const shares = new Map<string, number>();
  const add = (key: string, place: number, times = 1) =>
    shares.set(key, (shares.get(key) ?? 0) + times / (SOFTNESS + place + 1));
  for (const [place, { key }] of ranked.entries()) add(key, place, unplaced.has(key) ? 2 : 1);
  for (const [place, key] of others.entries()) add(key, place);
  const least = ranked.at(-1)?.score ?? 1;
  const count = Math.max(1, ranked.length);
  const behind = (place: number) => (least > 0 ? (least * count) / (place + 1) : least - (place + 1 - count));
  return [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key], place) => ({ key, score: ranked[place]?.score ?? behind(place) }));
}
