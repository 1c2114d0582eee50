import { datePrecision, writtenDate } from '../core/publication-day.ts';
import type { LiteratureStats } from '../literature-index.ports.ts';
import { countEntries } from './documents/companion-entries.ts';
import { WHOLE_ANSWERS, type HitsAnswer, type IndexPlace } from './index-place.ts';

interface StatsAnswer extends HitsAnswer<{ publicationDay?: number; publicationPrecision?: number }> {
  aggregations: {
    starter: { doc_count: number };
    retracted: { doc_count: number };
    withAbstract: { doc_count: number };
    revised: { value: number | null };
    studyTypes: { buckets: readonly { key: string; doc_count: number }[] };
  };
}

/** Counts over the whole index. */
export async function readStats(place: IndexPlace): Promise<LiteratureStats> {
  const { cluster, articles } = place;
  const [answer, journals] = await Promise.all([
    cluster.ask<StatsAnswer>({
      method: 'POST',
      path: `/${articles}/_search`,
      query: { ...WHOLE_ANSWERS, filter_path: 'hits.total.value,hits.hits._source,aggregations' },
      body: {
        size: 1,
        track_total_hits: true,
        _source: ['publicationDay', 'publicationPrecision'],
        // Of two dates on one day the one known more precisely.
        sort: [{ publicationDay: 'desc' }, { publicationPrecision: 'desc' }],
        aggs: {
          starter: { filter: { term: { origin: 'starter' } } },
          retracted: { filter: { term: { retracted: 1 } } },
          withAbstract: { filter: { term: { hasAbstract: true } } },
          revised: { max: { field: 'revisedDay' } },
          studyTypes: { terms: { field: 'studyType', size: 1_000 } },
        },
      },
    }),
    countEntries(place, 'impact'),
  ]);
  const { starter, retracted, withAbstract, revised, studyTypes } = answer.aggregations;
  const [{ _source: newest } = {}] = answer.hits?.hits ?? [];
  return {
    articles: answer.hits?.total?.value ?? 0,
    starter: starter.doc_count,
    retracted: retracted.doc_count,
    withAbstract: withAbstract.doc_count,
    newestPublication: dateOf(newest?.publicationDay, newest?.publicationPrecision),
    newestRevision: dateOf(revised.value ?? undefined, 3),
    byStudyType: Object.fromEntries(studyTypes.buckets.map(({ key, doc_count }) => [key, doc_count])),
    journalsWithImpact: journals,
  };
}

function dateOf(day: number | undefined, stored: number | undefined): string {
  const precision = datePrecision(stored ?? 0);
  return day === undefined || precision === null ? '' : writtenDate({ day, precision });
}
