import type { KeyboardEvent } from 'react';
import { QueryTokens } from '../CodeQuery/QueryTokens.tsx';
import { Field } from '../Field/Field.tsx';
import * as styles from './CodeQueryInput.css.ts';

export interface CodeQueryInputProps {
  /** Name of the field. */
  label: string;
  /**
   * Keeps the name for assistive technology only.
   * @default false
   */
  labelHidden?: boolean;
  /** The query. */
  value: string;
  /** Called with the new query on every change. */
  onChange: (value: string) => void;
  /** Called for Enter; Shift+Enter begins a new line. */
  onSubmit?: () => void;
  /** Example shown while it is empty. */
  placeholder?: string;
  /** One line that helps to write it. */
  hint?: string;
  /** What is wrong with it. */
  error?: string;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** Writes a query in PubMed's syntax; its parts take their colours as they are written. */
export function CodeQueryInput(props: CodeQueryInputProps) {
  const { label, labelHidden = false, value, onChange, onSubmit, placeholder, hint, error, disabled = false } = props;
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  const press = (event: KeyboardEvent) => {
    if (onSubmit === undefined || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field label={label} labelHidden={labelHidden} {...optional}>
      {(field) => (
        <span dir="ltr" className={styles.frame}>
          <textarea
            {...field}
            rows={1}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            disabled={disabled}
            placeholder={placeholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={press}
            className={styles.input}
          />
          <span aria-hidden="true" className={styles.colours}>
            <QueryTokens query={value} />
            {/* A last empty line has no height of its own. */}
            {'\u200B'}
          </span>
        </span>
      )}
    </Field>
  );
}
