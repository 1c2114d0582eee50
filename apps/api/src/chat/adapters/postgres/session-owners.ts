import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AskedQuestion } from '../../chat.ports.ts';
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
export async function holdAccess(
  { database }: Pick<SessionRowsDeps, 'database'>,
  asked: AskedQuestion,
): Promise<boolean> {
  const { organizationId } = readOwner(asked.owner);
  if (organizationId === null) return true;
  await database.queries().execute(sql`SELECT 1 FROM organization WHERE id = ${organizationId} FOR KEY SHARE`);
  return (await askedWithoutAccess({ database }, [asked])).length === 0;
}

/** `ChatSessions.withoutAccess`. */
export async function askedWithoutAccess<Asked extends AskedQuestion>(
  { database }: Pick<SessionRowsDeps, 'database'>,
  asked: readonly Asked[],
): Promise<Asked[]> {
  const ofAccounts = asked.filter(({ owner }) => !isVisitor(owner));
  if (ofAccounts.length === 0) return [];
  const rows = ofAccounts.map(({ owner, askedAt }, place) => {
    const { person, organizationId } = readOwner(owner);
    return sql`(${place}::int, ${person}, ${organizationId}::text, ${askedAt}::timestamptz)`;
  });
  const found = await database.queries().execute<{ place: number }>(sql`
    SELECT place FROM (VALUES ${sql.join(rows, sql`, `)}) AS acting (place, person, organization, asked_at)
    WHERE NOT EXISTS (
        SELECT 1 FROM account
        WHERE ${isAccountOf(sql`acting.person`)} AND (signed_out_at IS NULL OR signed_out_at < acting.asked_at)
      )
      OR (acting.organization IS NOT NULL AND NOT ${mayAct(sql`acting.person`, sql`acting.organization`)})
  `);
  const gone = new Set(found.rows.map(({ place }) => place));
  return ofAccounts.filter((_asked, place) => gone.has(place));
}
