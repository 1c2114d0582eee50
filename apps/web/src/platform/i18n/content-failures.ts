import { defineMessages } from 'react-intl';

/** Why a call of the knowledge base or the blog failed. */
export const contentFailures = defineMessages({
  'content/not-found': { defaultMessage: 'There is no such text.', description: 'Said where a guide or post is gone' },
  'content/unavailable': {
    defaultMessage: 'The service that keeps these texts did not answer. Try again.',
    description: 'Said where guides or posts of another service could not be read',
  },
});
