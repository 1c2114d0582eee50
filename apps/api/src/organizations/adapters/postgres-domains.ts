import { randomBytes } from 'node:crypto';
import type { OrganizationDomain } from '@footnote/domain';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Domains } from '../single-sign-on/single-sign-on.ports.ts';
import { verificationRecord } from '../single-sign-on/domain-names.ts';
import type { OrganizationRowsDeps } from './postgres-organizations.ts';
import { domains } from './single-sign-on-tables.ts';

function domainOf({ domain, token, verifiedAt, verifiedBy }: typeof domains.$inferSelect): OrganizationDomain {
  return {
    domain,
    record: verificationRecord(domain, token),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    verifiedBy,
  };
}

/** Keeps domains of organizations in the relational database, which lets a verified one belong to one of them. */
export function createPostgresDomains({ database, now }: OrganizationRowsDeps): Domains {
  const isIt = (organization: string, domain: string) =>
    and(eq(domains.organizationId, organization), eq(domains.domain, domain));
  return {
    async list(organization) {
      const rows = await database
        .queries()
        .select()
        .from(domains)
        .where(eq(domains.organizationId, organization))
        .orderBy(asc(domains.domain));
      return rows.map(domainOf);
    },
    async add(organization, domain) {
      const token = randomBytes(16).toString('base64url');
      const row = { organizationId: organization, domain, token, createdAt: new Date(now()) };
      await database.queries().insert(domains).values(row).onConflictDoNothing();
    },
    async verify(organization, domain, by) {
      // Two organizations that verify the same domain at once wait for each other here, and the second finds it taken.
      await database.queries().execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`domain ${domain}`}, 0))`);
      const taken = await database
        .queries()
        .select({ organization: domains.organizationId })
        .from(domains)
        .where(and(eq(domains.domain, domain), isNotNull(domains.verifiedAt)));
      if (taken.some((row) => row.organization !== organization)) return false;
      await database
        .queries()
        .update(domains)
        .set({ verifiedAt: new Date(now()), verifiedBy: by })
        .where(and(isIt(organization, domain), isNull(domains.verifiedAt)));
      return true;
    },
    async remove(organization, domain) {
      await database.queries().delete(domains).where(isIt(organization, domain));
    },
    async ownerOf(domain) {
      const [row] = await database
        .queries()
        .select({ owner: domains.organizationId })
        .from(domains)
        .where(and(eq(domains.domain, domain), isNotNull(domains.verifiedAt)));
      return row?.owner ?? null;
    },
  };
}
