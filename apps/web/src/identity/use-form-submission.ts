import type { Result } from '@footnote/domain';
import { useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { endSession } from '../platform/account/account.store.ts';
import type { ApiError } from '../platform/api/api.client.ts';
import { paths } from '../platform/navigation/paths.ts';
import { storeTarget } from '../platform/navigation/redirect-target.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { fieldOfRefusal, refusalMessage } from './problem-messages.ts';

export interface FormSubmission {
  busy: boolean;
  /** Why the last attempt was refused, for a user; '' where it was not. */
  problem: string;
  /** The same, apart for the field it is about; `rest` is what is about the form as a whole. */
  placed: { email?: string; password?: string; rest: string };
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
  const problem = refused === null ? '' : refusalMessage(t, refused);
  const place = refused === null ? null : fieldOfRefusal(refused);
  return {
    busy,
    problem,
    placed: place === null ? { rest: problem } : { [place]: problem, rest: '' },
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
