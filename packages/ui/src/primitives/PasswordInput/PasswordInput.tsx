import { useState, type Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from './PasswordInput.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './PasswordInput.css.ts';

export interface PasswordInputProps {
  /** Name of the field. */
  label: string;
  /** What is written in it. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** `current-password` where a user signs in, `new-password` where one is chosen; password managers need it. */
  autoComplete: 'current-password' | 'new-password';
  /** What a password must have. */
  hint?: string;
  /** What is wrong with it. */
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
  /** The input itself, for moving the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** A password, hidden until a user asks to see it. Pasting and password managers always work. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useMessages();
  const { label, value, onChange, autoComplete, hint, error, required = false, disabled = false, ref } = props;
  const [shown, setShown] = useState(false);
  const optional = { ...(hint === undefined ? {} : { hint }), ...(error === undefined ? {} : { error }) };
  return (
    <Field label={label} required={required} {...optional}>
      {(field) => (
        // Passwords are written from left to right whatever the page does, so their button stands on the right too.
        <span dir="ltr" className={styles.frame}>
          <input
            {...field}
            ref={ref}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={styles.input}
          />
          <span className={styles.reveal}>
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              label={shown ? t(messages.hide) : t(messages.show)}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
