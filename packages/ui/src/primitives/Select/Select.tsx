import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Select.css.ts';

/** A choice of a Select. */
export interface SelectOption<Value extends string = string> {
  /** Stable key; not ''. */
  value: Value;
  /** As shown. */
  label: string;
  /** Language of the label (BCP 47), where it may be another than that of the page. */
  language?: string | undefined;
}

/** Choices under one heading. */
export interface SelectGroup<Value extends string = string> {
  /** Its heading. */
  label: string;
  /** Its choices, in order. */
  options: readonly SelectOption<Value>[];
}

export interface SelectProps<Value extends string> {
  /** Name of the field. */
  label: string;
  /**
   * Keeps the name for assistive technology only.
   * @default false
   */
  labelHidden?: boolean;
  /** Choices, each by itself or in a group under a heading. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** The chosen value; '' while there is none, which needs a `placeholder`. */
  value: Value | '';
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Said while none is chosen ("Choose …"); cannot be chosen itself. */
  placeholder?: string;
  /** One line that helps to choose. */
  hint?: string;
  /** What is wrong with the choice. */
  error?: string;
  /**
   * Marks it with an asterisk; it must be filled in.
   * @default false
   */
  required?: boolean;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** One of a few choices, or a few dozen in groups, in the browser's own list. For more than a dozen without groups use Combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, placeholder, hint, error } = props;
  const { required = false, disabled = false } = props;
  const choose = (chosen: string) => {
    const all = options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
    const option = all.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  return (
    <Field label={label} labelHidden={labelHidden} required={required} {...optional}>
      {(field) => (
        <span className={styles.frame}>
          <select
            {...field}
            value={value}
            disabled={disabled}
            onChange={(event) => choose(event.target.value)}
            className={`${control} ${styles.select}`}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label}>
                  {entry.options.map(choice)}
                </optgroup>
              ) : (
                choice(entry)
              ),
            )}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </Field>
  );
}

function choice({ value, label, language }: SelectOption) {
  return (
    <option key={value} value={value} lang={language}>
      {label}
    </option>
  );
}
