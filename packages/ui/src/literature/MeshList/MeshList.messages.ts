import { defineMessages } from '../../messages/define-messages.ts';

/** What MeshList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'MeSH headings', description: 'Names the list of headings of an article' },
  major: { defaultMessage: 'major topic', description: 'Said of a heading of an article' },
  more: { defaultMessage: 'Show {count, number} more', description: 'Shows more values of a filter' },
  fewer: { defaultMessage: 'Show fewer', description: 'Shows fewer values of a filter' },
});
