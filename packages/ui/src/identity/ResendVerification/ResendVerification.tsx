import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';

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
  /** The verb of the button, and what it says while it waits, from whole seconds. */
  labels: { resend: string; waiting: (seconds: number) => string };
}

/** Sends the verification e-mail again, not more often than allowed. */
export function ResendVerification({ availableAt, onResend, busy = false, labels }: ResendVerificationProps) {
  const [reached, setReached] = useState<number | null>(null);
  const ready = reached === availableAt;
  return (
    <Button disabled={!ready} busy={busy} onClick={onResend}>
      {ready ? (
        labels.resend
      ) : (
        <Countdown until={availableAt} format={labels.waiting} onEnd={() => setReached(availableAt)} />
      )}
    </Button>
  );
}
