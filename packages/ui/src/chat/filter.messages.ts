import { defineMessages } from '../messages/define-messages.ts';

/** What is said of filter. */
export const filterMessages = defineMessages({
  studyTypes: { defaultMessage: 'Study types', description: 'Name of a filter' },
  impactFactor: { defaultMessage: 'Impact', description: 'Name of a filter' },
  impactHigh: { defaultMessage: 'High impact', description: 'Value of the impact filter' },
  impactUnavailable: {
    defaultMessage: 'No journal metrics are loaded',
    description: 'Why the impact filter cannot be used',
  },
  impactHint: {
    defaultMessage: 'Journals in the upper half of their field',
    description: 'Explains the impact filter',
  },
  sampleSize: { defaultMessage: 'Sample size, at least', description: 'Name of a filter' },
  sampleSizeHint: {
    defaultMessage: 'Studies of unknown size are left out',
    description: 'Explains the sample size filter',
  },
  sampleSizeInvalid: {
    defaultMessage: 'Write a whole number, such as 500',
    description: 'Error in the sample size filter',
  },
  publishedSince: { defaultMessage: 'Published since', description: 'Name of a filter' },
  publishedSinceHint: { defaultMessage: 'A year, such as 2015', description: 'Explains the year filter' },
  publishedSinceInvalid: { defaultMessage: 'Write a year from 1800 to now', description: 'Error in the year filter' },
  currentWeek: { defaultMessage: 'Last week only', description: 'Name of a filter' },
  currentWeekHint: { defaultMessage: 'Published in the last seven days', description: 'Explains a filter' },
  costEffectiveness: { defaultMessage: 'Cost-effectiveness', description: 'Name of a filter' },
  costEffectivenessHint: { defaultMessage: 'Only studies that weigh costs', description: 'Explains a filter' },
  sort: { defaultMessage: 'Sort by', description: 'Name of a choice' },
  sortDefault: { defaultMessage: 'Relevance', description: 'Default order of studies' },
  reset: { defaultMessage: 'Reset filters', description: 'Takes all filters away' },
  sampleSizeChip: { defaultMessage: 'n ≥ {size, number}', description: 'A filter in use' },
  publishedSinceChip: { defaultMessage: 'since {year}', description: 'A filter in use' },
  sortChip: {
    defaultMessage: 'sorted by {order, select, sample_size {sample size} recency {recency} other {impact factor}}',
    description: 'An order in use',
  },
  remove: { defaultMessage: 'Remove filter: {filter}', description: 'Takes one filter away' },
  active: { defaultMessage: 'Filters in use', description: 'Names the row of filters' },
});

/** What is said of sort option. */
export const sortOptionMessages = defineMessages({
  sample_size: { defaultMessage: 'Sample size', description: 'Order of studies' },
  recency: { defaultMessage: 'Recency', description: 'Order of studies' },
  impact_factor: { defaultMessage: 'Impact factor', description: 'Order of studies' },
});
