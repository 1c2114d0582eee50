import { z } from 'zod';
import { citationSchema } from '../literature/citation.schema.ts';
import { CHAT_ERRORS } from './chat.errors.ts';
import { chatQuerySchema } from './chat-query.schema.ts';
import { claimSchema, writerSchema } from './chat-stream.schema.ts';
import { answerEvidenceSchema } from './evidence/answer-evidence.schema.ts';

/** How a turn stands: running until exactly one of the others is saved. */
export const TURN_STATES = ['running', 'answered', 'no_documents', 'stopped', 'failed'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** A question and what came of it, as saved and as given back on reload. */
export const chatTurnSchema = z.strictObject({
  id: z.string(),
  /** Place in the session, from 0. */
  position: z.number().int().min(0),
  state: z.enum(TURN_STATES),
  /** Who wrote the answer down: this product, whose answers are checked, or a client that saved what it says it got. */
  writtenBy: z.enum(['footnote', 'client']),
  question: z.string(),
  mainQuestion: z.string(),
  actionQuestion: z.string(),
  searchString: z.string(),
  retrieved: z.number().int().min(0).nullable(),
  /** True where nothing of the default study types answers, and studies of all types were searched instead. */
  studyTypesRelaxed: z.boolean(),
  answer: z.string(),
  /** BCP 47 tag. */
  language: z.string(),
  citations: z.array(citationSchema),
  /** What the answer rests on; left out of turns that were answered without it. */
  evidence: answerEvidenceSchema.optional(),
  claims: z.array(claimSchema),
  writer: writerSchema.nullable(),
  failure: z
    .strictObject({ code: z.enum(CHAT_ERRORS.codes), message: z.string(), retryAfterSeconds: z.number().optional() })
    .nullable(),
  responseQuality: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  feedback: z.string(),
  /** The query that was asked, without its history. */
  request: chatQuerySchema.omit({ history: true, question: true }).nullable(),
  /** ISO 8601. */
  askedAt: z.string(),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;

/** A line of the chat history (specification §3). */
export const chatHistoryItemSchema = z.strictObject({
  sessionId: z.string(),
  /** ISO 8601, of the last change. */
  timestamp: z.string(),
  title: z.string(),
  isChatShared: z.boolean(),
});
export type ChatHistoryItem = z.infer<typeof chatHistoryItemSchema>;

/** GET /api/chat/sessions/{sessionId}. A turn in state `running` can be followed at …/stream. */
export const chatSessionSchema = chatHistoryItemSchema.extend({ turns: z.array(chatTurnSchema) });
export type ChatSession = z.infer<typeof chatSessionSchema>;

/** GET /api/chat/sessions. */
export const chatHistoryPageSchema = z.strictObject({
  items: z.array(chatHistoryItemSchema),
  total: z.number().int().min(0),
});
export type ChatHistoryPage = z.infer<typeof chatHistoryPageSchema>;
