import { err, ok, type Result } from '@footnote/domain';
import { useCallback } from 'react';
import type { ApiError } from '../../platform/api/api.client.ts';
import { checkSandboxAccess, fetchAuthOptions } from './auth.client.ts';
import { useAuthOptions } from './use-auth-options.ts';

/** Asks the server, in sandbox mode, whether an address may come in, before anything else is sent (specification §4). */
export function useSandboxCheck(): (email: string) => Promise<Result<null, ApiError>> {
  const known = useAuthOptions();
  return useCallback(
    async (email) => {
      const options = known === undefined ? await fetchAuthOptions() : ok(known);
      if (!options.ok) return options;
      if (!options.value.sandbox) return ok(null);
      const answered = await checkSandboxAccess(email);
      if (!answered.ok) return answered;
      return answered.value ? ok(null) : err({ status: 403, code: 'identity/email-not-allowed', message: '' });
    },
    [known],
  );
}
