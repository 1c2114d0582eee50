import type { ComboboxOption } from '../Combobox/Combobox.tsx';

/** A language as it is offered. */
export interface LanguageChoice {
  /** BCP 47 tag. */
  code: string;
  /** Its own name. */
  name: string;
  /** Its English name. */
  english: string;
  /** Direction of its script. */
  direction: 'ltr' | 'rtl';
}

/** Languages as choices of a Combobox: each by its own name, found by its English name too. */
export function languageOptions(languages: readonly LanguageChoice[]): ComboboxOption[] {
  return languages.map(({ code, name, english, direction }) => ({
    value: code,
    label: name,
    hint: english,
    lang: code,
    dir: direction,
  }));
}
