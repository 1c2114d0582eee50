import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { storable } from '../../platform/storable-text.ts';
import type { Connections, OpenConnection } from '../single-sign-on/single-sign-on.ports.ts';
import { organizationMembers, organizations } from './organization-tables.ts';
import type { OrganizationRowsDeps } from './postgres-organizations.ts';
import { connections, domains } from './single-sign-on-tables.ts';

export interface ConnectionRowsDeps extends OrganizationRowsDeps {
  /** What secrets are encrypted with. */
  secret: string;
}

/** Takes a third of a second to load, which only those who sign on need. */
const cipher = () => import('better-auth/crypto');

/** Keeps providers of organizations in the relational database, what this server proves itself with encrypted. */
export function createPostgresConnections(deps: ConnectionRowsDeps): Connections {
  const { database, now, secret } = deps;
  const { organizationId } = connections;
  const change = async (organization: string, fields: Partial<typeof connections.$inferInsert>) => {
    await database.queries().update(connections).set(fields).where(eq(organizationId, organization));
  };
  return {
    find: (organization) => find(deps, eq(organizationId, organization)),
    findById: (id) => find(deps, eq(connections.id, id)),
    findByDomain: (domain) => findByDomain(deps, domain),
    async save(organization, { clientSecret, ...fields }) {
      const { symmetricEncrypt } = await cipher();
      const sealed = await symmetricEncrypt({ key: secret, data: clientSecret });
      const row = { ...storable(fields), clientSecret: sealed, updatedAt: new Date(now()) };
      const before = await find(deps, eq(organizationId, organization));
      const anew = before?.version === fields.version ? {} : { provenAt: null, only: false };
      await database
        .queries()
        .insert(connections)
        .values({ organizationId: organization, ...row })
        .onConflictDoUpdate({ target: organizationId, set: { ...row, ...anew } });
    },
    setProven: (organization) => change(organization, { provenAt: new Date(now()) }),
    setOnly: (organization, only) => change(organization, { only }),
    async remove(organization) {
      await database.queries().delete(connections).where(eq(organizationId, organization));
    },
    async isOnlyWay(account, domain) {
      const rows = await database
        .queries()
        .select({ id: connections.id })
        .from(connections)
        .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationId))
        .innerJoin(domains, eq(domains.organizationId, organizationId))
        .innerJoin(organizations, eq(organizations.id, organizationId))
        .where(
          and(
            eq(organizationMembers.accountId, account),
            eq(domains.domain, domain),
            isNotNull(domains.verifiedAt),
            isNull(organizations.suspendedAt),
            eq(connections.only, true),
          ),
        );
      return rows.length > 0;
    },
  };
}

async function find(deps: ConnectionRowsDeps, which: SQL): Promise<OpenConnection | null> {
  const [row] = await deps.database.queries().select().from(connections).where(which);
  return row === undefined ? null : opened(deps, row);
}

async function findByDomain(deps: ConnectionRowsDeps, domain: string): Promise<OpenConnection | null> {
  const [found] = await deps.database
    .queries()
    .select({ row: connections })
    .from(connections)
    .innerJoin(domains, eq(domains.organizationId, connections.organizationId))
    .innerJoin(organizations, eq(organizations.id, connections.organizationId))
    .where(and(eq(domains.domain, domain), isNotNull(domains.verifiedAt), isNull(organizations.suspendedAt)));
  return found === undefined ? null : opened(deps, found.row);
}

async function opened(
  { secret }: ConnectionRowsDeps,
  { clientSecret: sealed, provenAt, updatedAt: _updatedAt, ...row }: typeof connections.$inferSelect,
): Promise<OpenConnection> {
  const { symmetricDecrypt } = await cipher();
  // Under another secret of the server it cannot be read any more: the provider refuses, and an admin enters it anew.
  const clientSecret = await symmetricDecrypt({ key: secret, data: sealed }).catch(() => '');
  return { ...row, provenAt: provenAt?.toISOString() ?? null, clientSecret };
}
