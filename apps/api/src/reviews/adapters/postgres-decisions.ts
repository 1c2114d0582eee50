import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { DecisionChange, ReviewRecords } from '../reviews.ports.ts';
import { inParts, isAmong } from './record-rows.ts';
import { reviewDecisions, reviewLog, reviewSettlements } from './review-tables.ts';

type DecidingCalls = 'decisions' | 'settlements' | 'known' | 'decide' | 'settle' | 'log';

interface Keeping {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Keeps what screeners decide, and the log of it. */
export function decidingRecords({ database, now }: Keeping): Pick<ReviewRecords, DecidingCalls> {
  const moment = () => new Date(now());
  return {
    ...readDecisions(database),
    decide: (reviewId, change) => decide(database, { reviewId, change, at: moment() }),
    async settle(reviewId, { record, stage, memberId, verdict, reason }) {
      const queries = database.queries();
      const at = moment();
      const kept = { reviewId, record, stage, memberId, reason: storable(reason) };
      const { reviewId: ofReview, record: ofRecord, stage: ofStage } = reviewSettlements;
      if (verdict === null)
        await queries
          .delete(reviewSettlements)
          .where(and(eq(ofReview, reviewId), eq(ofRecord, record), eq(ofStage, stage)));
      else
        await queries
          .insert(reviewSettlements)
          .values({ ...kept, verdict, settledAt: at })
          .onConflictDoUpdate({
            target: [ofReview, ofRecord, ofStage],
            set: { verdict, reason: kept.reason, memberId, settledAt: at },
          });
      await queries
        .insert(reviewLog)
        .values({ ...kept, id: randomUUID(), kind: 'settlement', verdict, madeAt: at, cameAt: at });
    },
  };
}

function readDecisions(database: Database): Pick<ReviewRecords, 'decisions' | 'settlements' | 'known' | 'log'> {
  const queries = () => database.queries();
  return {
    decisions(reviewId, numbers) {
      const { record, stage, memberId, verdict, reason, blindVerdict, opened, madeAt } = reviewDecisions;
      const isOne = numbers === undefined ? undefined : isAmong(record, numbers);
      return queries()
        .select({ record, stage, memberId, verdict, reason, blindVerdict, opened, madeAt })
        .from(reviewDecisions)
        .where(and(eq(reviewDecisions.reviewId, reviewId), isOne))
        .orderBy(asc(record), asc(madeAt), asc(memberId));
    },
    settlements(reviewId, numbers) {
      const { record, stage, memberId, verdict, reason, settledAt } = reviewSettlements;
      const isOne = numbers === undefined ? undefined : isAmong(record, numbers);
      return queries()
        .select({ record, stage, memberId, verdict, reason, settledAt })
        .from(reviewSettlements)
        .where(and(eq(reviewSettlements.reviewId, reviewId), isOne));
    },
    async known(reviewId, ids) {
      const rows = await queries()
        .select({ id: reviewLog.id })
        .from(reviewLog)
        .where(
          and(
            eq(reviewLog.reviewId, reviewId),
            inArray(
              reviewLog.id,
              ids.map((id) => logId(reviewId, id)),
            ),
          ),
        );
      const known = new Set(rows.map(({ id }) => id));
      return new Set(ids.filter((id) => known.has(logId(reviewId, id))));
    },
    log(reviewId) {
      const { record, stage, memberId, kind, verdict, reason, madeAt, cameAt } = reviewLog;
      return queries()
        .select({ record, stage, memberId, kind, verdict, reason, madeAt, cameAt })
        .from(reviewLog)
        .where(eq(reviewLog.reviewId, reviewId))
        .orderBy(asc(reviewLog.position));
    },
  };
}

/** A decision is known within its review: nobody guesses that another review has one of this id. */
const logId = (reviewId: string, id: string) => `${reviewId}/${id}`;

async function decide(
  database: Database,
  { reviewId, change, at }: { reviewId: string; change: DecisionChange; at: Date },
): Promise<void> {
  const { memberId, decisions, late } = change;
  const queries = database.queries();
  const lines = [
    ...decisions.map((decision) => ({ ...decision, kind: 'decision' as const })),
    ...late.map((decision) => ({ ...decision, kind: 'late' as const })),
  ];
  for (const part of inParts(lines)) {
    const rows = part.map(({ id, record, stage, verdict, reason, madeAt, kind }) => {
      const kept = { reviewId, record, stage, memberId, verdict, reason: storable(reason) };
      return { ...kept, id: logId(reviewId, id), kind, madeAt: new Date(madeAt), cameAt: at };
    });
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    await queries.insert(reviewLog).values(rows);
  }
  for (const part of inParts(decisions)) {
    const rows = part.map(({ record, stage, verdict, reason, madeAt, blindVerdict, opened }) => {
      const kept = { reviewId, record, stage, memberId, verdict, reason: storable(reason) };
      return { ...kept, blindVerdict, opened, madeAt: new Date(madeAt) };
    });
    const { reviewId: ofReview, record, stage, memberId: ofMember } = reviewDecisions;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queries
      .insert(reviewDecisions)
      .values(rows)
      .onConflictDoUpdate({
        target: [ofReview, record, stage, ofMember],
        set: {
          verdict: sql`excluded.verdict`,
          reason: sql`excluded.reason`,
          blindVerdict: sql`excluded.blind_verdict`,
          opened: sql`excluded.opened`,
          madeAt: sql`excluded.made_at`,
        },
      });
  }
}
