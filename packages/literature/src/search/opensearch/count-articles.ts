import type { Body } from './cluster.ts';
import { Refusal, reasonsOf } from './cluster-errors.ts';
import { WHOLE_ANSWERS, type IndexPlace } from './index-place.ts';

interface CountsAnswer {
  responses: readonly { status: number; hits?: { total?: { value: number } }; error?: unknown }[];
}

/** Queries counted in one request. */
const AT_ONCE = 500;

/** How many articles each query finds, deleted ones never among them. */
export async function countArticles(
  { cluster, articles }: IndexPlace,
  queries: readonly Body[],
  signal?: AbortSignal,
): Promise<number[]> {
  const counts: number[] = [];
  for (let first = 0; first < queries.length; first += AT_ONCE) {
    const lines = queries
      .slice(first, first + AT_ONCE)
      .flatMap((query) => [WHOLE_ANSWERS, { size: 0, track_total_hits: true, query }]);
    const { responses } = await cluster.ask<CountsAnswer>({
      method: 'POST',
      path: `/${articles}/_msearch`,
      query: { filter_path: 'responses.status,responses.error,responses.hits.total.value' },
      lines,
      partlyRefused: firstRefusal,
      signal,
    });
    counts.push(...responses.map((response) => response.hits?.total?.value ?? 0));
  }
  return counts;
}

function firstRefusal(body: unknown): Refusal | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what _msearch answers with
  const failed = (body as CountsAnswer).responses.find((response) => response.error !== undefined);
  return failed === undefined ? null : new Refusal(failed.status, reasonsOf(failed.error));
}
