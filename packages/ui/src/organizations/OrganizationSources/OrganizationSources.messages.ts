import { defineMessages } from '../../messages/define-messages.ts';

/** What OrganizationSources says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Sources', description: 'Names the list of sources of an organization' },
  add: { defaultMessage: 'Add a source', description: 'To an organization' },
  empty: { defaultMessage: 'No sources yet', description: 'Of an organization' },
  emptyHint: {
    defaultMessage: 'A source holds PDF documents that members can ask about.',
    description: 'Said where an organization has no sources',
  },
  loading: { defaultMessage: 'Sources are loading', description: 'While the sources of an organization load' },
});
