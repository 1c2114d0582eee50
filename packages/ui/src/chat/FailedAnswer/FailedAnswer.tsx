import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Countdown } from '../../primitives/Countdown/Countdown.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { messages } from './FailedAnswer.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

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
}

/** Stands in place of an answer that could not be given, with the way on. */
export function FailedAnswer({ message, onRetry, retryAfterSeconds = 0, onSignIn }: FailedAnswerProps) {
  const { t } = useMessages();
  const signIn = onSignIn !== undefined && (
    <Button variant="primary" onClick={onSignIn}>
      {t(messages.signIn)}
    </Button>
  );
  const retry = onRetry !== undefined && (
    <RetryButton key={retryAfterSeconds} seconds={retryAfterSeconds} onRetry={onRetry} />
  );
  return <ErrorState title={message} action={signIn === false ? retry : signIn} />;
}

interface RetryButtonProps {
  seconds: number;
  onRetry: () => void;
}

function RetryButton({ seconds, onRetry }: RetryButtonProps) {
  const { t } = useMessages();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [waiting, setWaiting] = useState(seconds > 0);
  return (
    <Button icon="refresh" disabled={waiting} onClick={onRetry}>
      {waiting ? (
        // A timer is silent; bare seconds would be read out one by one, because they stand in an alert.
        <Countdown
          until={until}
          format={(left) => t(messages.retryIn, { seconds: left })}
          onEnd={() => setWaiting(false)}
        />
      ) : (
        t(messages.retry)
      )}
    </Button>
  );
}
