import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { isVisitor, readOwner } from '../../../platform/owner.ts';
import { chatSessions } from './chat-tables.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';

/** Matches the sessions of an owner: what somebody made for an organization is apart from what is theirs alone. */
export function isOwnedBy(owner: string): SQL | undefined {
  const { person, organizationId } = readOwner(owner);
  const made = chatSessions.organizationId;
  return and(eq(chatSessions.owner, person), organizationId === null ? isNull(made) : eq(made, organizationId));
}

/** Matches the account of an owner that is not suspended. */
const isAccountOf = (person: SQL) => sql`account.id = split_part(${person}, ':', 2) AND account.suspended_at IS NULL`;

/**
 * Whether the account of an owner may act for an organization that is not suspended: it belongs to it, and has the second
 * factor it may ask for, or is a super admin while there is one.
 */
function mayAct(person: SQL, organization: SQL): SQL {
  return sql`EXISTS (
    SELECT 1 FROM account, organization
    WHERE ${isAccountOf(person)} AND organization.id = ${organization} AND organization.suspended_at IS NULL AND (
      account.super_admin
      OR EXISTS (
        SELECT 1 FROM organization_member
        WHERE account_id = account.id AND organization_id = organization.id
          AND NOT (organization.second_factor_required AND lacks_second_factor(account.id))
      )
    )
  )`;
}

/** Matches the sessions whose author may still act for the organization they were made for, if for any. */
export function isAuthorThere(): SQL {
  const { organizationId, owner } = chatSessions;
  return sql`(${organizationId} IS NULL OR ${mayAct(sql`${owner}`, sql`${organizationId}`)})`;
}

/**
 * Whether an owner may begin something now; whoever leaves an organization at this moment waits until the transaction
 * ends, or has left before.
 */
export async function holdAccess({ database }: Pick<SessionRowsDeps, 'database'>, owner: string): Promise<boolean> {
  const { organizationId } = readOwner(owner);
  if (organizationId === null) return true;
  await database.queries().execute(sql`SELECT 1 FROM organization WHERE id = ${organizationId} FOR KEY SHARE`);
  return (await ownersWithoutAccess({ database }, [owner])).length === 0;
}

/** Of these owners those whose account is gone or suspended, or may no longer act for their organization; visitors are none. */
export async function ownersWithoutAccess(
  { database }: Pick<SessionRowsDeps, 'database'>,
  owners: readonly string[],
): Promise<string[]> {
  const accounts = owners.filter((owner) => !isVisitor(owner)).map((owner) => ({ owner, ...readOwner(owner) }));
  if (accounts.length === 0) return [];
  const rows = sql.join(
    accounts.map(({ owner, person, organizationId }) => sql`(${owner}, ${person}, ${organizationId}::text)`),
    sql`, `,
  );
  const found = await database.queries().execute<{ owner: string }>(sql`
    SELECT owner FROM (VALUES ${rows}) AS acting (owner, person, organization)
    WHERE NOT EXISTS (SELECT 1 FROM account WHERE ${isAccountOf(sql`acting.person`)})
      OR (acting.organization IS NOT NULL AND NOT ${mayAct(sql`acting.person`, sql`acting.organization`)})
  `);
  return found.rows.map(({ owner }) => owner);
}
