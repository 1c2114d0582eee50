import { defineMessages } from '../../messages/define-messages.ts';

/** What SourceFacts says. */
export const messages = defineMessages({
  languages: { defaultMessage: 'Languages', description: 'Names the languages of a source' },
  documents: {
    defaultMessage: '{count, plural, one {# document} other {# documents}}',
    description: 'How many a source has',
  },
  articles: {
    defaultMessage: '{count, plural, one {# article} other {# articles}}',
    description: 'How many a source of the literature has',
  },
  ready: { defaultMessage: '{count, number} ready to use', description: 'How many documents of a source are' },
  progress: { defaultMessage: '{count, number} on their way', description: 'How many documents of a source are' },
  failed: { defaultMessage: '{count, number} failed', description: 'How many documents of a source did' },
  pages: { defaultMessage: '{used, plural, one {# page} other {# pages}}', description: 'How many pages a source has' },
  pagesOfQuota: { defaultMessage: '{used, number} of {quota, number} pages', description: 'How full a source is' },
  pageQuota: { defaultMessage: 'Pages used', description: 'Names the bar of how full a source is' },
  byWords: {
    defaultMessage: 'Found by words alone',
    description: 'How documents of a source are found where no embedding model is set',
  },
  byMeaning: {
    defaultMessage: 'Found by words and meaning: their text, and what is asked of them, goes to {model} at {host}',
    description: 'How documents of a source are found; {model} is the name of an embedding model, {host} of its server',
  },
  asOf: { defaultMessage: 'As of {day}', description: 'Up to when the articles of a source go' },
  modified: { defaultMessage: 'Changed {day}', description: 'When a source was last changed' },
});
