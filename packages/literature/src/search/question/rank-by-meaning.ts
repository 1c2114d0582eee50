import type { LiteratureIndex, SearchHit } from '../literature-index.ports.ts';
import type { RankTerm } from '../query.ts';

/** Hits ordered anew; further down, another order would show nobody anything. */
export const RANKED_BY_MEANING = 150;
/** What full nearness adds to a score, as a share of the best. Chosen on one half of the BioASQ questions and claims. */
const NEARNESS_SHARE = 0.5;

/**
 * Orders the best hits, given best first, by their score and by how near they are to the question in meaning. The scores
 * stay what they are and are given out in the new order, so that limits on them mean the same. Gives the hits as they
 * were where the index knows nothing of meaning.
 */
export async function rankByMeaning(
  index: Pick<LiteratureIndex, 'nearness'>,
  rank: readonly RankTerm[],
  hits: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const best = hits.slice(0, RANKED_BY_MEANING);
  const highest = best[0]?.score ?? 0;
  if (index.nearness === undefined || highest <= 0) return hits;
  const near = await index.nearness(
    rank,
    best.map(({ pmid }) => pmid),
  );
  if (near === null) return hits;
  const ordered = best
    .map((hit, place) => ({ hit, value: hit.score / highest + NEARNESS_SHARE * (near[place] ?? 0) }))
    .toSorted((left, right) => right.value - left.value);
  const ranked = ordered.map(({ hit: { pmid } }, place) => ({ pmid, score: best[place]?.score ?? 0 }));
  return [...ranked, ...hits.slice(RANKED_BY_MEANING)];
}
