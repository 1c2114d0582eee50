import { err, ok } from '@footnote/domain';
import { createEmailVerificationToken } from 'better-auth/api';
import type { Authentication } from '../identity.ports.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refusalCode, refused } from './auth-problems.ts';
import { forgetResetCodes } from './forget-reset-codes.ts';

type Part = Pick<Authentication, 'verificationToken' | 'verifyEmail' | 'resetCode' | 'isResetCode' | 'resetPassword'>;

const DAY_SECONDS = 24 * 60 * 60;

/** Links that verify an address or let somebody set a new password. */
export function oneTimeLinks({ auth, told }: AuthEngine, context: AuthContext, database: Database): Part {
  const { internalAdapter, secret } = context;
  return {
    verificationToken: (email) => createEmailVerificationToken(secret, email, undefined, DAY_SECONDS),
    async verifyEmail(token) {
      try {
        await auth.api.verifyEmail({ query: { token } });
      } catch (error) {
        if (refusalCode(error) === null) throw error;
        return err('identity/verification-link-invalid');
      }
      // The library has checked the signature; only now may the address be believed.
      const [, payload = ''] = token.split('.');
      const { email }: { email: string } = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const found = await internalAdapter.findUserByEmail(email);
      return found === null ? err('identity/verification-link-invalid') : ok(found.user.id);
    },
    async resetCode(email) {
      const heard: { resetCode?: string } = {};
      try {
        await told.run(heard, () => auth.api.requestPasswordReset({ body: { email } }));
      } catch (error) {
        // What is no address for the library has no account; anything else is thrown on.
        refused(error);
      }
      return heard.resetCode ?? null;
    },
    async isResetCode(code) {
      const link = await internalAdapter.findVerificationValue(`reset-password:${code}`);
      return link !== null && link.expiresAt > new Date();
    },
    async resetPassword(code, password) {
      const heard: { reset?: { accountId: string; wasVerified: boolean } } = {};
      try {
        await told.run(heard, () => auth.api.resetPassword({ body: { token: code, newPassword: password } }));
      } catch (error) {
        return refused(error, {
          INVALID_TOKEN: 'identity/reset-link-invalid',
          USER_NOT_FOUND: 'identity/reset-link-invalid',
        });
      }
      if (heard.reset === undefined) throw new Error('The library did not say whose password was reset.');
      const { accountId, wasVerified } = heard.reset;
      if (!wasVerified) await verifyOwner(context, accountId);
      await forgetResetCodes(database, accountId);
      return ok(accountId);
    },
  };
}

/** Whoever linked a provider to an address they had not proven must not share the account of its owner. */
async function verifyOwner({ internalAdapter }: AuthContext, accountId: string): Promise<void> {
  for (const { id, providerId } of await internalAdapter.findAccounts(accountId)) {
    if (providerId !== 'credential') await internalAdapter.deleteAccount(id);
  }
  await internalAdapter.updateUser(accountId, { emailVerified: true });
}
