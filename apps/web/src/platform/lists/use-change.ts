import type { Result } from '@footnote/domain';
import { useState } from 'react';
import type { ApiError } from '../api/api.client.ts';
import { useFormSubmission } from '../forms/use-form-submission.ts';

/** A change of one of several things, and why the last one was refused. */
export interface Changes {
  /** What is being changed, or null. */
  busy: string | null;
  /** Why the last change was refused, for a user; '' where it was not. */
  problem: string;
  /** Changes what `of` names; what comes is given to the caller as well. */
  change: <T>(of: string, call: () => Promise<Result<T, ApiError>>) => Promise<Result<T, ApiError>>;
}

/** Keeps what is being changed and why a change was refused. */
export function useChange(): Changes {
  const sending = useFormSubmission();
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    problem: sending.problem,
    change: async (of, call) => {
      setBusy(of);
      const called = await sending.send(call);
      setBusy(null);
      return called;
    },
  };
}
