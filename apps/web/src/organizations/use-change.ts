import type { Result } from '@footnote/domain';
import { useState } from 'react';
import type { ApiError } from '../platform/api/api.client.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';

/** A change under way, and why the last one was refused. */
export interface Changes {
  /** What is being changed, or null. */
  busy: string | null;
  /** Why the last change was refused, for a user; '' where it was not. */
  problem: string;
  /** Changes what `of` names; gives whether it was done. */
  change: <T>(of: string, call: () => Promise<Result<T, ApiError>>) => Promise<Result<T, ApiError>>;
}

/** Keeps what is being changed and why a change was refused. */
export function useChange(): Changes {
  const t = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState<ApiError | null>(null);
  return {
    busy,
    problem: refused === null ? '' : failureMessage(t, refused),
    change: async (of, call) => {
      setBusy(of);
      setRefused(null);
      const called = await call();
      setBusy(null);
      if (!called.ok) setRefused(called.error);
      return called;
    },
  };
}
