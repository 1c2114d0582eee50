import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, Translate } from './define-messages.ts';

const formats = new WeakMap<Message, IntlMessageFormat>();

/** Says a message as it stands in the code. */
export const english: Translate = (message, values) => {
  const known = formats.get(message);
  const format = known ?? new IntlMessageFormat(message.defaultMessage, 'en');
  if (known === undefined) formats.set(message, format);
  return String(format.format(values));
};
