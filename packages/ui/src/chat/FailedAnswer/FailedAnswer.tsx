import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';

/** Words of a failed answer. */
export interface FailedAnswerLabels {
  retry: string;
  /** "Try again in 12 s" */
  retryIn: (seconds: number) => string;
  signIn: string;
}

export interface FailedAnswerProps {
  /** What happened, as the server or specification §8 words it. */
  message: string;
  /** Asks again; left out when that cannot help. */
  onRetry?: () => void;
  /**
   * Seconds before asking again makes sense; the button counts down.
   * @default 0
   */
  retryAfterSeconds?: number;
  /** Leads to sign-in, for a 401. */
  onSignIn?: () => void;
  /** Its words, in the user’s language. */
  labels: FailedAnswerLabels;
}

/** Stands in place of an answer that could not be given, with the way on. */
export function FailedAnswer({ message, onRetry, retryAfterSeconds = 0, onSignIn, labels }: FailedAnswerProps) {
  const signIn = onSignIn !== undefined && (
    <Button variant="primary" onClick={onSignIn}>
      {labels.signIn}
    </Button>
  );
  const retry = onRetry !== undefined && (
    <RetryButton key={retryAfterSeconds} seconds={retryAfterSeconds} onRetry={onRetry} labels={labels} />
  );
  return <ErrorState title={message} action={signIn === false ? retry : signIn} />;
}

interface RetryButtonProps {
  seconds: number;
  onRetry: () => void;
  labels: FailedAnswerLabels;
}

function RetryButton({ seconds, onRetry, labels }: RetryButtonProps) {
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [waiting, setWaiting] = useState(seconds > 0);
  return (
    <Button icon="refresh" disabled={waiting} onClick={onRetry}>
      {waiting ? (
        // A timer is silent; bare seconds would be read out one by one, because they stand in an alert.
        <Countdown until={until} format={labels.retryIn} onEnd={() => setWaiting(false)} />
      ) : (
        labels.retry
      )}
    </Button>
  );
}
