import type { KeyboardEvent, Ref } from 'react';
import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';

export interface TextInputProps {
  /** Name of the field. */
  label: string;
  /**
   * Keeps the name for assistive technology only.
   * @default false
   */
  labelHidden?: boolean;
  /** What is written in it. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** Example shown while it is empty; never the only explanation. */
  placeholder?: string;
  /** One line that helps to fill it in. */
  hint?: string;
  /** What is wrong with its value. */
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
  /** Most characters it takes. */
  maxLength?: number;
  /**
   * What is written, for checks and keyboards of phones.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  /** Keys a phone offers, where only figures are written. */
  inputMode?: 'numeric' | 'decimal';
  /** What browsers may fill in. */
  autoComplete?: string;
  /**
   * Puts the cursor in it when it appears; for fields a user has just asked for.
   * @default false
   */
  focusOnAppear?: boolean;
  /** Called for every key pressed in it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Called when the focus leaves it; the time to check what is written. */
  onBlur?: () => void;
  /** The input itself, for moving the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden = false, hint, error, required = false, value, onChange, focusOnAppear, ...input } = props;
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  return (
    <Field label={label} labelHidden={labelHidden} required={required} {...optional}>
      {(field) => (
        <input
          {...input}
          {...field}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- only where a user has asked for this very field
          autoFocus={focusOnAppear === true}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={control}
        />
      )}
    </Field>
  );
}
