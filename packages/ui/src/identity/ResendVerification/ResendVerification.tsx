import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { messages } from './ResendVerification.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ResendVerificationProps {
  /** When it may be sent again, in milliseconds since 1970; a moment in the past is now. */
  availableAt: number;
  /** Sends it again; the parent then gives a later `availableAt`. */
  onResend: () => void;
  /**
   * Shows that it is being sent.
   * @default false
   */
  busy?: boolean;
}

/** Sends the verification e-mail again, not more often than allowed. */
export function ResendVerification({ availableAt, onResend, busy = false }: ResendVerificationProps) {
  const { t } = useMessages();
  const [reached, setReached] = useState<number | null>(null);
  const ready = reached === availableAt;
  return (
    <Button disabled={!ready} busy={busy} onClick={onResend}>
      {ready ? (
        t(messages.resend)
      ) : (
        <Countdown
          until={availableAt}
          format={(seconds) => t(messages.waiting, { seconds })}
          onEnd={() => setReached(availableAt)}
        />
      )}
    </Button>
  );
}
