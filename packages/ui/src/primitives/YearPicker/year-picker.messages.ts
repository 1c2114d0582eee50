import { defineMessages } from '../../messages/define-messages.ts';

/** What is said of year picker. */
export const yearPickerMessages = defineMessages({
  any: {
    defaultMessage: 'Any year',
    description: 'Shown while no year is chosen, and the name of the button that takes the year away ("Any year")',
  },
  earlier: { defaultMessage: 'Ten years earlier', description: '"Ten years earlier"' },
  later: { defaultMessage: 'Ten years later', description: '"Ten years later"' },
});
