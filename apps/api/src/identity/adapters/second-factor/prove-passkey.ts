import { err, ok, type ShownPasskey } from '@footnote/domain';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { PasskeyPurpose, Passkeys } from '../../identity.ports.ts';
import { accountPasskeys } from '../account-tables.ts';
import { consumeChallenge, keepChallenge, type ChallengeLinks } from './passkey-challenges.ts';

export interface PasskeyDeps {
  database: Database;
  links: ChallengeLinks;
  /** Where passkeys are shown ("https://footnote.example.org"). */
  origin: string;
  /** Whom they are made for ("footnote.example.org"). */
  host: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

const { id: ownId, accountId: owner, credentialId, counter } = accountPasskeys;

function purposeOf(purpose: PasskeyPurpose): string {
  return purpose.kind === 'sign-in' ? `sign-in:${purpose.browser}` : `second-step:${purpose.token}`;
}

/** Without a password the device has to make sure who holds it, by a finger, a face or a PIN. */
function verifiesUser({ kind }: PasskeyPurpose): boolean {
  return kind === 'sign-in';
}

/** What a browser asks for a passkey with: for a second step any of the account, to sign in any at all. */
export async function beginProving(
  { database, links, host }: PasskeyDeps,
  purpose: PasskeyPurpose,
): ReturnType<Passkeys['beginProving']> {
  const accountId = purpose.kind === 'sign-in' ? '' : purpose.accountId;
  const known = await database
    .queries()
    .select({ id: credentialId, transports: accountPasskeys.transports })
    .from(accountPasskeys)
    .where(eq(owner, accountId));
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: verifiesUser(purpose) ? 'required' : 'preferred',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- browsers leave out what they do not know
    allowCredentials: known as { id: string }[],
  });
  await keepChallenge(links, { purpose: purposeOf(purpose), accountId, challenge: options.challenge });
  return { ...options };
}

/** Checks what a device says; a counter that does not go up is that of a copy. */
export async function provePasskey(
  deps: PasskeyDeps,
  purpose: PasskeyPurpose,
  passkey: ShownPasskey,
): ReturnType<Passkeys['prove']> {
  const expected = purpose.kind === 'sign-in' ? null : purpose.accountId;
  const challenge = await consumeChallenge(deps.links, purposeOf(purpose), passkey.response.clientDataJSON);
  if (challenge === null) return err({ code: 'identity/passkey-expired', accountId: expected });
  const [row] = await deps.database.queries().select().from(accountPasskeys).where(eq(credentialId, passkey.id));
  const wrong = err({ code: 'identity/passkey-wrong', accountId: expected } as const);
  if (row === undefined || (expected !== null && row.accountId !== expected)) return wrong;
  const accountId = row.accountId;
  const { userHandle } = passkey.response;
  const names = userHandle === undefined || userHandle === null || userHandle === '' ? null : userHandle;
  if (names !== null && Buffer.from(names, 'base64url').toString('utf8') !== accountId) return wrong;
  const uses = await read(deps, { passkey, challenge: challenge.text, publicKey: row.publicKey, purpose });
  if (uses === null) return err({ code: 'identity/passkey-wrong', accountId });
  const isNext = or(lt(counter, uses), and(eq(counter, 0), eq(sql`${uses}::bigint`, 0)));
  const noted = await deps.database
    .queries()
    .update(accountPasskeys)
    .set({ counter: uses, lastUsedAt: new Date(deps.now()) })
    .where(and(eq(ownId, row.id), isNext))
    .returning({ ownId });
  return noted.length > 0 ? ok(accountId) : err({ code: 'identity/passkey-copied', accountId });
}

/** How often a device says the passkey was used; null for what is no proof of this key, challenge and address. */
async function read(
  { origin, host }: PasskeyDeps,
  shown: { passkey: ShownPasskey; challenge: string; publicKey: string; purpose: PasskeyPurpose },
): Promise<number | null> {
  const { passkey } = shown;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library reads what it needs and refuses the rest
      response: passkey as AuthenticationResponseJSON,
      expectedChallenge: shown.challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: verifiesUser(shown.purpose),
      // The counter is compared where it is written, so that of two that are shown at once only one counts.
      credential: { id: passkey.id, publicKey: Buffer.from(shown.publicKey, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
