import { createContext } from 'react';
import type { Translate } from './define-messages.ts';
import { english } from './english.ts';

/** How a component speaks. */
export interface Messages {
  /** BCP 47 tag of the language messages are said in. */
  readonly locale: string;
  /** Says a message; the same function until the language changes. */
  readonly t: Translate;
  /** Writes a number as the language does. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Writes a moment as the language does. */
  readonly date: (value: Date, options?: Intl.DateTimeFormatOptions) => string;
}

/** Messages of a language; the formats of numbers and dates are made once for each of their options. */
export function messagesIn(locale: string, t: Translate): Messages {
  const numbers = new Map<string, Intl.NumberFormat>();
  const dates = new Map<string, Intl.DateTimeFormat>();
  return {
    locale,
    t,
    number: (value, options) => kept(numbers, options, () => new Intl.NumberFormat(locale, options)).format(value),
    date: (value, options) => kept(dates, options, () => new Intl.DateTimeFormat(locale, options)).format(value),
  };
}

function kept<Format>(formats: Map<string, Format>, options: object | undefined, make: () => Format): Format {
  const key = JSON.stringify(options) ?? '';
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/** English where no provider stands above. */
export const MessagesContext = createContext(messagesIn('en', english));
