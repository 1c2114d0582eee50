import { createHash } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Identities, SignOnAttempts } from '../single-sign-on/single-sign-on.ports.ts';
import type { Removals } from '../organizations.ports.ts';
import type { OrganizationRowsDeps } from './postgres-organizations.ts';
import { identities, removals, signOnAttempts } from './single-sign-on-tables.ts';

/** Milliseconds a browser may stay at a provider. */
const ATTEMPT_MS = 10 * 60 * 1000;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Keeps browsers that are at a provider in the relational database: whichever process they come back to finds them, once. */
export function createPostgresSignOnAttempts({ database, now }: OrganizationRowsDeps): SignOnAttempts {
  const { stateDigest, browserDigest, expiresAt } = signOnAttempts;
  return {
    async keep({ state, browser, ...attempt }) {
      const row = {
        ...attempt,
        stateDigest: digestOf(state),
        browserDigest: digestOf(browser),
        expiresAt: new Date(now() + ATTEMPT_MS),
      };
      await database.queries().insert(signOnAttempts).values(row);
    },
    async take(state, browser) {
      // A browser that is not the one leaves the attempt to whoever it belongs to.
      const isOpen = and(
        eq(stateDigest, digestOf(state)),
        eq(browserDigest, digestOf(browser)),
        gt(expiresAt, new Date(now())),
      );
      const [row] = await database.queries().delete(signOnAttempts).where(isOpen).returning();
      if (row === undefined) return null;
      const { connectionId, version, nonce, codeVerifier } = row;
      return { connectionId, version, nonce, codeVerifier };
    },
    async forgetExpired() {
      await database
        .queries()
        .delete(signOnAttempts)
        .where(lte(expiresAt, new Date(now())));
    },
  };
}

/** Keeps who people are at the providers of organizations in the relational database. */
export function createPostgresIdentities({ database, now }: OrganizationRowsDeps): Identities {
  const at = ({ organizationId, issuer }: { organizationId: string; issuer: string }) =>
    and(eq(identities.organizationId, organizationId), eq(identities.issuer, issuer));
  return {
    async accountOf({ subject, ...provider }) {
      const [row] = await database
        .queries()
        .select({ accountId: identities.accountId })
        .from(identities)
        .where(and(at(provider), eq(identities.subject, subject)));
      return row?.accountId ?? null;
    },
    async has({ accountId, ...provider }) {
      const rows = await database
        .queries()
        .select({ accountId: identities.accountId })
        .from(identities)
        .where(and(at(provider), eq(identities.accountId, accountId)));
      return rows.length > 0;
    },
    async link(identity) {
      const row = { ...identity, linkedAt: new Date(now()) };
      await database.queries().insert(identities).values(row).onConflictDoNothing();
    },
  };
}

/** Keeps whom admins took out in the relational database, by a digest of their address. */
export function createPostgresRemovals({ database, now }: OrganizationRowsDeps): Removals {
  const digest = (organization: string, email: string) => digestOf(`${organization} ${email}`);
  const isIt = (organization: string, email: string) =>
    and(eq(removals.organizationId, organization), eq(removals.emailDigest, digest(organization, email)));
  return {
    async note(organization, email) {
      const row = {
        organizationId: organization,
        emailDigest: digest(organization, email),
        removedAt: new Date(now()),
      };
      await database.queries().insert(removals).values(row).onConflictDoNothing();
    },
    async has(organization, email) {
      const rows = await database
        .queries()
        .select({ at: removals.removedAt })
        .from(removals)
        .where(isIt(organization, email));
      return rows.length > 0;
    },
    async forget(organization, email) {
      await database.queries().delete(removals).where(isIt(organization, email));
    },
  };
}
