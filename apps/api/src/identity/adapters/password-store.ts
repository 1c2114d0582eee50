import { ok, PASSWORD_LENGTH, err } from '@footnote/domain';
import type { Database } from '../../platform/database/database.ts';
import { forgetResetCodes } from './forget-proofs.ts';
import { lockAccount } from './lock-account.ts';
import type { Authentication } from '../identity.ports.ts';
import type { AuthContext } from './auth-engine.ts';

/** Passwords, which only the library hashes and compares. */
export function passwordStore(
  context: AuthContext,
  database: Database,
): Pick<Authentication, 'changePassword' | 'isPassword' | 'hasPassword'> {
  const { internalAdapter, password: hashing } = context;
  const hashOf = async (accountId: string) =>
    (await internalAdapter.findCredentialAccount(accountId))?.password ?? null;
  const isPassword = async (accountId: string, password: string) => {
    const hash = await hashOf(accountId);
    if (password.length > PASSWORD_LENGTH.most) return false;
    return hash !== null && (await hashing.verify({ hash, password }));
  };
  return {
    async changePassword(accountId, { currentPassword, password }) {
      if (password.length < PASSWORD_LENGTH.least) return err('identity/password-too-short');
      if (password.length > PASSWORD_LENGTH.most) return err('identity/password-too-long');
      const hash = await hashing.hash(password);
      return database.withTransaction(async () => {
        // Whoever knows the password of before must not replace one that its owner sets by a link in this moment.
        await lockAccount(database, { id: accountId });
        if (!(await isPassword(accountId, currentPassword))) return err('identity/password-incorrect');
        await internalAdapter.updatePassword(accountId, hash);
        await forgetResetCodes(database, accountId);
        return ok(null);
      });
    },
    isPassword,
    hasPassword: async (accountId) => (await hashOf(accountId)) !== null,
  };
}
