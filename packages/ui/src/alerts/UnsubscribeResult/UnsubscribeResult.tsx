import type { ReactNode } from 'react';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

/** Words of an UnsubscribeResult. */
export interface UnsubscribeResultLabels {
  /** Heading of the question ("Stop the weekly alerts?"). */
  askTitle: string;
  /** What will happen, in one line. */
  askText: string;
  email: string;
  unsubscribe: string;
  /** Heading afterwards. */
  doneTitle: string;
  /** What was stopped, with the address ("No more alerts go to ada@example.org"). */
  doneText: (email: string) => string;
}

export interface UnsubscribeResultProps {
  /** `ask` before anything is stopped, so that a link opened by a mail scanner stops nothing; `done` afterwards. */
  state: 'ask' | 'done';
  /** The address whose alerts stop; '' where the link has none. */
  email: string;
  /** Called with the new address on every change. */
  onEmailChange: (email: string) => void;
  /**
   * What is wrong with the address ("E-mail is required"); '' when nothing is.
   * @default ''
   */
  emailError?: string;
  /** What kept the alerts from being stopped; '' when nothing did. */
  problem?: string;
  /** Called when a user confirms. */
  onUnsubscribe: () => void;
  /**
   * Shows that the alerts are being stopped.
   * @default false
   */
  busy?: boolean;
  /** Where to go from here. */
  action: ReactNode;
  /** Its words, in the user’s language. */
  labels: UnsubscribeResultLabels;
}

/** Where the link at the end of an alert leads: asks once, stops the alerts, and says so. */
export function UnsubscribeResult(props: UnsubscribeResultProps) {
  const { state, email, action, labels } = props;
  return (
    <div aria-live="polite">
      {state === 'done' ? (
        <EmptyState headingLevel={1} title={labels.doneTitle} action={action}>
          {labels.doneText(email)}
        </EmptyState>
      ) : (
        <Question {...props} />
      )}
    </div>
  );
}

function Question(props: UnsubscribeResultProps) {
  const { email, onEmailChange, emailError = '', problem = '', onUnsubscribe, busy = false, action, labels } = props;
  return (
    <>
      <EmptyState headingLevel={1} title={labels.askTitle}>
        {labels.askText}
      </EmptyState>
      <FormFrame
        problem={problem}
        submitLabel={labels.unsubscribe}
        onSubmit={onUnsubscribe}
        busy={busy}
        actions={action}
      >
        <TextInput
          label={labels.email}
          type="email"
          autoComplete="email"
          required
          disabled={busy}
          value={email}
          onChange={onEmailChange}
          {...(emailError === '' ? {} : { error: emailError })}
        />
      </FormFrame>
    </>
  );
}
