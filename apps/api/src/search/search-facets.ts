import { studyTypeSchema, type SearchFacets } from '@footnote/domain';
import type { FacetCount, FacetTable } from '@footnote/literature';

/** Counts articles by study type. */
export const STUDY_TYPE_TABLE: FacetTable = ['studyType'];

/** What is counted beside the results, in the order of {@link searchFacets}. */
export const FACET_TABLES: readonly FacetTable[] = [
  STUDY_TYPE_TABLE,
  ['impactQuartile'],
  ['publicationYear'],
  ['retracted'],
  ['studyType', 'sampleSizeClass'],
];

/** The counts, with the study types that were not found beside those that were. */
export function withOtherTypes(
  [found = [], ...tables]: readonly (readonly FacetCount[])[],
  all: readonly FacetCount[],
): readonly (readonly FacetCount[])[] {
  const others = all.filter(({ values: [type] }) => found.every(({ values }) => values[0] !== type));
  return [[...found, ...others].sort((left, right) => right.articles - left.articles), ...tables];
}

/** The index's counts as the answer has them. */
export function searchFacets(tables: readonly (readonly FacetCount[])[]): SearchFacets {
  const [studyTypes = [], quartiles = [], years = [], retracted = [], map = []] = tables;
  return {
    study_types: studyTypes.map(counted),
    impact_quartiles: quartiles.map(counted),
    years: years.map(counted),
    retracted: retracted.find(({ values }) => values[0] === 1)?.articles ?? 0,
    map: map.flatMap(({ values: [type, size], articles }) => {
      const studyType = studyTypeSchema.safeParse(type);
      return studyType.success ? [{ study_type: studyType.data, size_class: sizeOf(size), articles }] : [];
    }),
  };
}

function counted({ values, articles }: FacetCount): { value: string; articles: number } {
  return { value: String(values[0] ?? ''), articles };
}

function sizeOf(value: string | number | null | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
