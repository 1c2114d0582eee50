import { randomUUID } from 'node:crypto';
import { err, ok, PASSKEY_LIMIT, type NewPasskey, type Passkey } from '@footnote/domain';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { storable } from '../../../platform/storable-text.ts';
import type { Passkeys, SecondFactors } from '../../identity.ports.ts';
import { accountPasskeys, accountRecoveryCodes } from '../account-tables.ts';
import { consumeChallenge, keepChallenge } from './passkey-challenges.ts';
import { beginProving, provePasskey, type PasskeyDeps } from './prove-passkey.ts';

const { id: ownId, accountId: owner, addedAt, name, lastUsedAt } = accountPasskeys;
const SHOWN = { id: ownId, name, addedAt, lastUsedAt };
const ISSUER = 'Footnote';

interface Deps extends PasskeyDeps {
  secondFactors: Pick<SecondFactors, 'state' | 'hold' | 'renewRecoveryCodes'>;
}

type OpenPasskeys = Omit<Deps, 'origin' | 'host'> & {
  /** Where users reach the server: browsers give passkeys to nobody else. */
  publicUrl: string;
};

/** Keeps passkeys in the relational database; what devices say is checked with SimpleWebAuthn. */
export function createPasskeys({ publicUrl, ...shared }: OpenPasskeys): Passkeys {
  const { origin, hostname: host } = new URL(publicUrl);
  const deps: Deps = { ...shared, origin, host };
  const { database, secondFactors } = deps;
  const isIt = (accountId: string, id: string) => and(eq(owner, accountId), eq(ownId, id));
  return {
    list: async (accountId) => (await rowsOf(deps, accountId)).map(shown),
    async beginAdding({ id, email, sessionId }) {
      const rows = await rowsOf(deps, id);
      if (rows.length >= PASSKEY_LIMIT) return null;
      const options = await generateRegistrationOptions({
        rpName: ISSUER,
        rpID: host,
        userID: new TextEncoder().encode(id),
        userName: email,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        excludeCredentials: rows.map(({ credentialId }) => ({ id: credentialId })),
      });
      await keepChallenge(deps.links, {
        purpose: registration(sessionId),
        accountId: id,
        challenge: options.challenge,
      });
      return { ...options };
    },
    add: (account, request) => add(deps, account, request),
    async rename(accountId, id, next) {
      const [row] = await database
        .queries()
        .update(accountPasskeys)
        .set({ name: storable(next) })
        .where(isIt(accountId, id))
        .returning(SHOWN);
      return row === undefined ? null : shown(row);
    },
    remove: (accountId, id) =>
      secondFactors.hold(accountId, async () => {
        const [gone] = await database.queries().delete(accountPasskeys).where(isIt(accountId, id)).returning({ name });
        if (gone === undefined) return null;
        if (!(await secondFactors.state(accountId)).on) {
          await database.queries().delete(accountRecoveryCodes).where(eq(accountRecoveryCodes.accountId, accountId));
        }
        return gone.name;
      }),
    beginProving: (purpose) => beginProving(deps, purpose),
    prove: (purpose, passkey) => provePasskey(deps, purpose, passkey),
    has: async (accountId, shownId) =>
      (await rowsOf(deps, accountId)).some(({ credentialId }) => credentialId === shownId),
  };
}

const registration = (sessionId: string) => `add:${sessionId}`;

async function rowsOf({ database }: Deps, accountId: string) {
  return database
    .queries()
    .select({ ...SHOWN, credentialId: accountPasskeys.credentialId })
    .from(accountPasskeys)
    .where(eq(owner, accountId))
    .orderBy(asc(addedAt), asc(ownId));
}

function shown(row: { id: string; name: string; addedAt: Date; lastUsedAt: Date | null }): Passkey {
  const { id, name: called } = row;
  return { id, name: called, addedAt: row.addedAt.toISOString(), lastUsedAt: row.lastUsedAt?.toISOString() ?? null };
}

async function add(
  deps: Deps,
  { id: accountId, sessionId }: Parameters<Passkeys['add']>[0],
  request: Parameters<Passkeys['add']>[1],
): ReturnType<Passkeys['add']> {
  const { passkey } = request;
  return deps.secondFactors.hold(accountId, async () => {
    // While the account is held: whoever proves in this moment that its address is theirs takes challenges and passkeys away.
    const challenge = await consumeChallenge(deps.links, registration(sessionId), passkey.response.clientDataJSON);
    if (challenge === null || challenge.accountId !== accountId) return err('identity/passkey-expired');
    const made = await read(deps, passkey, challenge.text);
    if (made === null) return err('identity/passkey-unreadable');
    if ((await rowsOf(deps, accountId)).length >= PASSKEY_LIMIT) return err('identity/passkey-limit');
    const wasOn = (await deps.secondFactors.state(accountId)).on;
    const [row] = await deps.database
      .queries()
      .insert(accountPasskeys)
      .values({
        id: randomUUID(),
        accountId,
        name: storable(request.name),
        addedAt: new Date(deps.now()),
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: storable(made.transports ?? []),
      })
      .onConflictDoNothing()
      .returning(SHOWN);
    if (row === undefined) return err('identity/passkey-known');
    const recoveryCodes = wasOn ? [] : await deps.secondFactors.renewRecoveryCodes(accountId);
    return ok({ passkey: shown(row), recoveryCodes });
  });
}

/** What a device made; null for what is no passkey, or was made for another address. */
async function read({ origin, host }: Deps, passkey: NewPasskey, challenge: string) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library reads what it needs and refuses the rest
      response: passkey as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}
