import { createHmac } from 'node:crypto';
import { err, ok, type IdentityErrorCode, type Result } from '@footnote/domain';
import { createEmailVerificationToken } from 'better-auth/api';
import { verifyJWT } from 'better-auth/crypto';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Authentication } from '../identity.ports.ts';
import type { AuthContext, AuthEngine } from './auth-engine.ts';
import { refusalCode } from './auth-problems.ts';
import { forgetProofs } from './forget-proofs.ts';
import { lockAccount } from './lock-account.ts';

type Part = Pick<Authentication, 'registerAgain' | 'verificationToken' | 'verifyEmail'>;

const DAY_SECONDS = 24 * 60 * 60;
const INVALID: Result<never, IdentityErrorCode> = err('identity/verification-link-invalid');

/** What a link says, besides what the library reads in it. */
const linkSchema = z.object({ email: z.string(), registration: z.string() });

/** Addresses that are registered and not verified, and the links that verify them. */
export function registrations({ auth }: AuthEngine, context: AuthContext, database: Database): Part {
  const { internalAdapter, password: hashing, secret } = context;
  return {
    async registerAgain(email, password) {
      // Before the transaction, which holds the only connection of the embedded engine.
      const hash = await hashing.hash(password);
      return database.withTransaction(async () => {
        const account = await lockAccount(database, { email });
        if (account === null || account.emailVerified) return false;
        const accountId = account.id;
        await forgetProofs({ internalAdapter, database }, { accountId, keepsPassword: false });
        await internalAdapter.linkAccount({ userId: accountId, providerId: 'credential', accountId, password: hash });
        return true;
      });
    },
    async verificationToken(email) {
      const found = await internalAdapter.findUserByEmail(email);
      const registration = await registrationOf(context, found?.user.id ?? '');
      return createEmailVerificationToken(secret, email, undefined, DAY_SECONDS, { registration });
    },
    async verifyEmail(token) {
      const link = linkSchema.safeParse(await verifyJWT<unknown>(token, secret));
      if (!link.success) return INVALID;
      const { email, registration } = link.data;
      return database.withTransaction(async () => {
        const account = await lockAccount(database, { email });
        if (account === null || registration !== (await registrationOf(context, account.id))) return INVALID;
        try {
          await auth.api.verifyEmail({ query: { token } });
        } catch (error) {
          if (refusalCode(error) === null) throw error;
          return INVALID;
        }
        return ok(account.id);
      });
    },
  };
}

/** Names a registration by what it proves its owner with: whoever registers the address again makes another one. */
async function registrationOf({ internalAdapter, secret }: AuthContext, accountId: string): Promise<string> {
  const credentials = await internalAdapter.findAccounts(accountId);
  const proofs = credentials.map(({ providerId, accountId: known, password }) =>
    JSON.stringify([providerId, known, password ?? null]),
  );
  return createHmac('sha256', secret)
    .update(`registration\n${proofs.toSorted().join('\n')}`)
    .digest('base64url');
}
