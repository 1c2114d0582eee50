import { defineMessages } from '../../messages/define-messages.ts';

/** What EvidenceGrid says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Design and size', description: 'Heading of a table of all results' },
  design: { defaultMessage: 'Design', description: 'Heading of study types' },
  cell: {
    defaultMessage: '{articles, plural, one {# article} other {# articles}}: {design}, {size}',
    description: 'A cell of the table of designs and sizes',
  },
});
