import { control } from '../../primitives/control.css.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from '../../primitives/Select/Select.css.ts';
import { classes } from '../../theme/class-names.ts';

/** Choices under one heading. */
export interface ChoiceGroup {
  label: string;
  values: readonly string[];
}

interface GroupedSelectProps {
  label: string;
  groups: readonly ChoiceGroup[];
  /** '' while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Said while none is chosen. */
  placeholder: string;
  error: string | undefined;
  disabled: boolean;
}

/** One of a few dozen choices in groups, in the browser's own list. */
export function GroupedSelect(props: GroupedSelectProps) {
  const { label, groups, value, onChange, placeholder, error, disabled } = props;
  return (
    <Field label={label} required {...(error === undefined ? {} : { error })}>
      {(field) => (
        <span className={styles.frame}>
          <select
            {...field}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
            className={classes(control, styles.select)}
          >
            <option value="">{placeholder}</option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.values.map((choice) => (
                  <option key={choice} value={choice}>
                    {choice}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </Field>
  );
}
