import { NO_ARTICLE_FILTERS, STUDY_TYPES, type ArticleFilters, type StudyType } from '@footnote/domain';

/** Filters as the address of the page says them, by the names they have there; those that are as usual are left out. */
export function writeFilterUrl(filters: ArticleFilters, usual: ArticleFilters): [name: string, value: string][] {
  const types = typesText(filters.studyTypes);
  return [
    ...written('types', types === typesText(usual.studyTypes) ? null : types),
    ...written('impact', filters.impactFactor === 'high' ? 'high' : null),
    ...written('n', filters.sampleSize),
    ...written('since', filters.publishedSince),
    ...written('week', filters.currentWeek ? 1 : null),
    ...written('cost', filters.costEffectiveness ? 1 : null),
  ];
}

/** The filters of an address; whatever makes no sense is as if it were not there. */
export function readFilterUrl(parameters: URLSearchParams, usual: ArticleFilters): ArticleFilters {
  const types = parameters.get('types');
  return {
    studyTypes: types === null ? usual.studyTypes : readTypes(types, usual),
    impactFactor: parameters.get('impact') === 'high' ? 'high' : NO_ARTICLE_FILTERS.impactFactor,
    sampleSize: readWhole(parameters.get('n'), 1, 1_000_000_000),
    publishedSince: readWhole(parameters.get('since'), 1500, 2200),
    currentWeek: parameters.get('week') === '1',
    costEffectiveness: parameters.get('cost') === '1',
  };
}

/** The types that are chosen, in the order of the vocabulary; all of them are no choice. */
export function chosenTypes(types: Iterable<StudyType>): ArticleFilters['studyTypes'] {
  const wanted = new Set(types);
  const chosen = STUDY_TYPES.filter((type) => wanted.has(type));
  return chosen.length === 0 || chosen.length === STUDY_TYPES.length ? null : chosen;
}

/** A whole number of an address within bounds; null where it is none. */
export function readWhole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}

function written(name: string, value: string | number | null): [string, string][] {
  return value === null ? [] : [[name, String(value)]];
}

function typesText(types: ArticleFilters['studyTypes']): string {
  return types === null ? 'all' : types.join(',');
}

function readTypes(text: string, usual: ArticleFilters): ArticleFilters['studyTypes'] {
  if (text === 'all') return null;
  const types = text
    .slice(0, 200)
    .split(',')
    .filter((value): value is StudyType => STUDY_TYPES.some((type) => type === value));
  return types.length === 0 ? usual.studyTypes : chosenTypes(types);
}
