import type { AnswerLanguage } from '@footnote/domain';
import { Combobox, type ComboboxLabels, type ComboboxOption } from '../../primitives/Combobox/Combobox.tsx';

export interface AnswerLanguageSelectProps {
  languages: readonly AnswerLanguage[];
  /** BCP 47 tag of the chosen language. */
  value: string;
  /** Called with the chosen tag. */
  onChange: (code: string) => void;
  /** `quiet` for toolbars. */
  variant?: 'secondary' | 'quiet';
  disabled?: boolean;
  labels: ComboboxLabels;
}

/** Languages as choices of a Combobox: each by its own name, found by its English name too. */
export function languageOptions(languages: readonly AnswerLanguage[]): ComboboxOption[] {
  return languages.map(({ code, name, english, direction }) => ({
    value: code,
    label: name,
    hint: english,
    lang: code,
    dir: direction,
  }));
}

/** The language answers are given in. */
export function AnswerLanguageSelect({ languages, ...rest }: AnswerLanguageSelectProps) {
  return <Combobox {...rest} options={languageOptions(languages)} />;
}
