import { defineMessages } from '../../messages/define-messages.ts';

/** Whether the documents of a source are searched. */
export const statusMessages = defineMessages({
  enabled: { defaultMessage: 'Enabled', description: 'Whether a source is searched' },
  disabled: { defaultMessage: 'Disabled', description: 'Whether a source is searched' },
});

/** What SourceSummary says. */
export const messages = defineMessages({
  languages: { defaultMessage: 'Languages', description: 'Names the languages of a source' },
  documents: {
    defaultMessage: '{count, plural, one {# document} other {# documents}}',
    description: 'How many a source has',
  },
  pages: { defaultMessage: '{used, plural, one {# page} other {# pages}}', description: 'How many pages a source has' },
  pagesOfQuota: { defaultMessage: '{used, number} of {quota, number} pages', description: 'How full a source is' },
  pageQuota: { defaultMessage: 'Pages used', description: 'Names the bar of how full a source is' },
  modified: { defaultMessage: 'Changed {day}', description: 'When a source was last changed' },
});
