import { defineMessages } from '../../messages/define-messages.ts';

/** What FileDrop says. */
export const messages = defineMessages({
  drop: { defaultMessage: 'Drop PDF files here', description: '"Drop PDF files here"' },
  choose: { defaultMessage: 'or choose them', description: '"or choose them"' },
  folder: { defaultMessage: 'Choose a folder', description: 'Takes all files of a folder' },
  release: {
    defaultMessage: 'Let go to add them',
    description: 'Shown while files are held over it ("Let go to add them")',
  },
});
