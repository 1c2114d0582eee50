import { Combobox } from '../Combobox/Combobox.tsx';
import { languageOptions, type LanguageChoice } from './language-options.ts';

export interface LanguageSelectProps {
  /** The languages, in the order shown while nothing is typed. */
  languages: readonly LanguageChoice[];
  /** BCP 47 tag of the chosen language, or '' while there is none. */
  value: string;
  /** Called with the chosen tag. */
  onChange: (code: string) => void;
  /**
   * `quiet` for headers and toolbars.
   * @default 'secondary'
   */
  variant?: 'secondary' | 'quiet';
  /**
   * Keeps it from being changed.
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

/** A language, each by its own name in its own script. */
export function LanguageSelect({ languages, ...rest }: LanguageSelectProps) {
  return <Combobox {...rest} icon="language" options={languageOptions(languages)} />;
}
