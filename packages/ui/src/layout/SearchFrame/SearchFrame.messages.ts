import { defineMessages } from '../../messages/define-messages.ts';

/** What SearchFrame says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Search the literature', description: 'Heading of the search page' },
  skip: { defaultMessage: 'Skip to the results', description: 'First link of the search page' },
  filters: { defaultMessage: 'Filters', description: 'Names what narrows the results' },
  closeFilters: { defaultMessage: 'Close filters', description: 'Closes the drawer of filters' },
  evidence: { defaultMessage: 'Evidence at a glance', description: 'Names the pictures of what was found' },
  results: { defaultMessage: 'Results', description: 'Names the part of the page with the results' },
});
