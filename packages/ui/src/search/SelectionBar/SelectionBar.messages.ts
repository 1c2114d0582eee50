import { defineMessages } from '../../messages/define-messages.ts';

/** What SelectionBar says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Selection', description: 'Names the bar of the selected results' },
  selected: { defaultMessage: '{count, plural, one {# selected} other {# selected}}', description: 'Selected results' },
  selectAll: { defaultMessage: 'Select all {total, number}', description: 'Selects every result' },
  clear: { defaultMessage: 'Clear', description: 'Takes the selection away' },
  export: { defaultMessage: 'Export', description: 'Opens the menu of export formats' },
});
