import { z } from 'zod';
import { savedSearchSchema } from '../alerts/saved-search.schema.ts';
import { TEXT_LIMITS } from '../kernel/text-limits.ts';
import { importAnswerSchema, IMPORT_FORMATS } from '../library/saved/library-item.schema.ts';
import { LIBRARY_LIMITS } from '../library/saved/library-limits.ts';
import { savedReferenceSchema } from '../library/saved/saved-reference.schema.ts';
import { SOURCE_KINDS } from './prisma-flow.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { SCREENING_STAGES, SCREENING_VERDICTS } from './screening-outcome.ts';

/** A day there was, since databases are searched. */
const day = z.iso.date().refine((text) => text >= '1900-01-01');

/** A moment the database can keep. */
const moment = z.iso.datetime().refine((text) => text >= '1970-01-01');

/** A file of records as another program has written it. */
export const reviewFileSchema = z.strictObject({
  format: z.enum(['auto', ...IMPORT_FORMATS]).default('auto'),
  text: z.string().min(1).max(LIBRARY_LIMITS.importCharacters),
});

/** Body of POST /api/reviews/{id}/searches: one that is run here, or one of another database. */
export const newReviewSearchSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('footnote'), search: savedSearchSchema }),
  z.strictObject({
    by: z.literal('other'),
    source: z
      .string()
      .trim()
      .min(1, 'required')
      .max(REVIEW_LIMITS.sourceCharacters)
      .refine((text) => !/\p{Cc}/u.test(text)),
    kind: z.enum(SOURCE_KINDS).default('database'),
    query: z.string().max(TEXT_LIMITS.query).default(''),
    searchedOn: day,
    found: z.number().int().min(0).max(REVIEW_LIMITS.foundRecords).default(0),
  }),
]);
export type NewReviewSearch = z.output<typeof newReviewSearchSchema>;

/** What a search or a file brought into a review. */
export const broughtSchema = z.strictObject({
  /** Id of the search. */
  search: z.uuid(),
  brought: z.number().int().min(0),
  duplicates: z.number().int().min(0),
  unread: importAnswerSchema.shape.unread,
  unreadTotal: z.number().int().min(0),
});
export type Brought = z.infer<typeof broughtSchema>;

/** Number of a record within its review. */
export const recordNumberSchema = z.number().int().min(1).max(10_000_000);

/** A decision on its way; without a verdict it takes back what was decided. */
export const newDecisionSchema = z
  .strictObject({
    /** By which the same decision, sent again, is known. */
    id: z.uuid(),
    record: recordNumberSchema,
    stage: z.enum(SCREENING_STAGES),
    verdict: z.enum(SCREENING_VERDICTS).nullable(),
    reason: z.string().trim().max(REVIEW_LIMITS.reasonCharacters).default(''),
    /** ISO 8601: of several decisions of a screener the one made last counts, whichever arrives last. */
    madeAt: moment,
  })
  .refine(({ stage, verdict }) => stage === 'full-text' || verdict !== 'not-retrieved');
export type NewDecision = z.output<typeof newDecisionSchema>;

/** Body of POST /api/reviews/{id}/decisions. */
export const newDecisionsSchema = z.strictObject({
  decisions: z.array(newDecisionSchema).min(1).max(REVIEW_LIMITS.decisions),
  /** What the clock of the browser says as it sends them, so that one that is wrong by minutes is set right. */
  sentAt: moment.optional(),
});

/** Answer of POST /api/reviews/{id}/decisions: ids of those that do not count; all others do. */
export const takenDecisionsSchema = z.strictObject({
  /** Of records that are gone, or without the reason they need. */
  refused: z.array(z.strictObject({ id: z.uuid(), code: z.enum(['review/record-not-found', 'review/reason-needed']) })),
  /** Replaced by one made later, or about a record that others have finished. */
  late: z.array(z.uuid()),
});
export type TakenDecisions = z.infer<typeof takenDecisionsSchema>;

/** Body of POST /api/reviews/{id}/settlements: how a conflict ends; without a verdict it is open again. */
export const settlementSchema = z.strictObject({
  record: recordNumberSchema,
  stage: z.enum(SCREENING_STAGES),
  verdict: z.enum(['include', 'exclude', 'not-retrieved']).nullable(),
  reason: z.string().trim().max(REVIEW_LIMITS.reasonCharacters).default(''),
});
export type Settlement = z.output<typeof settlementSchema>;

/** What became of a record. */
export const OUTCOME_STATES = ['open', 'conflict', 'include', 'exclude', 'not-retrieved'] as const;

/** A record as the queue of a screener knows it. */
export const screeningStateSchema = z.strictObject({
  id: recordNumberSchema,
  /** What the user said, or null. */
  mine: z.enum(SCREENING_VERDICTS).nullable(),
  reason: z.string(),
  outcome: z.enum(OUTCOME_STATES),
  /** '' where it is not known. */
  year: z.string(),
});
export type ScreeningState = z.infer<typeof screeningStateSchema>;

/** Answer of GET /api/reviews/{id}/states: every record of a stage, in the order they came. */
export const screeningStatesSchema = z.strictObject({ states: z.array(screeningStateSchema) });

/** What somebody said of a record; `member` is null for a settlement. */
const shownDecisionSchema = z.strictObject({
  member: z.string().nullable(),
  stage: z.enum(SCREENING_STAGES),
  verdict: z.enum(SCREENING_VERDICTS),
  reason: z.string(),
  at: z.string(),
});

/** A record of a review, whole. Decisions of others are shown once all who have to have decided. */
export const reviewRecordSchema = z.strictObject({
  id: recordNumberSchema,
  reference: savedReferenceSchema,
  source: z.string(),
  duplicateOf: recordNumberSchema.nullable(),
  decisions: z.array(shownDecisionSchema),
  title: z.enum(OUTCOME_STATES),
  fullText: z.enum(OUTCOME_STATES),
});
export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

/** Which records of a review are listed. */
export const RECORD_FILTERS = ['all', 'open', 'conflicts', 'included', 'excluded', 'duplicates'] as const;
export type RecordFilter = (typeof RECORD_FILTERS)[number];

/** Answer of GET /api/reviews/{id}/records. */
export const reviewRecordsSchema = z.strictObject({
  records: z.array(reviewRecordSchema),
  total: z.number().int().min(0),
});
export type ReviewRecords = z.infer<typeof reviewRecordsSchema>;

/** Answer of GET /api/reviews/{id}/texts: what the ranking reads. */
export const reviewTextsSchema = z.strictObject({
  texts: z.array(z.strictObject({ id: recordNumberSchema, text: z.string() })),
});

/** Body of PATCH /api/reviews/{id}/records/{record}: whether it is the same as another one. */
export const recordUpdateSchema = z.strictObject({ duplicateOf: recordNumberSchema.nullable() });

/** What of a review leaves as a file. */
export const REVIEW_EXPORTS = ['records', 'included', 'searches', 'protocol', 'audit', 'everything'] as const;
export type ReviewExport = (typeof REVIEW_EXPORTS)[number];
