import { z } from 'zod';
import { citationSchema } from '../literature/citation.schema.ts';
import { CHAT_ERRORS } from './chat.errors.ts';
import { answerEvidenceSchema } from './evidence/answer-evidence.schema.ts';

/** How far a cited source carries a sentence of an answer. */
export const SUPPORT_LEVELS = ['supported', 'partly', 'not found'] as const;
export type Support = (typeof SUPPORT_LEVELS)[number];

/** What the check of a sentence comes to. `support` says the same to readers that know three levels. */
export const VERDICTS = ['quoted', 'supported', 'partly', 'contradicted', 'not found'] as const;
export type Verdict = (typeof VERDICTS)[number];

/**
 * What decides a verdict that is not plainly `supported`: figures, the sides of a comparison, opposed words, a denial, the
 * direction of an effect, a sentence that states an aim only, or a cited source that says nothing of it.
 */
export const VERDICT_REASONS = ['number', 'sides', 'opposite', 'denial', 'direction', 'aim', 'source'] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** The sentence of a source that carries a claim best; offsets count UTF-16 units of the citation's `abstract` (or title). */
export const evidenceSchema = z.strictObject({
  n: z.number().int().min(1),
  sentence: z.string(),
  field: z.enum(['abstract', 'title', 'bottom_line', 'content']),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** One cited sentence of an answer; `start` and `end` are its place in the answer's markdown, markers included. */
export const claimSchema = z.strictObject({
  text: z.string(),
  citations: z.array(z.number().int().min(1)),
  support: z.enum(SUPPORT_LEVELS),
  /** Left out in answers that were checked before there were five verdicts. */
  verdict: z.enum(VERDICTS).optional(),
  reason: z.enum(VERDICT_REASONS).optional(),
  /** Whether every cited study answers the question asked; left out where that is not known. */
  directness: z.enum(['direct', 'indirect']).optional(),
  evidence: z.array(evidenceSchema),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
});
export type Claim = z.infer<typeof claimSchema>;

/** Who wrote an answer: quoted sentences, or a configured language model. */
export const writerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extractive'),
    /** The language model that was asked first and failed before it said anything, and why. */
    instead_of: z.strictObject({ provider: z.string(), model: z.string(), code: z.enum(CHAT_ERRORS.codes) }).optional(),
  }),
  z.strictObject({ kind: z.literal('model'), provider: z.string(), model: z.string() }),
]);
export type Writer = z.infer<typeof writerSchema>;

/**
 * The events of a streamed answer (specification §4), one JSON object a line. `answer_part` texts joined in the order
 * of `index` are the answer; `all_docs` comes before the first part, and its position n (from 1) is what [n] means.
 * A stream ends with exactly one of done, failed and error.
 */
export const chatStreamEventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('main_question'), question: z.string() }),
  z.strictObject({ event: z.literal('action_question'), question: z.string() }),
  z.strictObject({ event: z.literal('search_string'), search_string: z.string() }),
  z.strictObject({
    event: z.literal('number_retrieved_docs'),
    number: z.number().int().min(0),
    /** True where nothing of the default study types answers, and studies of all types were searched instead. */
    study_types_relaxed: z.boolean().optional(),
  }),
  z.strictObject({ event: z.literal('all_docs'), docs: z.array(citationSchema) }),
  /** What the answer rests on; comes after `all_docs` and before the first part. */
  z.strictObject({ event: z.literal('evidence'), evidence: answerEvidenceSchema }),
  z.strictObject({ event: z.literal('answer_part'), index: z.number().int().min(0), text: z.string() }),
  z.strictObject({
    event: z.literal('done'),
    session_id: z.string(),
    claims: z.array(claimSchema),
    writer: writerSchema,
    /** BCP 47 tag of the language the answer is written in. */
    language: z.string(),
  }),
  /** The server refuses or gives up with an answer of its own that is shown in place of one (specification §8). */
  z.strictObject({ event: z.literal('failed'), code: z.enum(CHAT_ERRORS.codes), answer: z.string() }),
  z.strictObject({
    event: z.literal('error'),
    code: z.enum(CHAT_ERRORS.codes),
    message: z.string(),
    retry_after_seconds: z.number().min(0).optional(),
  }),
]);
export type ChatStreamEvent = z.infer<typeof chatStreamEventSchema>;

/** True for the events after which nothing more comes. */
export function endsStream(event: ChatStreamEvent): boolean {
  return event.event === 'done' || event.event === 'failed' || event.event === 'error';
}
