import { z } from 'zod';
import { chatTurnSchema } from '../chat-session.schema.ts';

/** Under which public id a chat is shared; null while it is not. */
export const chatShareSchema = z.strictObject({ shareId: z.string().nullable() });
export type ChatShare = z.infer<typeof chatShareSchema>;

/** What everybody with the link reads of a turn: nothing that tells who asked, when, or what they thought of it. */
export const sharedTurnSchema = chatTurnSchema
  .pick({
    position: true,
    question: true,
    studyTypesRelaxed: true,
    answer: true,
    language: true,
    citations: true,
    evidence: true,
    claims: true,
    writer: true,
  })
  .extend({ state: z.enum(['answered', 'no_documents', 'stopped']) });
export type SharedTurn = z.infer<typeof sharedTurnSchema>;

/** GET /api/chat/shared/{shareId}. */
export const sharedChatSchema = z.strictObject({ turns: z.array(sharedTurnSchema) });
export type SharedChat = z.infer<typeof sharedChatSchema>;
