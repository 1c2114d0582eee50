import * as Radix from '@radix-ui/react-switch';
import { useId } from 'react';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  /** What is turned on. */
  label: string;
  /** What it changes, in one line. */
  hint?: string;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onChange: (checked: boolean) => void;
  /**
   * Keeps it from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** Turns something on or off at once. */
export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onCheckedChange={onChange}
        className={styles.track}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
      <label htmlFor={id} className={styles.label({ disabled })}>
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
