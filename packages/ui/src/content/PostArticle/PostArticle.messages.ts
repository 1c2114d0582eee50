import { defineMessages } from '../../messages/define-messages.ts';

/** What PostArticle says. */
export const messages = defineMessages({
  loading: { defaultMessage: 'Loading the guide', description: 'Post article: loading' },
  captions: { defaultMessage: 'English captions', description: 'Post article: captions' },
});
