import { LANGUAGE_COOKIE, type InterfaceLanguage } from '@footnote/domain';
import { proxy } from 'valtio';
import { pickLocale } from './pick-locale.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';

/** Where the language is kept; it outlives a sign-out. */
export const LOCALE_KEY = 'footnote-locale';

const stored = readStored(LOCALE_KEY);
if (stored !== undefined) keepLocale(pickLocale([stored]));

export interface Locale {
  /** The language of the interface. */
  language: InterfaceLanguage;
  /** The language a user has just chosen; null once it was asked whether answers should come in it, too. */
  justChosen: InterfaceLanguage | null;
}

/** The stored language, else the one the server negotiated and wrote into the page. */
export const locale = proxy<Locale>({
  language: pickLocale([stored, document.documentElement.lang]),
  justChosen: null,
});

/** The language the page began in, for parts that load after another was chosen. */
export const firstLocale: InterfaceLanguage = locale.language;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the language in this browser, and where the server sees it before it sends a page. */
function keepLocale(language: InterfaceLanguage): void {
  writeStored(LOCALE_KEY, language);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Changes the language of the interface and keeps it; an unknown language means English. */
export function chooseLocale(code: string): void {
  const language = pickLocale([code]);
  if (language === locale.language) return;
  Object.assign(locale, { language, justChosen: language });
  keepLocale(language);
}

/** Takes the language of a user's profile over where none was chosen in this browser. */
export function adoptLocale(language: InterfaceLanguage): void {
  if (readStored(LOCALE_KEY) !== undefined) return;
  locale.language = language;
  keepLocale(language);
}

/** Notes that the question about the language of answers was asked. */
export function settleLocale(): void {
  locale.justChosen = null;
}
