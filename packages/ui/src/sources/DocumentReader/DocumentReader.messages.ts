import { defineMessages } from '../../messages/define-messages.ts';

/** What DocumentReader says. */
export const messages = defineMessages({
  close: { defaultMessage: 'Close the document', description: 'Button of the reader of a PDF' },
  tools: { defaultMessage: 'Pages and zoom', description: 'Names the tool bar of the reader of a PDF' },
  previousPage: { defaultMessage: 'Previous page', description: 'Button of the reader of a PDF' },
  nextPage: { defaultMessage: 'Next page', description: 'Button of the reader of a PDF' },
  page: { defaultMessage: 'Page', description: 'Names the field with the number of the page' },
  ofPages: { defaultMessage: 'of {count, number}', description: 'After the number of the page: “7 of 12”' },
  pageOf: {
    defaultMessage: 'Page {page, number} of {count, number}',
    description: 'Names the page of a PDF that is shown; read out when it changes',
  },
  cited: { defaultMessage: 'Cited passage, page {page, number}', description: 'Leads back to the passage of a PDF' },
  zoomOut: { defaultMessage: 'Smaller', description: 'Button of the reader of a PDF' },
  zoomIn: { defaultMessage: 'Larger', description: 'Button of the reader of a PDF' },
  fitWidth: { defaultMessage: 'Fit the width', description: 'Button of the reader of a PDF' },
  percent: { defaultMessage: '{percent, number} %', description: 'How large a page is drawn' },
  find: { defaultMessage: 'Find in the document', description: 'Field and button of the reader of a PDF' },
  clearFind: { defaultMessage: 'Clear what is looked for', description: 'Button in a search field' },
  previousFound: { defaultMessage: 'Previous match', description: 'Button of the reader of a PDF' },
  nextFound: { defaultMessage: 'Next match', description: 'Button of the reader of a PDF' },
  found: {
    defaultMessage: '{current, number} of {count, number}',
    description: 'Which match is shown of how many in a PDF',
  },
  foundElsewhere: {
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'How many matches a search of a PDF found, while none is shown',
  },
  finding: { defaultMessage: 'Searching …', description: 'While a PDF is searched' },
  foundNothing: { defaultMessage: 'Not in the document', description: 'A search of a PDF found nothing' },
  loading: { defaultMessage: 'Loading the document …', description: 'While a PDF is fetched' },
  article: {
    defaultMessage: 'Article in PubMed: {title} (PMID {pmid})',
    description: 'A link above a PDF: the article of the literature that it is',
  },
  retry: { defaultMessage: 'Try again', description: 'Button beside an error' },
});
