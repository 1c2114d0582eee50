import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Says a message with its values in the interface language. */
export type Translate = (message: MessageDescriptor, values?: Record<string, string | number>) => string;

/** The plain form of `formatMessage`: the library's own wants the values of every message declared as types. */
export function translatorOf(intl: IntlShape): Translate {
  return intl.formatMessage;
}

/** Says messages in the interface language; the same function until the language changes. */
export function useTranslate(): Translate {
  return translatorOf(useIntl());
}
