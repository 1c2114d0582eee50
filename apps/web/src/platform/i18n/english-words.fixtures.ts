import { createIntl } from 'react-intl';
import { wordsOf, type FormatWords } from './words.ts';

const formatMessage = wordsOf(createIntl({ locale: 'en' }));

/** Says messages as they stand in the code: without a build they have no identifiers of their own. */
export const english: FormatWords = (message, values) =>
  formatMessage({ ...message, id: typeof message.defaultMessage === 'string' ? message.defaultMessage : '' }, values);
