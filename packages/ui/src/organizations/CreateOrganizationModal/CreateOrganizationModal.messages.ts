import { defineMessages } from '../../messages/define-messages.ts';

/** What CreateOrganizationModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Create an organization', description: 'Heading of a dialog' },
  submit: { defaultMessage: 'Create', description: 'Makes an organization' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves the form of a new organization' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});
