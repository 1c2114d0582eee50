import { Inline } from '../layout/Inline/Inline.tsx';
import { Chip } from '../primitives/Chip/Chip.tsx';
import { FieldGroup } from '../primitives/FieldGroup/FieldGroup.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { fieldMessages } from './source-fields.messages.ts';
import { useLanguageNames } from '../messages/use-language-names.ts';

interface LanguagesFieldProps {
  /** BCP 47 tags of those that are chosen. */
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** Tags of those that can be chosen. */
  languages: readonly string[];
  disabled: boolean;
}

/** The languages of a source: those that are chosen, each of which can be taken away, and a choice among the others. */
export function LanguagesField({ value, onChange, languages, disabled }: LanguagesFieldProps) {
  const { t, locale } = useMessages();
  const nameOf = useLanguageNames();
  const others = languages
    .filter((tag) => !value.includes(tag))
    .map((tag) => ({ value: tag, label: nameOf(tag) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FieldGroup label={t(fieldMessages.languages)}>
      {(group) => (
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend of its own
        <div role="group" {...group}>
          <Inline>
            {value.map((tag) => (
              <Chip
                key={tag}
                label={nameOf(tag)}
                {...(disabled ? {} : { onRemove: () => onChange(value.filter((other) => other !== tag)) })}
                removeLabel={t(fieldMessages.removeLanguage, { language: nameOf(tag) })}
              />
            ))}
            <Select
              label={t(fieldMessages.addLanguage)}
              labelHidden
              placeholder={t(fieldMessages.addLanguage)}
              options={others}
              value=""
              onChange={(tag) => onChange([...value, tag])}
              disabled={disabled}
            />
          </Inline>
        </div>
      )}
    </FieldGroup>
  );
}
