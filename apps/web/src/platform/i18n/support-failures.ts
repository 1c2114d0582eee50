import { defineMessages } from 'react-intl';

/** Why a call by which users write to the team failed. */
export const supportFailures = defineMessages({
  'support/closed': {
    defaultMessage: 'Nobody receives these messages here. Ask whoever runs this service.',
    description: 'Said in the place of a form to the team where no address is set up for it',
  },
});
