import { defineMessages } from '../../messages/define-messages.ts';

/** What OrganizationPicker says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Act for an organization', description: 'Heading over the choice of whom a user acts for' },
  description: {
    defaultMessage: 'What you ask from now on belongs to whom you choose. A new chat begins.',
    description: 'Says what follows from acting for an organization',
  },
  close: { defaultMessage: 'Close', description: 'Closes the choice of an organization' },
  search: { defaultMessage: 'Find an organization', description: 'Names the search field above organizations' },
  clear: { defaultMessage: 'Clear search', description: 'Empties the search field' },
  personal: { defaultMessage: 'Personal account', description: 'The choice of acting for no organization' },
  suspended: { defaultMessage: 'Suspended', description: 'Mark of an organization nobody can act for now' },
  secondFactorMissing: {
    defaultMessage: 'Second factor needed',
    description: 'Mark of an organization that asks for a second factor, which the user lacks',
  },
  list: { defaultMessage: 'Organizations', description: 'Names the list of organizations to choose from' },
  found: {
    defaultMessage: '{count, plural, one {One organization found} other {{count, number} organizations found}}',
    description: 'Says how many organizations a search found',
  },
  none: { defaultMessage: 'No organization found', description: 'Said where a search found no organization' },
  more: {
    defaultMessage: 'The first {shown, number} of {total, number} are shown. Write more of the name to find others.',
    description: 'Said below a list of organizations that is too long to be shown whole',
  },
  failed: {
    defaultMessage: 'The organizations could not be loaded',
    description: 'Said instead of the list of organizations',
  },
  retry: { defaultMessage: 'Try again', description: 'Does something again that failed' },
});
