import { z } from 'zod';
import { chatQuerySchema } from '../chat/chat-query.schema.ts';
import { ANSWER_VERDICTS } from '../chat/evidence/answer-evidence.schema.ts';
import { questionFrameSchema } from '../chat/evidence/question-frame.schema.ts';
import { QUESTION_CHARACTER_LIMIT } from '../chat/limits.ts';
import { ALERT_FREQUENCIES, ALERT_STATES, savedAlertSchema } from './alert.schema.ts';

/** Body of POST /api/alerts/answers: which answer to follow, by its place in its chat, from 0, and its question as it was asked. */
export const followRequestSchema = z.strictObject({
  session_id: z.uuid(),
  position: z.number().int().min(0).max(100_000),
  question: z.string().max(QUESTION_CHARACTER_LIMIT),
});
export type FollowRequest = z.output<typeof followRequestSchema>;

const limits = chatQuerySchema.pick({ studyTypes: true, impactFactor: true, sampleSize: true });

/** What of an answer is compared with new studies: its question, as it was read and limited, and which way its studies point. */
export const followedQuestionSchema = z.strictObject({
  session_id: z.uuid(),
  position: z.number().int().min(0),
  question: z.string(),
  frame: questionFrameSchema,
  verdict: z.enum(ANSWER_VERDICTS),
  limits,
});
export type FollowedQuestion = z.output<typeof followedQuestionSchema>;

/** A followed answer, as its owner reads it. */
export const followedAnswerSchema = z.strictObject({
  id: z.uuid(),
  /** The question. */
  title: z.string(),
  email: z.string(),
  session_id: z.uuid(),
  /** Place of the answer in its chat, from 0. */
  position: z.number().int().min(0),
  frequency: z.enum(ALERT_FREQUENCIES),
  state: z.enum(ALERT_STATES),
  /** ISO 8601. */
  created_at: z.string(),
  /** When it looks for new studies next; null while it does not. */
  next_at: z.string().nullable(),
  /** When it last had something to tell; null when it never had. */
  told_at: z.string().nullable(),
});
export type FollowedAnswer = z.output<typeof followedAnswerSchema>;

/** What GET /api/alerts answers: saved searches and followed answers, the newest first. */
export const alertListSchema = z.strictObject({
  alerts: z.array(savedAlertSchema),
  answers: z.array(followedAnswerSchema),
});
export type AlertList = z.output<typeof alertListSchema>;

/** What PATCH /api/alerts/{id} answers. */
export const changedAlertSchema = z.union([savedAlertSchema, followedAnswerSchema]);
