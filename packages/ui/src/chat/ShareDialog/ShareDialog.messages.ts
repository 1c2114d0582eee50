import { defineMessages } from '../../messages/define-messages.ts';

/** What ShareDialog says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Share this chat', description: 'Opens the dialog that shares a chat by a link' },
  notShared: { defaultMessage: 'Only you can read this chat.', description: 'Says who can read a chat' },
  shared: {
    defaultMessage:
      'Everybody with the link can read its questions, answers and references, also those still to come. Your name is not shown.',
    description: 'Says who can read a shared chat',
  },
  quotesDocuments: {
    defaultMessage:
      'Answers of this chat rest on documents or imported references that are not public. Readers of the link see neither these nor what was taken from them.',
    description:
      'Said before a chat is shared that quotes documents of an organization or references that somebody imported',
  },
  share: { defaultMessage: 'Create a link', description: 'Shares a chat' },
  link: { defaultMessage: 'Link', description: 'Names the field with the link of a shared chat' },
  copyByHand: {
    defaultMessage: 'Clipboard not available. Select the link and copy it.',
    description: 'Said where the browser lets nothing be copied',
  },
  unshare: { defaultMessage: 'Stop sharing', description: 'Takes back the link of a shared chat' },
  unsharingTitle: { defaultMessage: 'Stop sharing this chat?', description: 'Heading of a question' },
  unsharingText: {
    defaultMessage: 'The link stops working at once, also for those who have it already.',
    description: 'Said before the link of a shared chat is taken back',
  },
  unsharingKeep: { defaultMessage: 'Keep sharing', description: 'Leaves a chat shared' },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said on every answer',
  },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});
