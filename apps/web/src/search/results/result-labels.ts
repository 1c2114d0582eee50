import type { SearchSortOption } from '@footnote/domain';
import type {
  FacetsLabels,
  MeshListLabels,
  PaginationLabels,
  ResultListLabels,
  ResultTableLabels,
  SelectionBarLabels,
  SortSelectLabels,
} from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useReferenceLabels } from '../../platform/i18n/reference-labels.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  list: { defaultMessage: 'Results', description: 'Names the list of results' },
  select: { defaultMessage: 'Select “{title}”', description: 'Names the box that selects a result' },
  untitled: { defaultMessage: 'Untitled article', description: 'Stands for a missing title' },
  population: { defaultMessage: 'Patients', description: 'Name of what was read from an abstract' },
  intervention: { defaultMessage: 'Intervention', description: 'Name of what was read from an abstract' },
  comparison: { defaultMessage: 'Comparison', description: 'Name of what was read from an abstract' },
  outcome: { defaultMessage: 'Outcome', description: 'Name of what was read from an abstract' },
  bottomLine: { defaultMessage: 'Main finding', description: 'Name of what was read from an abstract' },
  marked: { defaultMessage: 'Marked in the text', description: 'Names the legend of marks in an abstract' },
  signP: { defaultMessage: 'P', description: 'One letter for patients in a marked abstract' },
  signI: { defaultMessage: 'I', description: 'One letter for intervention in a marked abstract' },
  signC: { defaultMessage: 'C', description: 'One letter for comparison in a marked abstract' },
  signO: { defaultMessage: 'O', description: 'One letter for outcome in a marked abstract' },
  selection: { defaultMessage: 'Selected', description: 'Heading of a column of boxes' },
  article: { defaultMessage: 'Article', description: 'Heading of a column' },
  evidence: { defaultMessage: 'Evidence', description: 'Heading of a column' },
  selectionBar: { defaultMessage: 'Selection', description: 'Names the bar of the selected results' },
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Selected results',
  },
  selectAll: { defaultMessage: 'Select all {total, number}', description: 'Selects every result' },
  clear: { defaultMessage: 'Clear', description: 'Takes the selection away' },
  export: { defaultMessage: 'Export', description: 'Opens the menu of export formats' },
  pages: { defaultMessage: 'Pages of results', description: 'Names the pagination' },
  previous: { defaultMessage: 'Previous page', description: 'Pagination' },
  next: { defaultMessage: 'Next page', description: 'Pagination' },
  page: { defaultMessage: 'Page {page, number}', description: 'Pagination' },
  position: { defaultMessage: 'Page {page, number} of {pages, number}', description: 'Pagination' },
  range: { defaultMessage: '{from, number}–{to, number} of {total, number}', description: 'Shown results' },
  pageSize: { defaultMessage: 'Results per page', description: 'Pagination' },
  sort: { defaultMessage: 'Sort by', description: 'Names the choice of an order' },
  relevance: { defaultMessage: 'Best match', description: 'Order of results' },
  impact: { defaultMessage: 'Impact factor', description: 'Order of results' },
  recency: { defaultMessage: 'Recency', description: 'Order of results' },
  size: { defaultMessage: 'Sample size', description: 'Order of results' },
  highest: { defaultMessage: 'Highest first', description: 'Direction of an order' },
  lowest: { defaultMessage: 'Lowest first', description: 'Direction of an order' },
  newest: { defaultMessage: 'Newest first', description: 'Direction of an order' },
  oldest: { defaultMessage: 'Oldest first', description: 'Direction of an order' },
  narrow: { defaultMessage: 'Narrow the results', description: 'Heading of the filters' },
  clearAll: { defaultMessage: 'Clear all', description: 'Takes all filters away' },
  more: { defaultMessage: 'Show {count, number} more', description: 'Shows more values of a filter' },
  fewer: { defaultMessage: 'Show fewer', description: 'Shows fewer values of a filter' },
  results: {
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Results under a filter',
  },
  mesh: { defaultMessage: 'MeSH headings', description: 'Names the list of headings of an article' },
  major: { defaultMessage: 'major topic', description: 'Said of a heading of an article' },
});

/** Words of everything that is shown of the results. */
export interface ResultMessages {
  list: ResultListLabels;
  table: ResultTableLabels;
  mesh: MeshListLabels;
  selection: SelectionBarLabels;
  pagination: PaginationLabels;
  /** The directions are worded for the property that is sorted by. */
  sort: (by: SearchSortOption) => SortSelectLabels<SearchSortOption>;
  facets: FacetsLabels;
}

function listLabels(formatMessage: Translate, reference: ResultListLabels['reference']): ResultListLabels {
  const population = formatMessage(messages.population);
  const intervention = formatMessage(messages.intervention);
  const comparison = formatMessage(messages.comparison);
  const outcome = formatMessage(messages.outcome);
  return {
    name: formatMessage(messages.list),
    select: (title) => formatMessage(messages.select, { title }),
    untitled: formatMessage(messages.untitled),
    population,
    intervention,
    comparison,
    outcome,
    marks: {
      legend: formatMessage(messages.marked),
      kinds: {
        population: { name: population, sign: formatMessage(messages.signP) },
        intervention: { name: intervention, sign: formatMessage(messages.signI) },
        comparison: { name: comparison, sign: formatMessage(messages.signC) },
        outcome: { name: outcome, sign: formatMessage(messages.signO) },
        bottomLine: { name: formatMessage(messages.bottomLine), sign: '=' },
      },
    },
    reference,
  };
}

function sortLabels(formatMessage: Translate, by: SearchSortOption): SortSelectLabels<SearchSortOption> {
  const dated = by === 'recency';
  return {
    name: formatMessage(messages.sort),
    option: {
      relevance: formatMessage(messages.relevance),
      impact_factor: formatMessage(messages.impact),
      recency: formatMessage(messages.recency),
      sample_size: formatMessage(messages.size),
    },
    order: {
      descending: formatMessage(dated ? messages.newest : messages.highest),
      ascending: formatMessage(dated ? messages.oldest : messages.lowest),
    },
  };
}

function barLabels(formatMessage: Translate): Pick<ResultMessages, 'selection' | 'pagination' | 'facets'> {
  return {
    selection: {
      name: formatMessage(messages.selectionBar),
      selected: (count) => formatMessage(messages.selected, { count }),
      selectAll: (total) => formatMessage(messages.selectAll, { total }),
      clear: formatMessage(messages.clear),
      export: formatMessage(messages.export),
    },
    pagination: {
      name: formatMessage(messages.pages),
      previous: formatMessage(messages.previous),
      next: formatMessage(messages.next),
      page: (page) => formatMessage(messages.page, { page }),
      position: (page, pages) => formatMessage(messages.position, { page, pages }),
      range: (from, to, total) => formatMessage(messages.range, { from, to, total }),
      pageSize: formatMessage(messages.pageSize),
    },
    facets: {
      name: formatMessage(messages.narrow),
      clear: formatMessage(messages.clearAll),
      more: (count) => formatMessage(messages.more, { count }),
      fewer: formatMessage(messages.fewer),
      results: (count) => formatMessage(messages.results, { count }),
    },
  };
}

function wordsFrom(formatMessage: Translate, reference: ResultListLabels['reference']): ResultMessages {
  const list = listLabels(formatMessage, reference);
  return {
    list,
    table: {
      ...list,
      selection: formatMessage(messages.selection),
      article: formatMessage(messages.article),
      evidence: formatMessage(messages.evidence),
    },
    mesh: {
      name: formatMessage(messages.mesh),
      major: formatMessage(messages.major),
      more: (count) => formatMessage(messages.more, { count }),
      fewer: formatMessage(messages.fewer),
    },
    sort: (by) => sortLabels(formatMessage, by),
    ...barLabels(formatMessage),
  };
}

/** Words of everything that is shown of the results, in the interface language. */
export function useResultMessages(): ResultMessages {
  const formatMessage = useTranslate();
  const reference = useReferenceLabels();
  return useMemo(() => wordsFrom(formatMessage, reference), [formatMessage, reference]);
}
