import { z } from 'zod';
import { questionFrameSchema } from '../chat/evidence/question-frame.schema.ts';
import { studyTypeSchema } from '../literature/study-type.schema.ts';
import { STUDY_TYPES } from '../literature/study-type.ts';
import { REVIEW_LIMITS } from './review-limits.ts';
import { SOURCE_KINDS } from './prisma-flow.ts';
import { SCREENING_STAGES } from './screening-outcome.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text));

const criteria = z.array(line(REVIEW_LIMITS.criterionCharacters)).max(REVIEW_LIMITS.criteria).default([]);

/** What a review sets out to do. */
export const reviewProtocolSchema = z.strictObject({
  /** In words. */
  question: z.string().trim().max(REVIEW_LIMITS.questionCharacters).default(''),
  /** Taken apart: population, intervention, comparator, outcome. */
  frame: questionFrameSchema
    .pick({ condition: true, interventions: true, comparators: true, outcomes: true })
    .default({ condition: [], interventions: [], comparators: [], outcomes: [] }),
  inclusion: criteria,
  exclusion: criteria,
  /** Why a report can be excluded; the flow diagram counts by them. */
  reasons: z.array(line(REVIEW_LIMITS.reasonCharacters)).max(REVIEW_LIMITS.criteria).default([]),
  /** None for any. */
  studyTypes: z.array(studyTypeSchema).max(STUDY_TYPES.length).default([]),
});
export type ReviewProtocol = z.output<typeof reviewProtocolSchema>;

/** A protocol nobody has filled in. */
export const EMPTY_PROTOCOL: ReviewProtocol = reviewProtocolSchema.parse({});

/** Body of POST /api/reviews; `shared` begins it for the organization the user acts for. */
export const newReviewSchema = z.strictObject({
  title: line(REVIEW_LIMITS.titleCharacters),
  shared: z.boolean().default(false),
  protocol: reviewProtocolSchema.default(EMPTY_PROTOCOL),
});

/** Body of PATCH /api/reviews/{id}: what is left out stays. `revision` is the one that was read. */
export const reviewUpdateSchema = z.strictObject({
  revision: z.number().int().min(1),
  title: line(REVIEW_LIMITS.titleCharacters).optional(),
  protocol: reviewProtocolSchema.optional(),
  /** How many people decide on each record. */
  screeners: z.union([z.literal(1), z.literal(2)]).optional(),
  /** Gives it to the organization the user acts for. */
  shared: z.literal(true).optional(),
});
export type ReviewUpdate = z.output<typeof reviewUpdateSchema>;

/** A review in the list of them. */
export const listedReviewSchema = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** Whether it is of the organization the user acts for. */
  shared: z.boolean(),
  records: z.number().int().min(0),
  changedAt: z.string(),
});
export type ListedReview = z.infer<typeof listedReviewSchema>;

/** Answer of GET /api/reviews, the one changed last first. */
export const listedReviewsSchema = z.strictObject({ reviews: z.array(listedReviewSchema) });

/** Somebody who works on a review. */
export const reviewMemberSchema = z.strictObject({
  id: z.string(),
  /** '' for somebody whose account is gone. */
  name: z.string(),
  owner: z.boolean(),
  /** Whether it is the user who asks. */
  self: z.boolean(),
  /** Whether they can still open it. */
  active: z.boolean(),
  /** Records they decided on, by title and by full text. */
  decided: z.strictObject({ title: z.number().int().min(0), fullText: z.number().int().min(0) }),
});
export type ReviewMember = z.infer<typeof reviewMemberSchema>;

/** Body of POST /api/reviews/{id}/members. */
export const newReviewMemberSchema = z.strictObject({ email: z.email().max(320) });

const agreementSchema = z.strictObject({
  stage: z.enum(SCREENING_STAGES),
  members: z.tuple([z.string(), z.string()]),
  records: z.number().int().min(0),
  observed: z.number().min(0).max(1).nullable(),
  kappa: z.number().min(-1).max(1).nullable(),
});
export type ReviewAgreement = z.infer<typeof agreementSchema>;

/** A file that a search of another database brought. */
export const reviewImportSchema = z.strictObject({
  id: z.uuid(),
  /** Null where it is not known. */
  broughtAt: z.string().nullable(),
  brought: z.number().int().min(0),
  duplicates: z.number().int().min(0),
});
export type ReviewImport = z.infer<typeof reviewImportSchema>;

/** A search of a review, with what came of it. */
export const reviewSearchSchema = z.strictObject({
  id: z.uuid(),
  source: z.string(),
  kind: z.enum(SOURCE_KINDS),
  /** Whether it ran here; one of another database was typed in. */
  ranHere: z.boolean(),
  /** Exactly as it was searched. */
  query: z.string(),
  /** Of a search that ran here: how it was read, and its filters, in English. */
  settings: z.string(),
  /** YYYY-MM-DD. */
  searchedOn: z.string(),
  found: z.number().int().min(0),
  brought: z.number().int().min(0),
  duplicates: z.number().int().min(0),
  /** Its files, each of which can be taken out alone; one that ran here has none. */
  imports: z.array(reviewImportSchema),
});
export type ReviewSearch = z.infer<typeof reviewSearchSchema>;

/** The numbers of the flow diagram. */
export const prismaFlowSchema = z.strictObject({
  sources: z.array(z.strictObject({ name: z.string(), kind: z.enum(SOURCE_KINDS), records: z.number().int().min(0) })),
  identified: z.number().int().min(0),
  duplicates: z.number().int().min(0),
  notBrought: z.number().int().min(0),
  screened: z.number().int().min(0),
  awaitingScreening: z.number().int().min(0),
  excluded: z.number().int().min(0),
  sought: z.number().int().min(0),
  notRetrieved: z.number().int().min(0),
  assessed: z.number().int().min(0),
  awaitingAssessment: z.number().int().min(0),
  excludedReports: z.array(z.strictObject({ reason: z.string(), reports: z.number().int().min(0) })),
  included: z.number().int().min(0),
});

/** An edit of a protocol after screening began. */
const amendmentSchema = z.strictObject({
  at: z.string(),
  by: z.string(),
  /** Fields of the protocol that changed. */
  changed: z.array(z.string()),
});
export type ReviewAmendment = z.infer<typeof amendmentSchema>;

/** A review as whoever works on it sees it. */
export const reviewSchema = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  revision: z.number().int().min(1),
  shared: z.boolean(),
  /** Whether the user may change it as a whole, settle conflicts and delete it. */
  manageable: z.boolean(),
  /** Whether the user screens; an admin of the organization who was not invited does not. */
  screens: z.boolean(),
  screeners: z.union([z.literal(1), z.literal(2)]),
  protocol: reviewProtocolSchema,
  amendments: z.array(amendmentSchema),
  members: z.array(reviewMemberSchema),
  agreement: z.array(agreementSchema),
  searches: z.array(reviewSearchSchema),
  flow: prismaFlowSchema,
  conflicts: z.strictObject({ title: z.number().int().min(0), fullText: z.number().int().min(0) }),
});
export type Review = z.infer<typeof reviewSchema>;
