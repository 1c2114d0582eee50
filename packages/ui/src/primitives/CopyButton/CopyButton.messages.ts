import { defineMessages } from '../../messages/define-messages.ts';

/** What CopyButton says. */
export const messages = defineMessages({
  copy: { defaultMessage: 'Copy', description: 'Copies an answer' },
  copied: { defaultMessage: 'Copied', description: 'Said for a second after copying' },
  unavailable: { defaultMessage: 'Clipboard not available', description: 'Said when copying failed' },
  failed: { defaultMessage: 'Copying failed', description: 'Said when there is a clipboard and it took nothing' },
});
