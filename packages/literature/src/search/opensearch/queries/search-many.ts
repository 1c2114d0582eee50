import type { Body } from '../cluster.ts';
import { Refusal, reasonsOf } from '../cluster-errors.ts';
import { WHOLE_ANSWERS, type IndexPlace } from '../index-place.ts';

/** One of several searches that are asked together, as far as it is read. */
export interface ManyAnswer {
  status: number;
  hits?: { total?: { value: number } };
  aggregations?: Readonly<Record<string, { buckets: readonly { key: string; doc_count: number }[] }>>;
  error?: unknown;
}

/** Searches sent in one request. */
const AT_ONCE = 500;

/** Answers to several searches for counts, in their order. */
export async function searchMany(
  { cluster, articles }: IndexPlace,
  searches: readonly Body[],
  signal?: AbortSignal,
): Promise<ManyAnswer[]> {
  const answers: ManyAnswer[] = [];
  for (let first = 0; first < searches.length; first += AT_ONCE) {
    const { responses } = await cluster.ask<{ responses: readonly ManyAnswer[] }>({
      method: 'POST',
      path: `/${articles}/_msearch`,
      query: {
        filter_path:
          'responses.status,responses.error,responses.hits.total.value,responses.aggregations.*.buckets.key,responses.aggregations.*.buckets.doc_count',
      },
      lines: searches.slice(first, first + AT_ONCE).flatMap((search) => [WHOLE_ANSWERS, { size: 0, ...search }]),
      partlyRefused: firstRefusal,
      signal,
    });
    answers.push(...responses);
  }
  return answers;
}

function firstRefusal(body: unknown): Refusal | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what _msearch answers with
  const failed = (body as { responses: readonly ManyAnswer[] }).responses.find(({ error }) => error !== undefined);
  return failed === undefined ? null : new Refusal(failed.status, reasonsOf(failed.error));
}
