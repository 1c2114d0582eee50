import type { AuditLine } from '@footnote/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { AuditQuery, AuditTrail } from '../admin.ports.ts';
import { auditLines, namedOrganizations, users } from './user-tables.ts';
import { verifyAuditChain } from './verify-audit-chain.ts';
import { beginsWords } from './word-search.ts';

const actors = alias(users, 'actor');
const subjects = alias(users, 'subject');
/** Most people whose lines are looked up one by one; for more, the log is gone through as a whole. */
const FEW = 1_000;
/** As the index `audit_event_about_account` has it: a user in what administrators write, a member in what organizations do. */
const subject = sql<string | null>`coalesce(${auditLines.detail} ->> 'user', ${auditLines.detail} ->> 'member')`;
const organization = sql<string | null>`${auditLines.detail} ->> 'organization'`;

/** Reads the audit log in the relational database. */
export function createPostgresAuditTrail(database: Database): AuditTrail {
  return {
    async list({ page, pageSize, ...query }) {
      const which = await matchingLines(database, query);
      const [all] = await database.queries().select({ total: count() }).from(auditLines).where(which);
      const total = all?.total ?? 0;
      const places = placesOfPage(database, which, { page, pageSize, total });
      const rows = places === null ? [] : await linesOf(database, inArray(auditLines.position, places));
      return { items: rows.map(lineOf), total };
    },
    async before(query, position, most) {
      const older = position === null ? undefined : lt(auditLines.position, position);
      const rows = await linesOf(database, and(await matchingLines(database, query), older)).limit(most);
      return rows.map(lineOf);
    },
    verify: () => verifyAuditChain(database),
  };
}

/** Where the lines of a page stand, read from the nearer end of the log; null for a page behind the last. */
export function placesOfPage(
  database: Database,
  which: SQL | undefined,
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
) {
  const newer = (page - 1) * pageSize;
  const lines = Math.min(pageSize, total - newer);
  if (lines <= 0) return null;
  const older = total - newer - lines;
  const { position } = auditLines;
  return database
    .queries()
    .select({ position })
    .from(auditLines)
    .where(which)
    .orderBy(newer <= older ? desc(position) : asc(position))
    .limit(lines)
    .offset(Math.min(newer, older));
}

/** Matches what somebody did, or what was done to them. */
async function ofPeople(database: Database, search: string): Promise<SQL | undefined> {
  const words = beginsWords(search, users);
  if (words === undefined) return undefined;
  const people = database.queries().select({ id: users.id }).from(users).where(words);
  const few = await database
    .queries()
    .select({ id: users.id })
    .from(users)
    .where(words)
    .limit(FEW + 1);
  if (few.length > FEW) return or(inArray(auditLines.accountId, people), inArray(subject, people));
  // Inside a query of its own the list counts as short, and is looked up in the index of each column.
  const ids = sql`(SELECT ${sql.param(few.map(({ id }) => id))}::text[])::text[]`;
  return sql`(${auditLines.accountId} = ANY(${ids}) OR ${subject} = ANY(${ids}))`;
}

/** What the lines that are asked for have in common. */
export async function matchingLines(
  database: Database,
  { search, event, since, until }: AuditQuery,
): Promise<SQL | undefined> {
  return and(
    await ofPeople(database, search),
    event === null ? undefined : eq(auditLines.event, event),
    since === null ? undefined : gte(auditLines.happenedAt, since),
    until === null ? undefined : lt(auditLines.happenedAt, until),
  );
}

function linesOf(database: Database, which: SQL | undefined) {
  return database
    .queries()
    .select({
      line: auditLines,
      actor: { firstName: actors.firstName, lastName: actors.lastName, email: actors.email },
      subject: { firstName: subjects.firstName, lastName: subjects.lastName, email: subjects.email },
      organizationName: namedOrganizations.name,
    })
    .from(auditLines)
    .leftJoin(actors, eq(actors.id, auditLines.accountId))
    .leftJoin(subjects, eq(subjects.id, subject))
    .leftJoin(namedOrganizations, eq(namedOrganizations.id, organization))
    .where(which)
    .orderBy(desc(auditLines.position));
}

type Row = Awaited<ReturnType<typeof linesOf>>[number];
type Named = Row['actor'];

function personOf(id: string | null | undefined, named: Named): AuditLine['actor'] {
  if (id === null || id === undefined) return null;
  if (named === null) return { id, name: null, email: null };
  return { id, name: `${named.firstName} ${named.lastName}`.trim(), email: named.email };
}

function lineOf({ line, actor, subject: named, organizationName }: Row): AuditLine {
  const { user, member, organization: organizationId, by, ...detail } = line.detail;
  const shared = {
    position: line.position,
    happenedAt: line.happenedAt.toISOString(),
    event: line.event,
    organization: organizationId === undefined ? null : { id: organizationId, name: organizationName },
    detail,
    address: line.address,
  };
  // The command line writes to whom it gave rights where others write who they are.
  if (by === 'command line')
    return { ...shared, by: 'commandLine', actor: null, subject: personOf(line.accountId, actor) };
  const who = line.salt === null ? 'erased' : line.accountId === null ? 'unknown' : 'account';
  return { ...shared, by: who, actor: personOf(line.accountId, actor), subject: personOf(user ?? member, named) };
}
