import { defineMessages } from '../../messages/define-messages.ts';

/** What SearchBar says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Search the literature', description: 'Names the search' },
  modes: { defaultMessage: 'Ways to search', description: 'Names the tabs of the search' },
  search: { defaultMessage: 'Search', description: 'Starts a search' },
});

/** What is said of mode. */
export const modeMessages = defineMessages({
  simple: { defaultMessage: 'Simple', description: 'Tab of the search: plain words' },
  pico: { defaultMessage: 'PICO', description: 'Tab of the search: population, intervention, comparison, outcome' },
  query: { defaultMessage: 'PubMed query', description: 'Tab of the search: a query in the language of PubMed' },
  category: { defaultMessage: 'Category', description: 'Tab of the search: fields of medicine' },
});
