import type { Result } from '@footnote/domain';
import { useState } from 'react';
import type { ApiError } from '../platform/api.client.ts';
import { useWords } from '../platform/words.ts';
import { refusalWords } from './problem-words.ts';

export interface Sending {
  busy: boolean;
  /** Why the last attempt was refused, for a reader; '' where it was not. */
  problem: string;
  /** Sends; what comes is given to the caller as well. */
  send: <T>(call: () => Promise<Result<T, ApiError>>) => Promise<Result<T, ApiError>>;
}

/** Keeps whether a form is being sent and why it was refused. */
export function useSending(): Sending {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  return {
    busy,
    problem: refused === null ? '' : refusalWords(say, refused),
    send: async (call) => {
      setBusy(true);
      setRefused(null);
      const called = await call();
      setBusy(false);
      if (!called.ok) setRefused(called.error);
      return called;
    },
  };
}
