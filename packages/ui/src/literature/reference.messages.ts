import { defineMessages } from '../messages/define-messages.ts';

/** What is said of reference. */
export const referenceMessages = defineMessages({
  page: { defaultMessage: 'Page {page, number}', description: 'Page of a document' },
  openPage: { defaultMessage: 'Open page {page, number}', description: 'Shows the page of a PDF that is cited' },
  passage: {
    defaultMessage: 'Passage',
    description: 'Heading over the passage of a PDF, and the button that shows it',
  },
  noPassage: { defaultMessage: 'The passage is not shown here.', description: 'Of a PDF that is cited' },
  recognised: {
    defaultMessage: 'Text recognised from a scan: check the page image.',
    description: 'Of the passage of a PDF whose pages are pictures: letters and figures may be wrong',
  },
  moreAuthors: {
    defaultMessage: '{count, plural, one {and # other} other {and # others}}',
    description: 'After the first author of an article',
  },
  unnamedAuthors: {
    defaultMessage: 'et al.',
    description: 'After the first author of an article whose other authors are not all known',
  },
  pubmed: { defaultMessage: 'PubMed', description: 'Link to the record of an article' },
  doi: { defaultMessage: 'Full text', description: 'Link to the publisher’s page of an article' },
  supportingSentence: { defaultMessage: 'Supporting sentence', description: 'Heading in the card of a source' },
  noSupportingSentence: {
    defaultMessage: 'No sentence of this source carries the claim.',
    description: 'In the card of a source',
  },
  abstract: { defaultMessage: 'Abstract', description: 'Opens and closes the abstract of an article' },
  noAbstract: { defaultMessage: 'This record has no abstract.', description: 'In the card of a source' },
  retractedWarning: {
    defaultMessage: 'This article was retracted. Do not rely on it.',
    description: 'Warning beside a retracted article',
  },
});
