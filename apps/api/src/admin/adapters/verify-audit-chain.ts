import { AUDIT_FAULTS, type AuditChain } from '@footnote/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';

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

/** Lines followed at once: the embedded database answers nothing else for about 30 ms then. */
const STRETCH = 2_000;

/** A place of the chain: a line, or where one was. */
interface Place {
  position: number;
  hash: string;
}

const startSchema = z.object({
  position: numeric,
  hash: z.string(),
  forgotten_position: numeric,
  forgotten_hash: z.string(),
});
const stretchSchema = z.object({
  lines: numeric,
  erased: numeric,
  faults: numeric,
  position: numeric.nullable(),
  hash: z.string().nullable(),
});

/**
 * Follows the chain stretch by stretch, between which the database answers others, up to the line that was the newest at
 * the beginning. Where something does not fit, be it that lines were forgotten meanwhile, one look at all decides.
 */
export async function verifyAuditChain(database: Database): Promise<AuditChain> {
  const { rows } = await database.queries().execute(sql`
    SELECT coalesce(max(position), 0) AS position, coalesce(max(hash), '') AS hash,
      coalesce(max(forgotten_position), 0) AS forgotten_position, coalesce(max(forgotten_hash), '') AS forgotten_hash
    FROM audit_chain`);
  const { forgotten_position: forgotten, forgotten_hash: hash, ...newest } = startSchema.parse(rows[0]);
  let [lines, erased] = [0, 0];
  let last: Place = { position: forgotten, hash };
  while (last.position < newest.position) {
    const stretch = await follow(database, last, newest);
    if (stretch === null) return verifyAtOnce(database);
    lines += stretch.lines;
    erased += stretch.erased;
    last = stretch.last;
  }
  if (last.hash !== newest.hash || !(await endsInNewest(database))) return verifyAtOnce(database);
  return { lines, erased, forgotten, head: newest.hash, broken: null };
}

/** Follows the next lines after a place; null where one does not fit, or there is none. */
async function follow(
  database: Database,
  after: Place,
  newest: Place,
): Promise<{ lines: number; erased: number; last: Place } | null> {
  const { rows } = await database.queries().execute(sql`
    WITH line AS (
      SELECT position, hash, content_digest, salt,
        lag(position, 1, ${after.position}::bigint) OVER places AS position_before,
        lag(hash, 1, ${after.hash}::text) OVER places AS hash_before,
        salt IS NULL OR content_digest =
          audit_content_digest(salt, account_id, event, detail, address, happened_at) AS is_as_written
      FROM (
        SELECT * FROM audit_event WHERE position > ${after.position} AND position <= ${newest.position}
        ORDER BY position LIMIT ${STRETCH}
      ) AS stretch WINDOW places AS (ORDER BY position)
    )
    SELECT count(*) AS lines, count(*) FILTER (WHERE salt IS NULL) AS erased,
      count(*) FILTER (WHERE position <> position_before + 1 OR NOT is_as_written
        OR hash <> audit_line_hash(hash_before, position, content_digest)) AS faults,
      max(position) AS position, (SELECT hash FROM line ORDER BY position DESC LIMIT 1) AS hash
    FROM line`);
  const { lines, erased, faults, position, hash } = stretchSchema.parse(rows[0]);
  return faults > 0 || position === null || hash === null ? null : { lines, erased, last: { position, hash } };
}

/** Whether the newest line there is is the one that was written last. */
async function endsInNewest(database: Database): Promise<boolean> {
  const { rows } = await database.queries().execute<{ fits: boolean }>(sql`
    SELECT coalesce(max(audit_chain.position), 0) = coalesce((SELECT max(position) FROM audit_event), max(forgotten_position), 0)
      AS fits FROM audit_chain`);
  return rows[0]?.fits === true;
}

/** One statement, which sees the lines and the newest place as one moment left them. */
async function verifyAtOnce(database: Database): Promise<AuditChain> {
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
