import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './FormFrame.css.ts';

export interface FormFrameProps {
  /** Its heading; left out where the dialog around it has one. */
  title?: string;
  /** One or two lines below the heading. */
  description?: string;
  /** Its fields. */
  children: ReactNode;
  /**
   * What kept the form as a whole from being accepted; announced and brought into view when it appears.
   * @default ''
   */
  problem?: string;
  /** The verb of its button. */
  submitLabel: string;
  /** Called on submit, by button or Enter; never while busy or disabled. */
  onSubmit: () => void;
  /**
   * Shows that it is being sent.
   * @default false
   */
  busy?: boolean;
  /**
   * Keeps it from being sent while something is missing.
   * @default false
   */
  disabled?: boolean;
  /** Further buttons beside the first. */
  actions?: ReactNode;
  /** Below the buttons, such as the way to another form. */
  footer?: ReactNode;
}

/** Controls whose value was refused. */
const FIRST_WRONG = '[aria-invalid="true"], [data-invalid="true"] input';

/** A form: heading, problem, fields and button. What is wrong with single fields stands beside them, and the first takes the focus. */
export function FormFrame(props: FormFrameProps) {
  const { title, description, children, problem = '', submitLabel, onSubmit, actions, footer } = props;
  const { busy = false, disabled = false } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const wrong = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (busy || answered.current === attempts) return;
    answered.current = attempts;
    form.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [attempts, busy]);
  useEffect(() => {
    // Whoever pressed the button at the end of a long form would see nothing of it.
    if (problem !== '') wrong.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const submit = () => {
    if (busy || disabled) return;
    setAttempts(attempts + 1);
    onSubmit();
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-labelledby={title === undefined ? undefined : id}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="x5">
        {title !== undefined && (
          <div>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
        )}
        {problem !== '' && (
          <div ref={wrong} role="alert" className={styles.problem}>
            <Banner tone="critical">{problem}</Banner>
          </div>
        )}
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
            {submitLabel}
          </Button>
          {actions}
        </div>
        {footer}
      </Stack>
    </form>
  );
}
