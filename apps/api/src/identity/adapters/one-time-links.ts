import { ok } from '@footnote/domain';
import type { Authentication } from '../identity.ports.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refused } from './auth-problems.ts';
import { forgetProofs, forgetResetCodes } from './forget-proofs.ts';
import { lockAccount } from './lock-account.ts';

type Part = Pick<Authentication, 'resetCode' | 'ownerOfResetCode' | 'resetPassword'>;

/** Links that let somebody set a new password. */
export function oneTimeLinks({ auth, callbackData }: AuthEngine, context: AuthContext, database: Database): Part {
  const { internalAdapter } = context;
  const reset: Part['resetPassword'] = async (code, password) => {
    const received: { reset?: { accountId: string; wasVerified: boolean } } = {};
    try {
      await callbackData.run(received, () => auth.api.resetPassword({ body: { token: code, newPassword: password } }));
    } catch (error) {
      return refused(error, {
        INVALID_TOKEN: 'identity/reset-link-invalid',
        USER_NOT_FOUND: 'identity/reset-link-invalid',
      });
    }
    if (received.reset === undefined) throw new Error('The library did not say whose password was reset.');
    const { accountId, wasVerified } = received.reset;
    if (wasVerified) {
      await forgetResetCodes(database, accountId);
    } else {
      await forgetProofs({ internalAdapter, database }, { accountId, keepsPassword: true });
      await internalAdapter.updateUser(accountId, { emailVerified: true });
    }
    return ok(accountId);
  };
  return {
    async resetCode(email) {
      const received: { resetCode?: string } = {};
      try {
        await callbackData.run(received, () => auth.api.requestPasswordReset({ body: { email } }));
      } catch (error) {
        // What is no address for the library has no account; anything else is thrown on.
        refused(error);
      }
      return received.resetCode ?? null;
    },
    async ownerOfResetCode(code) {
      const link = await internalAdapter.findVerificationValue(`reset-password:${code}`);
      return link !== null && link.expiresAt > new Date() ? link.value : null;
    },
    resetPassword: (code, password) =>
      database.withTransaction(async () => {
        const link = await internalAdapter.findVerificationValue(`reset-password:${code}`);
        // Nobody may register the address again between the new password and the moment the address counts as verified.
        if (link !== null) await lockAccount(database, { id: link.value });
        return reset(code, password);
      }),
  };
}
