/** Lessens what the first places count over those behind them, as is usual for reciprocal rank fusion. */
const SOFTNESS = 60;

interface Ranked {
  pmid: string;
  score: number;
}

/**
 * One ranking of two, by reciprocal rank fusion: what stands high in both stands first. Scores stay those of the ranking by words, place by
 * place, so that they compare with those of sources that have no vectors; behind its last they fall with the place.
 */
export function joinRankings(byWords: readonly Ranked[], byMeaning: readonly { pmid: string }[]): Ranked[] {
  const shares = new Map<string, number>();
  for (const ranking of [byWords, byMeaning])
    for (const [place, { pmid }] of ranking.entries())
      shares.set(pmid, (shares.get(pmid) ?? 0) + 1 / (SOFTNESS + place + 1));
  const least = byWords.at(-1)?.score ?? 1;
  const ranked = Math.max(1, byWords.length);
  return [...shares]
    .toSorted(([, one], [, other]) => other - one)
    .map(([pmid], place) => ({ pmid, score: byWords[place]?.score ?? (least * ranked) / (place + 1) }));
}
