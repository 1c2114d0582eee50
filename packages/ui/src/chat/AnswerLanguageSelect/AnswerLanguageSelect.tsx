import { Combobox } from '../../primitives/Combobox/Combobox.tsx';
import { languageOptions, type LanguageChoice } from '../../primitives/LanguageSelect/language-options.ts';

export interface AnswerLanguageSelectProps {
  /** Languages that are offered, in their order; what cannot be chosen says why. */
  languages: readonly LanguageChoice[];
  /** BCP 47 tag of the chosen language. */
  value: string;
  /** Called with the chosen tag. */
  onChange: (code: string) => void;
  /**
   * `quiet` for toolbars.
   * @default 'secondary'
   */
  variant?: 'secondary' | 'quiet';
  /**
   * Keeps it from being used.
   * @default false
   */
  disabled?: boolean;
  /** Name of the choice ("Answer language"). */
  label: string;
  /** Name of the search field. */
  searchLabel: string;
  /** Said when no language matches. */
  nothingFound: string;
}

/** The language answers are given in. */
export function AnswerLanguageSelect({ languages, ...rest }: AnswerLanguageSelectProps) {
  return <Combobox {...rest} options={languageOptions(languages)} />;
}
