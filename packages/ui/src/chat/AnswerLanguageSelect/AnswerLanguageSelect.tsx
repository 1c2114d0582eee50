import type { AnswerLanguage } from '@footnote/domain';
import { Combobox, type ComboboxLabels } from '../../primitives/Combobox/Combobox.tsx';
import { languageOptions } from '../../primitives/LanguageSelect/language-options.ts';

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

/** The language answers are given in. */
export function AnswerLanguageSelect({ languages, ...rest }: AnswerLanguageSelectProps) {
  return <Combobox {...rest} options={languageOptions(languages)} />;
}
