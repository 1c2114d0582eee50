import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** A choice of a Select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> {
  /** Name of the field. */
  label: string;
  /** Keeps the name for assistive technology only. */
  labelHidden?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** One line that helps to choose. */
  hint?: string;
  disabled?: boolean;
}

/** One of a few choices, in the browser's own list. For more than a dozen use Combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, hint, disabled = false } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Field label={label} labelHidden={labelHidden} {...(hint === undefined ? {} : { hint })}>
      {(field) => (
        <span className={styles.frame}>
          <select
            {...field}
            value={value}
            disabled={disabled}
            onChange={(event) => choose(event.target.value)}
            className={`${control} ${styles.select}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
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
