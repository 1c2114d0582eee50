import { defineMessages } from '../../messages/define-messages.ts';

/** What QueryReading says. */
export const messages = defineMessages({
  title: { defaultMessage: 'How your query was read', description: 'Heading' },
  clauses: { defaultMessage: 'Parts of the query', description: 'Names a list' },
  articles: {
    defaultMessage: '{count, plural, one {# article} other {# articles}}',
    description: 'Articles that a part of a query finds',
  },
  leftOut: { defaultMessage: 'not counted', description: 'Stands for a count' },
  notes: { defaultMessage: 'Remarks', description: 'Names a list of remarks on a query' },
  level: { defaultMessage: 'Level {level, number}:', description: 'Heard before a part of a query inside a group' },
});
