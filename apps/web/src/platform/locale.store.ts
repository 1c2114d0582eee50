import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@footnote/domain';
import { proxy } from 'valtio';
import { readStored } from './stored-value.ts';

/** Where the language is kept; it outlives a sign-out. */
export const LOCALE_KEY = 'footnote-locale';

/** Languages whose catalogue ships; the others of the specification join as their catalogues are written. */
export const TRANSLATED: readonly InterfaceLanguage[] = ['en'];

function isLanguage(value: string | undefined): value is InterfaceLanguage {
  return INTERFACE_LANGUAGES.some((language) => language === value);
}

/** Chooses the interface language: the stored one, else the first of the browser's that is translated, else English. */
export function pickLocale(
  stored: string | undefined,
  wanted: readonly string[],
  translated: readonly InterfaceLanguage[],
): InterfaceLanguage {
  for (const tag of [stored, ...wanted]) {
    const language = tag?.split('-')[0]?.toLowerCase();
    if (isLanguage(language) && translated.includes(language)) return language;
  }
  return 'en';
}

export const locale = proxy<{ language: InterfaceLanguage }>({
  language: pickLocale(readStored(LOCALE_KEY), navigator.languages, TRANSLATED),
});
