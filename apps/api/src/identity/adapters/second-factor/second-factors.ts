import { createHmac, randomBytes } from 'node:crypto';
import { err, ok, readSecondFactorCode, RECOVERY_CODES, writeRecoveryCode } from '@footnote/domain';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { SecondFactors } from '../../identity.ports.ts';
import { accountPasskeys, accountRecoveryCodes, accountSecondFactors } from '../account-tables.ts';
import { lockAccount } from '../lock-account.ts';
import { base32, otpauthUri, stepOfCode } from './totp.ts';

/** What the library encrypts with, and proves with that something is of this server. */
export interface SecondFactorKeys {
  secret: string;
  secretConfig: Parameters<typeof symmetricEncrypt>[0]['key'];
}

interface SecondFactorDeps {
  database: Database;
  keys: SecondFactorKeys;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Bytes of a secret, as many as its digests have (RFC 4226, section 4). */
const SECRET_BYTES = 20;
/** Milliseconds for which a secret that no code has confirmed can be confirmed. */
const SETUP_MS = 60 * 60 * 1000;
const ISSUER = 'Footnote';

const { accountId: owner, confirmedAt } = accountSecondFactors;

/** Keeps secrets of authenticator apps encrypted, and recovery codes as digests, in the relational database. */
export function createSecondFactors(deps: SecondFactorDeps): SecondFactors {
  const { database, keys, now } = deps;
  const hold: SecondFactors['hold'] = (accountId, work) =>
    database.withTransaction(async () => {
      await lockAccount(database, { id: accountId });
      return work();
    });
  return {
    hold,
    async state(accountId) {
      const [row] = await database
        .queries()
        .select({ since: confirmedAt })
        .from(accountSecondFactors)
        .where(and(eq(owner, accountId), isNotNull(confirmedAt)));
      const [codes] = await database
        .queries()
        .select({ left: count() })
        .from(accountRecoveryCodes)
        .where(eq(accountRecoveryCodes.accountId, accountId));
      const since = row?.since ?? null;
      const passkeys = await passkeysOf(deps, accountId);
      const on = since !== null || passkeys > 0;
      return { on, since, passkeys, recoveryCodes: on ? (codes?.left ?? 0) : 0 };
    },
    async begin({ id, email }) {
      const bytes = randomBytes(SECRET_BYTES);
      const secret = await symmetricEncrypt({ key: keys.secretConfig, data: bytes.toString('base64') });
      const waiting = { secret, begunAt: new Date(now()), usedStep: 0 };
      const begun = await database
        .queries()
        .insert(accountSecondFactors)
        .values({ accountId: id, ...waiting })
        .onConflictDoUpdate({ target: owner, set: waiting, setWhere: isNull(confirmedAt) })
        .returning({ owner });
      if (begun.length === 0) return null;
      const written = base32(bytes);
      return { secret: written, uri: otpauthUri({ secret: written, issuer: ISSUER, account: email }) };
    },
    confirm: (accountId, code) => database.withTransaction(() => confirm(deps, accountId, code)),
    use: (accountId, code) => database.withTransaction(() => use(deps, accountId, code)),
    renewRecoveryCodes: (accountId) => database.withTransaction(() => renewRecoveryCodes(deps, accountId)),
    remove: (accountId) =>
      hold(accountId, async () => {
        const isGone = await removeApp(deps, accountId);
        if ((await passkeysOf(deps, accountId)) === 0) await removeRecoveryCodes(deps, accountId);
        return isGone;
      }),
    removeAll: (accountId) => hold(accountId, () => removeAll(deps, accountId)),
  };
}

async function passkeysOf({ database }: SecondFactorDeps, accountId: string): Promise<number> {
  const [row] = await database
    .queries()
    .select({ passkeys: count() })
    .from(accountPasskeys)
    .where(eq(accountPasskeys.accountId, accountId));
  return row?.passkeys ?? 0;
}

/** Whether there was a secret that counted. */
async function removeApp({ database }: SecondFactorDeps, accountId: string): Promise<boolean> {
  const gone = await database
    .queries()
    .delete(accountSecondFactors)
    .where(eq(owner, accountId))
    .returning({ since: confirmedAt });
  return gone.some(({ since }) => since !== null);
}

/** Whether there was anything that counted. */
async function removeAll(deps: SecondFactorDeps, accountId: string): Promise<boolean> {
  const { accountId: holder, id } = accountPasskeys;
  const queries = deps.database.queries();
  const passkeys = await queries.delete(accountPasskeys).where(eq(holder, accountId)).returning({ id });
  const isGone = await removeApp(deps, accountId);
  await removeRecoveryCodes(deps, accountId);
  return isGone || passkeys.length > 0;
}

async function removeRecoveryCodes({ database }: SecondFactorDeps, accountId: string): Promise<void> {
  await database.queries().delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.accountId, accountId));
}

/** What an account has, held until the transaction under way ends: of two that bring the same code, the second finds it used. */
async function held({ database }: SecondFactorDeps, accountId: string) {
  const [row] = await database.queries().select().from(accountSecondFactors).where(eq(owner, accountId)).for('update');
  return row ?? null;
}

async function confirm(deps: SecondFactorDeps, accountId: string, text: string): ReturnType<SecondFactors['confirm']> {
  const { database, now } = deps;
  // Of an app and a passkey that are set up at once, one comes first and gets the recovery codes.
  await lockAccount(database, { id: accountId });
  const row = await held(deps, accountId);
  if (row !== null && row.confirmedAt !== null) return err('identity/second-factor-on');
  if (row === null || row.begunAt.getTime() < now() - SETUP_MS) return err('identity/second-factor-off');
  const code = readSecondFactorCode(text);
  const step = code?.kind === 'authenticator' ? await stepOf(deps, row, code.code) : null;
  if (step === null) return err('identity/second-factor-code-wrong');
  await database
    .queries()
    .update(accountSecondFactors)
    .set({ confirmedAt: new Date(now()), usedStep: step })
    .where(eq(owner, accountId));
  // Those that came with a passkey go on working.
  return ok((await passkeysOf(deps, accountId)) > 0 ? [] : await renewRecoveryCodes(deps, accountId));
}

async function use(deps: SecondFactorDeps, accountId: string, text: string): ReturnType<SecondFactors['use']> {
  const row = await held(deps, accountId);
  const read = readSecondFactorCode(text);
  if (read?.kind === 'authenticator') {
    if (row === null || row.confirmedAt === null) return null;
    const step = await stepOf(deps, row, read.code);
    if (step === null) return null;
    await deps.database.queries().update(accountSecondFactors).set({ usedStep: step }).where(eq(owner, accountId));
    return 'authenticator';
  }
  if (read === null) return null;
  const { accountId: codeOwner, digest } = accountRecoveryCodes;
  const used = await deps.database
    .queries()
    .delete(accountRecoveryCodes)
    .where(and(eq(codeOwner, accountId), eq(digest, digestOf(deps, accountId, read.code))))
    .returning({ digest });
  return used.length > 0 ? 'recovery' : null;
}

async function stepOf(
  { keys, now }: SecondFactorDeps,
  row: { secret: string; usedStep: number },
  code: string,
): Promise<number | null> {
  const secret = await symmetricDecrypt({ key: keys.secretConfig, data: row.secret });
  return stepOfCode(Buffer.from(secret, 'base64'), { code, now: now(), usedStep: row.usedStep });
}

async function renewRecoveryCodes(deps: SecondFactorDeps, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, newRecoveryCode);
  const rows = codes.map((code) => ({ accountId, digest: digestOf(deps, accountId, code) }));
  const queries = deps.database.queries();
  await queries.delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.accountId, accountId));
  await queries.insert(accountRecoveryCodes).values(rows);
  return codes.map(writeRecoveryCode);
}

/** Fifty random bits: the alphabet has 32 characters, so that five bits of each byte choose one. */
function newRecoveryCode(): string {
  const { alphabet, length } = RECOVERY_CODES;
  return [...randomBytes(length)].map((byte) => alphabet.charAt(byte & 31)).join('');
}

/** Whoever reads the database alone can try no codes: a digest needs the secret of the server. */
function digestOf({ keys }: SecondFactorDeps, accountId: string, code: string): string {
  return createHmac('sha256', keys.secret).update(`recovery code\n${accountId}\n${code}`).digest('base64url');
}
