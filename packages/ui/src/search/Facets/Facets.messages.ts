import { defineMessages } from '../../messages/define-messages.ts';

/** What Facets says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Narrow the results', description: 'Heading of the filters' },
  clear: { defaultMessage: 'Clear all', description: 'Takes all filters away' },
  more: { defaultMessage: 'Show {count, number} more', description: 'Shows more values of a filter' },
  fewer: { defaultMessage: 'Show fewer', description: 'Shows fewer values of a filter' },
  results: {
    defaultMessage: '{count, plural, one {# result} other {# results}}',
    description: 'Results under a filter',
  },
});
