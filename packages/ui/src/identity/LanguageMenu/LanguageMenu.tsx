import { Button } from '../../primitives/Button/Button.tsx';
import { SectionMenu } from '../SectionMenu/SectionMenu.tsx';

/** A language of the interface. */
export interface InterfaceLanguageChoice {
  /** BCP 47 tag ("de"). */
  code: string;
  /** Its name in itself ("Deutsch"). */
  name: string;
}

export interface LanguageMenuProps {
  /** Languages that are offered, in their order. */
  languages: readonly InterfaceLanguageChoice[];
  /** Code of the chosen language. */
  value: string;
  /** Called with the code of the chosen language. */
  onChange: (code: string) => void;
  /** Name of the menu ("Language of the interface"). */
  label: string;
}

/** The language of the interface, chosen from a few. The language of answers is a choice of its own. */
export function LanguageMenu({ languages, value, onChange, label }: LanguageMenuProps) {
  const name = languages.find(({ code }) => code === value)?.name ?? value;
  return (
    <SectionMenu
      label={label}
      trigger={
        <Button variant="quiet" icon="globe" aria-label={`${value.toUpperCase()}, ${label}: ${name}`}>
          {value.toUpperCase()}
        </Button>
      }
      sections={[
        {
          id: 'language',
          label,
          labelHidden: true,
          choices: languages.map((language) => ({ value: language.code, label: language.name, lang: language.code })),
          chosen: value,
          onChoose: onChange,
        },
      ]}
    />
  );
}
