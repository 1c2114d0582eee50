import { useState } from 'react';
import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';

export interface NumberInputProps {
  /** Name of the field. */
  label: string;
  /** The number, or null while there is none. */
  value: number | null;
  /** Called with a whole number within the range, or null when emptied; never with anything else. */
  onChange: (value: number | null) => void;
  /**
   * Least value taken.
   * @default 0
   */
  min?: number;
  /**
   * Greatest value taken.
   * @default 1000000000
   */
  max?: number;
  /** Example shown while it is empty. */
  placeholder?: string;
  /** One line that helps to fill it in. */
  hint?: string;
  /** Says what is wrong while the text is not a whole number within the range. */
  invalid: string;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

const PLAIN = /^\d{1,12}$/;
const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3}){1,3}$/;

/** Reads a whole number; marks between thousands are forgiven, decimals are not. */
function readWhole(text: string): number | null {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return Number(trimmed);
  return GROUPED.test(trimmed) ? Number(trimmed.replaceAll(/\D/g, '')) : null;
}

/** A whole number. What is not one stays in the field with an error and is not handed on. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, onChange, min = 0, max = 1_000_000_000, placeholder, hint, invalid, disabled } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === null ? '' : String(value));
  const fits = (number: number | null) => number !== null && number >= min && number <= max;
  const wrong = text.trim() !== '' && !fits(readWhole(text));
  const change = (next: string) => {
    const number = readWhole(next);
    setDraft(next);
    if (next.trim() === '') onChange(null);
    else if (fits(number)) onChange(number);
  };
  return (
    <Field label={label} error={wrong ? invalid : ''} {...(hint === undefined ? {} : { hint })}>
      {(field) => (
        <input
          {...field}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled === true}
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => !wrong && setDraft(null)}
          className={control}
        />
      )}
    </Field>
  );
}
