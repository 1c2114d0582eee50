import type { ComboboxOption } from '../Combobox/combobox-props.ts';

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
  /** Why it cannot be chosen now; it stands last, under this reason. */
  unavailable?: string;
}

/** Languages as choices of a Combobox: each by its own name, found by its English name too. */
export function languageOptions(languages: readonly LanguageChoice[]): ComboboxOption[] {
  return languages.map(({ code, name, english, direction, ...rest }) => ({
    value: code,
    label: name,
    hint: english,
    lang: code,
    dir: direction,
    ...rest,
  }));
}
