import { ok, PASSWORD_LENGTH, err } from '@footnote/domain';
import type { Database } from '../../platform/database/database.ts';
import { forgetResetCodes } from './forget-proofs.ts';
import type { Authentication } from '../identity.ports.ts';
import type { AuthContext } from './auth-engine.ts';

/** Passwords, which only the library hashes and compares. */
export function passwordStore(
  context: AuthContext,
  database: Database,
): Pick<Authentication, 'setPassword' | 'isPassword' | 'hasPassword'> {
  const { internalAdapter, password: hashing } = context;
  const hashOf = async (accountId: string) =>
    (await internalAdapter.findCredentialAccount(accountId))?.password ?? null;
  return {
    async setPassword(accountId, password) {
      if (password.length < PASSWORD_LENGTH.least) return err('identity/password-too-short');
      if (password.length > PASSWORD_LENGTH.most) return err('identity/password-too-long');
      const hash = await hashing.hash(password);
      if ((await hashOf(accountId)) === null) {
        const credential = { userId: accountId, providerId: 'credential', accountId, password: hash };
        await internalAdapter.linkAccount(credential);
      } else {
        await internalAdapter.updatePassword(accountId, hash);
      }
      await forgetResetCodes(database, accountId);
      return ok(null);
    },
    async isPassword(accountId, password) {
      const hash = await hashOf(accountId);
      if (password.length > PASSWORD_LENGTH.most) return false;
      return hash !== null && (await hashing.verify({ hash, password }));
    },
    hasPassword: async (accountId) => (await hashOf(accountId)) !== null,
  };
}
