import { useId } from 'react';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  /** What is chosen. */
  label: string;
  /**
   * Keeps the label for assistive technology only, where the row says what is chosen.
   * @default false
   */
  labelHidden?: boolean;
  /** One line below the label. */
  hint?: string;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** One of several things that can be chosen together. */
export function Checkbox({ label, labelHidden = false, hint, checked, onChange, disabled = false }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label({ hidden: labelHidden, disabled })}>
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
