import { defineMessages } from '../../messages/define-messages.ts';

/** What PrintedAnswer says. */
export const messages = defineMessages({
  references: { defaultMessage: 'References', description: 'Heading over references in a copied answer' },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said on every answer',
  },
});
