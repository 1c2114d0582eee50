import { defineMessages } from '../../messages/define-messages.ts';

/** What SourceSettingsModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Settings of the source', description: 'Heading of the form of a source' },
  submit: { defaultMessage: 'Save', description: 'Saves the settings of a source' },
  enabled: { defaultMessage: 'Enabled', description: 'Field of a form: whether a source is searched' },
  enabledHint: {
    defaultMessage: 'Members can search it and ask about it.',
    description: 'Explains that a source is enabled',
  },
  retention: {
    defaultMessage: 'Retention in days',
    description: 'Field of a form: for how long deleted documents of a source can be brought back',
  },
  retentionHint: {
    defaultMessage: 'From {min, number} to {max, number}. Deleted documents can be brought back for so long.',
    description: 'Explains for how long deleted documents of a source are kept',
  },
  shards: { defaultMessage: 'Shards of the index', description: 'Field of a form: how a search index is cut' },
  shardsHint: {
    defaultMessage: 'From {min, number} to {max, number}. Matters only where the index is spread over servers.',
    description: 'Explains how a search index is cut',
  },
  quota: { defaultMessage: 'Page quota', description: 'Field of a form: most pages of a source' },
  quotaHint: { defaultMessage: 'Leave it empty for no limit.', description: 'Explains the page quota of a source' },
  quotaLocked: {
    defaultMessage: 'Whoever runs this service sets it.',
    description: 'Explains why an admin cannot change the page quota of a source',
  },
  region: { defaultMessage: 'Region', description: 'Field of a form: where the documents of a source are kept' },
});
