import { err, ok, type Result } from '@footnote/domain';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { account, loadAccount } from '../../platform/account/account.store.ts';
import type { ApiError } from '../../platform/api/api.client.ts';
import { adoptLocale } from '../../platform/i18n/locale.store.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Takes over the account somebody has just signed in to; their page then lets them go on. */
export function useCompleteSignIn(): () => Promise<Result<null, ApiError>> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await loadAccount();
    if (account.stage !== 'signedIn') return err({ status: 0, code: '', message: '' });
    const { country = null } = account.profile ?? {};
    if (country !== null) adoptLocale(country);
    // What was loaded for a visitor is not what the account sees; the step just taken is offered to nobody any more.
    await mutate((key) => !isSecondStep(key), undefined, { revalidate: true });
    return ok(null);
  }, [mutate]);
}

const isSecondStep = (key: unknown) => Array.isArray(key) && key[0] === signInCalls.secondStep;
