import { defineMessages } from '../../messages/define-messages.ts';

/** Whether the documents of a source are searched. */
export const statusMessages = defineMessages({
  enabled: { defaultMessage: 'Enabled', description: 'Whether a source is searched' },
  disabled: { defaultMessage: 'Disabled', description: 'Whether a source is searched' },
});

/** What SourceRow says. */
export const messages = defineMessages({
  pages: { defaultMessage: 'Pages', description: 'Names the page quota of a source' },
  pagesText: { defaultMessage: '{used, number} of {quota, number} pages', description: 'How full a source is' },
  pagesUnlimited: {
    defaultMessage: '{used, plural, one {# page} other {# pages}}',
    description: 'How many pages a source has that may have as many as it likes',
  },
  bucket: { defaultMessage: 'Storage', description: 'Where the documents of a source are kept' },
  bucketText: {
    defaultMessage: '{region}, deleted documents kept {days, plural, one {# day} other {# days}}',
    description: 'Where the documents of a source are kept, and for how long deleted ones are',
  },
  index: { defaultMessage: 'Index', description: 'Search index of a source' },
  indexText: {
    defaultMessage: '{shards, plural, one {# shard} other {# shards}}',
    description: 'How a search index is cut',
  },
  missing: { defaultMessage: 'Not created yet', description: 'Said of the storage or the index of a source' },
  create: { defaultMessage: 'Create', description: 'Makes the storage or the index of a source' },
  createBucket: {
    defaultMessage: 'Create the storage of {source}',
    description: 'Names the button that does, beginning with the word on it',
  },
  createIndex: {
    defaultMessage: 'Create the index of {source}',
    description: 'Names the button that does, beginning with the word on it',
  },
  actions: { defaultMessage: 'Actions for {source}', description: 'Names the menu of a source' },
  edit: { defaultMessage: 'Edit', description: 'Changes name and description of a source' },
  enable: { defaultMessage: 'Enable', description: 'Lets a source be searched' },
  disable: { defaultMessage: 'Disable', description: 'Keeps a source from being searched' },
  delete: { defaultMessage: 'Delete', description: 'Deletes a source; a question follows' },
  quota: { defaultMessage: 'Request more pages', description: 'Asks the team for a higher page quota of a source' },
});
