import type { ReactNode } from 'react';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { messages } from './UnsubscribeResult.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface UnsubscribeResultProps {
  /** `ask` before anything is stopped, so that a link opened by a mail scanner stops nothing; `done` afterwards. */
  state: 'ask' | 'done';
  /** The address whose alerts stop; '' where the link has none. */
  email: string;
  /** Called with the new address on every change. */
  onEmailChange: (email: string) => void;
  /** Name of the alert that a link of a mail is about, which alone is stopped then; left out, all that go to the address. */
  alert?: string;
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
}

/** Where the link at the end of an alert leads: asks once, stops the alerts, and says so. */
export function UnsubscribeResult(props: UnsubscribeResultProps) {
  const { t } = useMessages();
  const { state, email, action, alert } = props;
  return (
    <div aria-live="polite">
      {state === 'done' ? (
        <EmptyState headingLevel={1} title={t(messages.doneTitle)} action={action}>
          {alert === undefined ? t(messages.doneText, { email }) : t(messages.oneDoneText, { alert, email })}
        </EmptyState>
      ) : (
        <Question {...props} />
      )}
    </div>
  );
}

function Question(props: UnsubscribeResultProps) {
  const { t } = useMessages();
  const { email, onEmailChange, emailError = '', problem = '', onUnsubscribe, busy = false, action, alert } = props;
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={alert === undefined ? t(messages.askTitle) : t(messages.oneAskTitle, { alert })}
      >
        {alert === undefined ? t(messages.askText) : t(messages.oneAskText, { email })}
      </EmptyState>
      <FormFrame
        problem={problem}
        submitLabel={t(messages.unsubscribe)}
        onSubmit={onUnsubscribe}
        busy={busy}
        actions={action}
      >
        {alert === undefined && (
          <TextInput
            label={t(messages.email)}
            type="email"
            autoComplete="email"
            required
            disabled={busy}
            value={email}
            onChange={onEmailChange}
            {...(emailError === '' ? {} : { error: emailError })}
          />
        )}
      </FormFrame>
    </>
  );
}
