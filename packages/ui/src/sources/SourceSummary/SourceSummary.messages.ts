import { defineMessages } from '../../messages/define-messages.ts';

/** Whether the documents of a source are searched. */
export const statusMessages = defineMessages({
  enabled: { defaultMessage: 'Enabled', description: 'Whether a source is searched' },
  disabled: { defaultMessage: 'Disabled', description: 'Whether a source is searched' },
});
