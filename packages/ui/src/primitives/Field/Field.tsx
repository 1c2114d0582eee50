import { useId, type ReactNode } from 'react';
import * as styles from './Field.css.ts';

/** What a control needs to belong to its field. */
export interface FieldControl {
  /** What the label points to. */
  id: string;
  /** Ids of hint and error, or undefined without them. */
  'aria-describedby': string | undefined;
  /** True while there is an error. */
  'aria-invalid': true | undefined;
  /** Whether it must be filled in. */
  required: boolean;
}

export interface FieldProps {
  /** Name of the field. */
  label: string;
  /**
   * Keeps the name for assistive technology only, where the place says enough.
   * @default false
   */
  labelHidden?: boolean;
  /** One line that helps to fill it in. */
  hint?: string;
  /**
   * What is wrong with its value; '' or left out when nothing is.
   * @default ''
   */
  error?: string;
  /**
   * Marks the field with an asterisk.
   * @default false
   */
  required?: boolean;
  /** Renders the control with the attributes that tie it to the field. */
  children: (control: FieldControl) => ReactNode;
}

/** Ties a label, a hint and an error to one control. */
export function Field({ label, labelHidden = false, hint, error, required = false, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const described = [hint === undefined ? '' : `${id}-hint`, hasError ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label({ hidden: labelHidden })}>
        {label}
        {required && (
          <span aria-hidden="true" className={styles.asterisk}>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': hasError ? true : undefined,
        required,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.news}>
        {hasError && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
