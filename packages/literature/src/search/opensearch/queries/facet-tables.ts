import { byArticles } from '../../core/facet-order.ts';
import type { FacetColumn, FacetCount, FacetTable } from '../../literature-index.ports.ts';
import type { Body } from '../cluster.ts';

interface Bucket {
  key: string | number;
  doc_count: number;
  second?: Buckets;
}

interface Buckets {
  buckets: readonly Bucket[];
}

export type FacetAnswer = Readonly<Record<string, Buckets>>;

/** More values than a column has: counts are only exact while no shard leaves one out. */
const MAX_VALUES = 2_000;
const NO_NUMBER = -1;
const NO_LABEL = '\u0000';

/** What asks the cluster for the tables. */
export function facetAggregations(tables: readonly FacetTable[]): Body {
  return Object.fromEntries(
    tables.map(([first, second], index) => [
      `t${index}`,
      { ...values(first), ...(second === undefined ? {} : { aggs: { second: values(second) } }) },
    ]),
  );
}

function values(column: FacetColumn): Body {
  const missing = isLabel(column) ? NO_LABEL : NO_NUMBER;
  return { terms: { field: column, size: MAX_VALUES, missing } };
}

function isLabel(column: FacetColumn): boolean {
  return column === 'studyType' || column === 'language';
}

/** The tables in the port's order. */
export function readFacets(tables: readonly FacetTable[], answer: FacetAnswer): FacetCount[][] {
  return tables.map((_, index) =>
    (answer[`t${index}`]?.buckets ?? [])
      .flatMap((bucket): FacetCount[] =>
        bucket.second === undefined
          ? [{ values: [known(bucket)], articles: bucket.doc_count }]
          : bucket.second.buckets.map((inner) => ({
              values: [known(bucket), known(inner)],
              articles: inner.doc_count,
            })),
      )
      .sort(byArticles),
  );
}

function known({ key }: Bucket): string | number | null {
  return key === NO_NUMBER || key === NO_LABEL ? null : key;
}
