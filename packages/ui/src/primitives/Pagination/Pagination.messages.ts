import { defineMessages } from '../../messages/define-messages.ts';

/** What Pagination says. */
export const messages = defineMessages({
  previous: { defaultMessage: 'Previous page', description: 'Pagination' },
  next: { defaultMessage: 'Next page', description: 'Pagination' },
  page: { defaultMessage: 'Page {page, number}', description: 'Pagination' },
  number: { defaultMessage: '{page, number}', description: 'Pagination: the number of a page' },
  position: { defaultMessage: 'Page {page, number} of {pages, number}', description: 'Pagination' },
  range: { defaultMessage: '{from, number}–{to, number} of {total, number}', description: 'Shown results' },
  pageSize: { defaultMessage: 'Results per page', description: 'Pagination' },
});
