import { unreachable } from '@footnote/domain';
import { byArticles } from '../core/facet-order.ts';
import { yearOf } from '../core/publication-year.ts';
import { SAMPLE_SIZE_CLASSES, sampleSizeClass } from '../core/sample-size-class.ts';
import type { FacetColumn, FacetCount, FacetTable } from '../literature-index.ports.ts';
import type { HeldArticle, MemoryArticles } from './memory-articles.ts';
import { columnValues } from './memory-matching.ts';

type Value = FacetCount['values'][number];

/** Counts the values of every table over the articles found. */
export function memoryFacets(
  tables: readonly FacetTable[],
  found: readonly HeldArticle[],
  articles: MemoryArticles,
): FacetCount[][] {
  return tables.map(([first, second]) => {
    const counts = new Map<string, { values: Value[]; articles: number }>();
    for (const one of found)
      for (const left of facetValues(one, first, articles))
        for (const right of second === undefined ? [undefined] : facetValues(one, second, articles)) {
          const values = right === undefined ? [left] : [left, right];
          const key = JSON.stringify(values);
          counts.set(key, { values, articles: (counts.get(key)?.articles ?? 0) + 1 });
        }
    return [...counts.values()].sort(byArticles);
  });
}

function facetValues(one: HeldArticle, column: FacetColumn, articles: MemoryArticles): Value[] {
  switch (column) {
    case 'studyType':
    case 'impactQuartile':
    case 'retracted':
      return orUnknown(columnValues(one, column, articles));
    case 'language':
      return orUnknown([...new Set(one.article.languages)]);
    case 'publicationYear':
      return orUnknown(columnValues(one, 'publicationDay', articles).map((day) => yearOf(Number(day))));
    case 'sampleSizeClass':
      return orUnknown(
        columnValues(one, 'sampleSize', articles).map(
          (size) => SAMPLE_SIZE_CLASSES[sampleSizeClass(Number(size))] ?? 0,
        ),
      );
    default:
      return unreachable(column);
  }
}

function orUnknown(values: Value[]): Value[] {
  return values.length === 0 ? [null] : values;
}
