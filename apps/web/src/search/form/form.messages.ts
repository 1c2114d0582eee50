import { defineMessages } from 'react-intl';

/** What is said around the fields a search is written in. */
export const messages = defineMessages({
  simpleField: { defaultMessage: 'Words or a question', description: 'Names the field of the simple search' },
  simpleExample: {
    defaultMessage: 'salt substitutes and blood pressure',
    description: 'Example in the field of the simple search',
  },
  clear: { defaultMessage: 'Clear', description: 'Empties a field' },
  simpleBlocked: { defaultMessage: 'Write what you are looking for.', description: 'Why a search cannot start' },
  picoBlocked: {
    defaultMessage: 'Name patients, a treatment or an outcome.',
    description: 'Why a search cannot start',
  },
  queryBlocked: { defaultMessage: 'Write a query.', description: 'Why a search cannot start' },
  categoryBlocked: { defaultMessage: 'Choose at least one category.', description: 'Why a search cannot start' },
  fuzziness: {
    defaultMessage: 'Spelling of rare words',
    description: 'Names the choice of how exactly words must match',
  },
  exact: { defaultMessage: 'As written', description: 'Words must match exactly' },
  oneLetter: { defaultMessage: 'One letter may differ', description: 'Words may differ by one letter' },
  twoLetters: { defaultMessage: 'Two letters may differ', description: 'Words may differ by two letters' },
});
