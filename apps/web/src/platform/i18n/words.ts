import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Says a message with its values in the interface language. */
export type FormatWords = (message: MessageDescriptor, values?: Record<string, string | number>) => string;

/** The plain form of `formatMessage`: the library's own wants the values of every message declared as types. */
export function wordsOf(intl: IntlShape): FormatWords {
  return intl.formatMessage;
}

/** Says messages in the interface language; the same function until the language changes. */
export function useWords(): FormatWords {
  return wordsOf(useIntl());
}
