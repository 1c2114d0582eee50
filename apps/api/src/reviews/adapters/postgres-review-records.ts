import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { RecordQuery, ReviewRecords } from '../reviews.ports.ts';
import { decidingRecords } from './postgres-decisions.ts';
import { inParts, isAmong, rowOf } from './record-rows.ts';
import { reviewImports, reviewLog, reviewRecords, reviews, reviewSearches } from './review-tables.ts';

const COUNTED = {
  number: reviewRecords.number,
  searchId: reviewRecords.searchId,
  importId: reviewRecords.importId,
  duplicateOf: reviewRecords.duplicateOf,
  year: reviewRecords.year,
};
const SAVED = { ...COUNTED, reference: reviewRecords.reference, source: reviewSearches.source };

const SEARCHED = {
  source: reviewSearches.source,
  kind: reviewSearches.kind,
  ranHere: reviewSearches.ranHere,
  query: reviewSearches.query,
  settings: reviewSearches.settings,
  searchedOn: reviewSearches.searchedOn,
  found: reviewSearches.found,
};

const ofReview = (id: string) => eq(reviewRecords.reviewId, id);

const isSearch = (reviewId: string, id: string) =>
  and(eq(reviewSearches.reviewId, reviewId), eq(reviewSearches.id, id));

/** Keeps searches, records and decisions of reviews in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresReviewRecords({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): ReviewRecords {
  const queries = () => database.queries();
  return {
    hold: (reviewId, work) =>
      database.withTransaction(async () => {
        const held = await queries()
          .update(reviews)
          .set({ changedAt: new Date(now()) })
          .where(eq(reviews.id, reviewId))
          .returning({ id: reviews.id });
        return held.length === 0 ? null : work();
      }),
    ...keepSearches({ database, now }),
    ...keepImports({ database, now }),
    ...addToRecords(database),
    ...readRecords(database),
    ...decidingRecords({ database, now }),
  };
}

type SearchCalls =
  | 'searches'
  | 'countSearches'
  | 'hasSearch'
  | 'findSearch'
  | 'addSearch'
  | 'removeSearch'
  | 'isScreened';

type ImportCalls = 'addImport' | 'imports' | 'removeImport';

function keepSearches({ database, now }: { database: Database; now: () => number }): Pick<ReviewRecords, SearchCalls> {
  const queries = () => database.queries();
  return {
    searches: (reviewId) =>
      queries()
        .select({
          id: reviewSearches.id,
          ...SEARCHED,
          brought: count(reviewRecords.number),
          duplicates: count(reviewRecords.duplicateOf),
        })
        .from(reviewSearches)
        .leftJoin(reviewRecords, and(ofReview(reviewId), eq(reviewRecords.searchId, reviewSearches.id)))
        .where(eq(reviewSearches.reviewId, reviewId))
        .groupBy(reviewSearches.id)
        .orderBy(asc(reviewSearches.addedAt), asc(reviewSearches.id)),
    countSearches: (reviewId) => queries().$count(reviewSearches, eq(reviewSearches.reviewId, reviewId)),
    async hasSearch(reviewId, search) {
      const { source, kind, ranHere, query, settings, searchedOn, found } = storable(search);
      const isSame = and(
        eq(reviewSearches.reviewId, reviewId),
        eq(reviewSearches.source, source),
        eq(reviewSearches.kind, kind),
        eq(reviewSearches.ranHere, ranHere),
        eq(reviewSearches.query, query),
        eq(reviewSearches.settings, settings),
        eq(reviewSearches.searchedOn, searchedOn),
        eq(reviewSearches.found, found),
      );
      return (await queries().$count(reviewSearches, isSame)) > 0;
    },
    async findSearch(reviewId, searchId) {
      const [found] = await queries().select(SEARCHED).from(reviewSearches).where(isSearch(reviewId, searchId));
      return found ?? null;
    },
    async addSearch(reviewId, search) {
      const id = randomUUID();
      await queries()
        .insert(reviewSearches)
        .values({ ...storable(search), id, reviewId, addedAt: new Date(now()) });
      return id;
    },
    async removeSearch(reviewId, searchId) {
      await queries().delete(reviewSearches).where(isSearch(reviewId, searchId));
    },
    async isScreened(reviewId, numbers) {
      const isOne = and(
        eq(reviewLog.reviewId, reviewId),
        numbers === null ? undefined : isAmong(reviewLog.record, numbers),
      );
      return (await queries().$count(reviewLog, isOne)) > 0;
    },
  };
}

function keepImports({ database, now }: { database: Database; now: () => number }): Pick<ReviewRecords, ImportCalls> {
  const queries = () => database.queries();
  return {
    async addImport(searchId, digest) {
      const noted = await queries()
        .update(reviewSearches)
        .set({ files: sql`array_append(${reviewSearches.files}, ${digest})` })
        .where(and(eq(reviewSearches.id, searchId), sql`NOT ${digest} = ANY(${reviewSearches.files})`))
        .returning({ id: reviewSearches.id });
      if (noted.length === 0) return null;
      const id = randomUUID();
      await queries()
        .insert(reviewImports)
        .values({ id, searchId, digest, broughtAt: new Date(now()) });
      return id;
    },
    imports: (reviewId) =>
      queries()
        .select({
          id: reviewImports.id,
          searchId: reviewImports.searchId,
          broughtAt: reviewImports.broughtAt,
          brought: count(reviewRecords.number),
          duplicates: count(reviewRecords.duplicateOf),
        })
        .from(reviewImports)
        .innerJoin(reviewSearches, eq(reviewSearches.id, reviewImports.searchId))
        .leftJoin(reviewRecords, eq(reviewRecords.importId, reviewImports.id))
        .where(eq(reviewSearches.reviewId, reviewId))
        .groupBy(reviewImports.id)
        .orderBy(sql`${reviewImports.broughtAt} NULLS FIRST`, asc(reviewImports.id)),
    async removeImport(searchId, importId) {
      const [gone] = await queries()
        .delete(reviewImports)
        .where(and(eq(reviewImports.searchId, searchId), eq(reviewImports.id, importId)))
        .returning({ digest: reviewImports.digest });
      if (gone === undefined) return;
      await queries()
        .update(reviewSearches)
        .set({ files: sql`array_remove(${reviewSearches.files}, ${gone.digest})` })
        .where(eq(reviewSearches.id, searchId));
    },
  };
}

type AddingCalls = 'signs' | 'addRecords' | 'lastNumber' | 'setDuplicates';

type ReadingCalls = 'counted' | 'countRecords' | 'existing' | 'read' | 'list' | 'texts';

function addToRecords(database: Database): Pick<ReviewRecords, AddingCalls> {
  const queries = () => database.queries();
  return {
    signs: (reviewId) =>
      queries()
        .select({
          number: reviewRecords.number,
          doi: reviewRecords.doi,
          digest: reviewRecords.digest,
          pmid: sql<string>`${reviewRecords.reference} ->> 'pmid'`,
        })
        .from(reviewRecords)
        .where(and(ofReview(reviewId), isNull(reviewRecords.duplicateOf)))
        .orderBy(asc(reviewRecords.number)),
    async addRecords(reviewId, from, records) {
      for (const part of inParts(records)) {
        const rows = part.map((record) => {
          const { number, duplicateOf } = record;
          return { ...rowOf(record), ...from, reviewId, number, duplicateOf };
        });
        // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
        await queries().insert(reviewRecords).values(rows);
      }
      const last = Math.max(0, ...records.map(({ number }) => number));
      await queries()
        .update(reviews)
        .set({ lastRecord: sql`greatest(last_record, ${last})` })
        .where(eq(reviews.id, reviewId));
    },
    async lastNumber(reviewId) {
      const [found] = await queries()
        .select({ last: reviews.lastRecord })
        .from(reviews)
        .where(eq(reviews.id, reviewId));
      return found?.last ?? 0;
    },
    async setDuplicates(reviewId, of) {
      const numbers = sql.param(of.map(({ number }) => number));
      const firsts = sql.param(of.map(({ duplicateOf }) => duplicateOf));
      await queries().execute(
        sql`UPDATE review_record SET duplicate_of = given.duplicate_of
          FROM unnest(${numbers}::int[], ${firsts}::int[]) AS given (number, duplicate_of)
          WHERE review_id = ${reviewId} AND review_record.number = given.number`,
      );
    },
  };
}

function readRecords(database: Database): Pick<ReviewRecords, ReadingCalls> {
  const queries = () => database.queries();
  return {
    counted: (reviewId) =>
      queries().select(COUNTED).from(reviewRecords).where(ofReview(reviewId)).orderBy(asc(reviewRecords.number)),
    countRecords: (reviewId) => queries().$count(reviewRecords, ofReview(reviewId)),
    async existing(reviewId, numbers) {
      const found = await queries()
        .select({ number: reviewRecords.number })
        .from(reviewRecords)
        .where(and(ofReview(reviewId), isAmong(reviewRecords.number, numbers)));
      return new Set(found.map(({ number }) => number));
    },
    read: (reviewId, numbers) =>
      queries()
        .select(SAVED)
        .from(reviewRecords)
        .innerJoin(reviewSearches, eq(reviewSearches.id, reviewRecords.searchId))
        .where(and(ofReview(reviewId), numbers === undefined ? undefined : isAmong(reviewRecords.number, numbers)))
        .orderBy(asc(reviewRecords.number)),
    list: (reviewId, query) => listRecords(database, reviewId, query),
    texts: (reviewId, after, limit, characters) =>
      queries()
        .select({
          id: reviewRecords.number,
          text: sql<string>`left(concat(${reviewRecords.title}, ' ', ${reviewRecords.reference} ->> 'abstract'), ${characters})`,
        })
        .from(reviewRecords)
        .where(and(ofReview(reviewId), isNull(reviewRecords.duplicateOf), sql`${reviewRecords.number} > ${after}`))
        .orderBy(asc(reviewRecords.number))
        .limit(limit),
  };
}

async function listRecords(database: Database, reviewId: string, query: RecordQuery) {
  const { search, filter, numbers, page, pageSize } = query;
  const words = storable(search)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const isDuplicate = filter === 'duplicates' ? isNotNull : isNull;
  const isListed = and(
    eq(reviewRecords.reviewId, reviewId),
    filter === 'all' ? undefined : isDuplicate(reviewRecords.duplicateOf),
    numbers === null ? undefined : isAmong(reviewRecords.number, numbers),
    ...words.map((word) => sql`position(${word} in ${reviewRecords.searched}) > 0`),
  );
  const rows = database
    .queries()
    .select(SAVED)
    .from(reviewRecords)
    .innerJoin(reviewSearches, eq(reviewSearches.id, reviewRecords.searchId))
    .where(isListed)
    .orderBy(asc(reviewRecords.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { records: await rows, total: await database.queries().$count(reviewRecords, isListed) };
}
