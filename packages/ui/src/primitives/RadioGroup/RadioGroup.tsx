import * as Radix from '@radix-ui/react-radio-group';
import { useId } from 'react';
import { useDirection } from '../../theme/use-direction.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import * as styles from './RadioGroup.css.ts';

/** A choice of a RadioGroup. */
export interface RadioOption<Value extends string = string> {
  /** Stable key. */
  value: Value;
  /** The answer. */
  label: string;
  /** One line below the label. */
  hint?: string;
  /**
   * Shows it and keeps it from being chosen.
   * @default false
   */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** The question that the choices answer. */
  label: string;
  /**
   * Keeps the question for assistive technology only.
   * @default false
   */
  labelHidden?: boolean;
  /** The choices, in order; two to about seven. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, or null while there is none. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
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
  /**
   * `horizontal` for a few short words.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few choices, all in sight. For more than about seven use Select or Combobox. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, disabled = false, orientation = 'vertical', ...field } = props;
  const direction = useDirection();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <FieldGroup {...field}>
      {(group) => (
        <Radix.Root
          {...group}
          value={value}
          onValueChange={choose}
          disabled={disabled}
          required={field.required === true}
          dir={direction}
          className={styles.group({ orientation })}
        >
          {options.map((option) => (
            <RadioRow key={option.value} option={option} disabled={disabled || option.disabled === true} />
          ))}
        </Radix.Root>
      )}
    </FieldGroup>
  );
}

function RadioRow({ option, disabled }: { option: RadioOption; disabled: boolean }) {
  const id = useId();
  return (
    <div className={styles.row}>
      <Radix.Item
        id={id}
        value={option.value}
        disabled={disabled}
        aria-describedby={option.hint === undefined ? undefined : `${id}-hint`}
        className={styles.radio}
      >
        <Radix.Indicator className={styles.dot} />
      </Radix.Item>
      <label htmlFor={id} className={styles.label({ disabled })}>
        {option.label}
      </label>
      {option.hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {option.hint}
        </span>
      )}
    </div>
  );
}
