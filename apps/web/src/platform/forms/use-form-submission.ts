import type { Result } from '@footnote/domain';
import { useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { endSession } from '../account/account.store.ts';
import type { ApiError } from '../api/api.client.ts';
import { paths } from '../navigation/paths.ts';
import { storeTarget } from '../navigation/redirect-target.ts';
import { useTranslate } from '../i18n/translate.ts';
import { refusalMessage } from './problem-messages.ts';

export interface FormSubmission {
  busy: boolean;
  /** Why the last attempt was refused, for a user; '' where it was not. */
  problem: string;
  /** The same, for whoever finds its place in a form. */
  refused: ApiError | null;
  /** Sends; what comes is given to the caller as well. */
  send: <T>(call: () => Promise<Result<T, ApiError>>) => Promise<Result<T, ApiError>>;
}

/** A session that has ended is begun anew, and the user comes back to where they were. */
async function leaveToSignIn(navigate: NavigateFunction): Promise<void> {
  endSession();
  // A page that asks for an account has led there by now.
  if (location.pathname === paths.login) return;
  storeTarget(location.pathname + location.search + location.hash);
  await navigate(paths.login, { replace: true });
}

/** Keeps whether a form is being sent and why it was refused. */
export function useFormSubmission(): FormSubmission {
  const t = useTranslate();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  return {
    busy,
    problem: refused === null ? '' : refusalMessage(t, refused),
    refused,
    send: async (call) => {
      setBusy(true);
      setRefused(null);
      const called = await call();
      setBusy(false);
      if (called.ok) return called;
      if (called.error.code === 'identity/signed-out') await leaveToSignIn(navigate);
      else setRefused(called.error);
      return called;
    },
  };
}
