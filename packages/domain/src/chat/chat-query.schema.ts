import { z } from 'zod';
import { citationSchema } from '../literature/citation.schema.ts';
import { sourceAddress } from '../literature/source-address.ts';
import { sortOptionSchema, studyTypeSchema } from '../literature/study-type.schema.ts';
import { questionFrameSchema } from './evidence/question-frame.schema.ts';
import { FORMAT_CHARACTER_LIMIT, HISTORY_LIMIT, MESSAGE_CHARACTER_LIMIT, QUESTION_CHARACTER_LIMIT } from './limits.ts';

export const chatMessageSchema = z.strictObject({
  user: z.enum(['USER', 'ASSISTANT']),
  content: z.string().max(MESSAGE_CHARACTER_LIMIT),
  /** 0 none, 1 thumbs down, 2 thumbs up (specification §3). */
  responseQuality: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  feedback: z.string().max(10_000).optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** LLM settings of specification §3, for one question of a super admin; what is left out is left to the provider. */
export const llmConfigSchema = z.strictObject({
  provider: z.string().min(1).max(100),
  model: z.string().min(1).max(200),
  /** The stronger model of precision mode; the same one where it is left out. */
  precisionModel: z.string().max(200).optional(),
  temperature: z.number().min(0).max(2).optional(),
  topP: z.number().min(0).max(1).optional(),
  retryAttempts: z.number().int().min(0).max(10).optional(),
  logToDB: z.boolean().optional(),
  expectsJson: z.boolean().optional(),
  custom: z.record(z.string().max(200), z.json()).optional(),
});
export type LlmConfig = z.infer<typeof llmConfigSchema>;

/**
 * The body of POST /api/chat/query: the fields of specification §7, and `frame`. Only `question` is required; a field that
 * is left out takes the product's default. `citations` holds the ids of the references chosen for
 * `chatWithDocuments` and `isSelectRegenerate`.
 */
export const chatQuerySchema = z.strictObject({
  question: z.string().max(QUESTION_CHARACTER_LIMIT),
  history: z.array(chatMessageSchema).max(HISTORY_LIMIT).default([]),
  sources: z.array(z.string().min(1).max(200)).max(100).default(['pubmed']),
  userLanguage: z.string().min(2).max(20).optional(),
  sourceLanguage: z.string().min(2).max(20).optional(),
  layman: z.boolean().default(false),
  /** Left out: the default chat study types. These give way to all where nothing of them answers; any other choice does not. */
  studyTypes: z.array(studyTypeSchema).min(1).max(7).optional(),
  impactFactor: z.enum(['high', 'off']).default('off'),
  sampleSize: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  ageInMonths: z.number().positive().max(3_000).nullable().default(null),
  chatGptMode: z.boolean().default(false),
  chatElaborateMode: z.boolean().default(false),
  chatWithDocuments: z.boolean().default(false),
  /** Told by clients, believed by nobody: the server knows who pays. */
  isPaid: z.boolean().default(false),
  llmConfig: llmConfigSchema.optional(),
  previousMainQuestion: z.string().max(QUESTION_CHARACTER_LIMIT).nullable().default(null),
  citations: z.array(z.string().min(1).max(100)).max(1_000).default([]),
  isSelectRegenerate: z.boolean().default(false),
  outputFormat: z.string().max(FORMAT_CHARACTER_LIMIT).nullable().default(null),
  isOutputFormatRegenerate: z.boolean().default(false),
  /** How the user corrected the reading of the question; taken in place of the server's own. Left out until then. */
  frame: questionFrameSchema.optional(),
});
/** A query as the product uses it, defaults filled in. */
export type ChatQuery = z.output<typeof chatQuerySchema>;
/** A query as a client may send it. */
export type ChatQueryInput = z.input<typeof chatQuerySchema>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/**
 * Query parameters of the same call, for what specification §1 promises and the body of §7 has no field for: the
 * session the answer belongs to and three filters, named as in the search calls.
 */
export const chatQueryParametersSchema = z.strictObject({
  sid: z.uuid().optional(),
  sort_by: sortOptionSchema.optional(),
  current_week: flag.default(false),
  cost_effectiveness: flag.default(false),
});
export type ChatQueryParameters = z.output<typeof chatQueryParametersSchema>;

const clientAddress = z.string().max(2_000).transform(sourceAddress);

/** A citation as a client brings it: nothing it says leads a user elsewhere than to a source. */
const broughtCitationSchema = citationSchema.extend({ url: clientAddress, path: clientAddress });

/** Body of POST /api/chat/sessions (specification §7). */
export const saveSessionSchema = z.strictObject({
  sessionId: z.uuid(),
  session: z.strictObject({
    citations: z.array(broughtCitationSchema).max(1_000),
    history: z.array(chatMessageSchema).max(HISTORY_LIMIT * 2),
  }),
});
export type SaveSession = z.infer<typeof saveSessionSchema>;

/** Body of POST /api/pubmed/articles-by-ids. */
export const articlesByIdsSchema = z.strictObject({ ids: z.array(z.string().min(1).max(20)).max(1_000) });
