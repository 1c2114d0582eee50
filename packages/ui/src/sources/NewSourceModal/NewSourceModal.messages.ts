import { defineMessages } from '../../messages/define-messages.ts';

/** What NewSourceModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Add a source', description: 'Heading of the form of a new source' },
  submit: { defaultMessage: 'Add', description: 'Makes a source' },
});
