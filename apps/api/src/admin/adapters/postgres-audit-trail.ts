import { AUDIT_FAULTS, type AuditChain, type AuditLine } from '@footnote/domain';
import { and, count, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { AuditQuery, AuditTrail } from '../admin.ports.ts';
import { auditLines, namedOrganizations, users } from './user-tables.ts';
import { beginsWords } from './word-search.ts';

const actors = alias(users, 'actor');
const subjects = alias(users, 'subject');
/** As the index `audit_event_about_account` has it: a user in what administrators write, a member in what organizations do. */
const subject = sql<string | null>`coalesce(${auditLines.detail} ->> 'user', ${auditLines.detail} ->> 'member')`;
const organization = sql<string | null>`${auditLines.detail} ->> 'organization'`;

/** Reads the audit log in the relational database. */
export function createPostgresAuditTrail(database: Database): AuditTrail {
  return {
    async list({ page, pageSize, ...query }) {
      const which = matching(database, query);
      const rows = await linesOf(database, which)
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const [all] = await database.queries().select({ total: count() }).from(auditLines).where(which);
      return { items: rows.map(lineOf), total: all?.total ?? 0 };
    },
    async before(query, position, most) {
      const older = position === null ? undefined : lt(auditLines.position, position);
      const rows = await linesOf(database, and(matching(database, query), older)).limit(most);
      return rows.map(lineOf);
    },
    verify: () => verify(database),
  };
}

function matching(database: Database, { search, event, since, until }: AuditQuery): SQL | undefined {
  const words = beginsWords(search, users);
  const people = words === undefined ? null : database.queries().select({ id: users.id }).from(users).where(words);
  return and(
    people === null ? undefined : or(inArray(auditLines.accountId, people), inArray(subject, people)),
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

const numeric = z.union([z.number(), z.string()]).transform(Number);
const verifiedSchema = z.object({
  lines: numeric,
  erased: numeric,
  forgotten: numeric,
  head: z.string(),
  fault: z.enum(AUDIT_FAULTS).nullable(),
  position: numeric.nullable(),
  happened_at: z.coerce.date().nullable(),
});

/** One statement, which sees the lines and the newest place as one moment left them. */
async function verify(database: Database): Promise<AuditChain> {
  const { rows } = await database.queries().execute(sql`
    WITH chain AS (
      SELECT coalesce(max(position), 0) AS position, coalesce(max(hash), '') AS hash,
        coalesce(max(forgotten_position), 0) AS forgotten_position, coalesce(max(forgotten_hash), '') AS forgotten_hash
      FROM audit_chain
    ), line AS (
      SELECT audit_event.position, happened_at, audit_event.hash, content_digest, salt,
        lag(audit_event.position, 1, forgotten_position) OVER places AS position_before,
        lag(audit_event.hash, 1, forgotten_hash) OVER places AS hash_before,
        salt IS NULL OR content_digest =
          audit_content_digest(salt, account_id, event, detail, address, happened_at) AS is_as_written
      FROM audit_event, chain WINDOW places AS (ORDER BY audit_event.position)
    ), fault AS (
      SELECT position, happened_at, CASE
        WHEN position <> position_before + 1 THEN 'missing'
        WHEN NOT is_as_written THEN 'changed'
        WHEN hash <> audit_line_hash(hash_before, position, content_digest) THEN 'unlinked' END AS fault
      FROM line
    ), newest AS (
      SELECT coalesce((SELECT max(position) FROM line), forgotten_position) AS position FROM chain
    ), first_fault AS (
      SELECT position, happened_at, fault FROM fault WHERE fault IS NOT NULL
      UNION ALL
      SELECT newest.position + 1, NULL, 'cut' FROM newest, chain WHERE newest.position <> chain.position
      UNION ALL
      SELECT line.position, line.happened_at, 'unlinked' FROM line, chain
        WHERE line.position = chain.position AND line.hash <> chain.hash
      ORDER BY position LIMIT 1
    )
    SELECT (SELECT count(*) FROM line) AS lines, (SELECT count(*) FROM line WHERE salt IS NULL) AS erased,
      chain.forgotten_position AS forgotten, chain.hash AS head, first_fault.*
    FROM chain LEFT JOIN first_fault ON true`);
  const { lines, erased, forgotten, head, fault, position, happened_at: at } = verifiedSchema.parse(rows[0]);
  const broken = fault === null ? null : { fault, position: position ?? 0, happenedAt: at?.toISOString() ?? null };
  return { lines, erased, forgotten, head, broken };
}
