import type { FilterLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { type Translate, useTranslate } from './translate.ts';

const messages = defineMessages({
  studyTypes: { defaultMessage: 'Study types', description: 'Name of a filter' },
  metaAnalysis: { defaultMessage: 'Meta-analysis', description: 'Study type in the filters' },
  systematicReview: { defaultMessage: 'Systematic review', description: 'Study type in the filters' },
  randomizedTrial: { defaultMessage: 'Randomized trial', description: 'Study type in the filters' },
  humanIntervention: { defaultMessage: 'Clinical intervention', description: 'Study type in the filters' },
  rodent: { defaultMessage: 'Rodent', description: 'Study type in the filters' },
  protocol: { defaultMessage: 'Protocol', description: 'Study type in the filters' },
  misc: { defaultMessage: 'Other', description: 'Study type in the filters' },
  impactFactor: { defaultMessage: 'Impact', description: 'Name of a filter' },
  impactHigh: { defaultMessage: 'High impact', description: 'Value of the impact filter' },
  impactHint: {
    defaultMessage: 'Journals in the upper half of their field',
    description: 'Explains the impact filter',
  },
  impactUnavailable: {
    defaultMessage: 'No journal metrics are loaded',
    description: 'Why the impact filter cannot be used',
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
  currentWeekHint: {
    defaultMessage: 'Published in the last seven days',
    description: 'Explains a filter',
  },
  costEffectiveness: { defaultMessage: 'Cost-effectiveness', description: 'Name of a filter' },
  costEffectivenessHint: { defaultMessage: 'Only studies that weigh costs', description: 'Explains a filter' },
  sort: { defaultMessage: 'Sort by', description: 'Name of a choice' },
  sortDefault: { defaultMessage: 'Relevance', description: 'Default order of studies' },
  sampleSizeSort: { defaultMessage: 'Sample size', description: 'Order of studies' },
  recencySort: { defaultMessage: 'Recency', description: 'Order of studies' },
  impactSort: { defaultMessage: 'Impact factor', description: 'Order of studies' },
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

function labelsOf(formatMessage: Translate): FilterLabels {
  return {
    studyTypes: formatMessage(messages.studyTypes),
    studyType: {
      meta_analysis: formatMessage(messages.metaAnalysis),
      systematic_review: formatMessage(messages.systematicReview),
      randomized_trial: formatMessage(messages.randomizedTrial),
      human_intervention: formatMessage(messages.humanIntervention),
      rodent: formatMessage(messages.rodent),
      protocol: formatMessage(messages.protocol),
      misc: formatMessage(messages.misc),
    },
    impactFactor: formatMessage(messages.impactFactor),
    impactHigh: formatMessage(messages.impactHigh),
    impactHint: formatMessage(messages.impactHint),
    sampleSize: formatMessage(messages.sampleSize),
    sampleSizeHint: formatMessage(messages.sampleSizeHint),
    sampleSizeInvalid: formatMessage(messages.sampleSizeInvalid),
    publishedSince: formatMessage(messages.publishedSince),
    publishedSinceHint: formatMessage(messages.publishedSinceHint),
    publishedSinceInvalid: formatMessage(messages.publishedSinceInvalid),
    currentWeek: formatMessage(messages.currentWeek),
    currentWeekHint: formatMessage(messages.currentWeekHint),
    costEffectiveness: formatMessage(messages.costEffectiveness),
    costEffectivenessHint: formatMessage(messages.costEffectivenessHint),
    sort: formatMessage(messages.sort),
    sortDefault: formatMessage(messages.sortDefault),
    sortOption: {
      sample_size: formatMessage(messages.sampleSizeSort),
      recency: formatMessage(messages.recencySort),
      impact_factor: formatMessage(messages.impactSort),
    },
    reset: formatMessage(messages.reset),
    sampleSizeChip: (size) => formatMessage(messages.sampleSizeChip, { size }),
    publishedSinceChip: (year) => formatMessage(messages.publishedSinceChip, { year }),
    sortChip: (order) => formatMessage(messages.sortChip, { order }),
    remove: (filter) => formatMessage(messages.remove, { filter }),
    active: formatMessage(messages.active),
  };
}

/** Words of the filters, in the interface language. */
export function useFilterLabels(): FilterLabels {
  const formatMessage = useTranslate();
  return useMemo(() => labelsOf(formatMessage), [formatMessage]);
}

/** Why the impact filter cannot be used, in the interface language. */
export function useImpactUnavailable(): string {
  return useTranslate()(messages.impactUnavailable);
}
