import { z } from 'zod';
import { citationSchema, type Citation } from '../../literature/citation.schema.ts';
import { claimSchema } from '../chat-stream.schema.ts';

/** A question that the collection of a server really answers, and how. */
export const exampleAnswerSchema = z.strictObject({
  question: z.string(),
  /** Its first sentences, each checked and cited. */
  claims: z.array(claimSchema),
  /** What they cite; [n] is the one at position n − 1. */
  citations: z.array(citationSchema),
  /** BCP 47 tag of the language the sentences are written in. */
  language: z.string(),
});
export type ExampleAnswer = z.infer<typeof exampleAnswerSchema>;

/** GET /api/chat/example: null where no example question is answered, as in an empty collection. */
export const chatExampleSchema = z.strictObject({
  articles: z.number().int().min(0),
  answer: exampleAnswerSchema.nullable(),
});
export type ChatExample = z.infer<typeof chatExampleSchema>;

/** Sentences of an example that are shown. */
const SENTENCES = 3;

function isUndoubted(citation: Citation | undefined): boolean {
  return citation?.retracted === false && !citation.concern;
}

/**
 * The first sentences of an answer that their sources carry, with the references they cite numbered anew from 1; null
 * where there is none, where the studies answer another question, or where each is retracted or under concern.
 */
export function exampleOf({ question, claims, citations, language }: ExampleAnswer): ExampleAnswer | null {
  const chosen = claims
    .filter(({ support, directness }) => support === 'supported' && directness === 'direct')
    .filter((claim) => claim.citations.length > 0 && claim.citations.every((n) => isUndoubted(citations[n - 1])))
    .slice(0, SENTENCES);
  const cited = [...new Set(chosen.flatMap((claim) => claim.citations))];
  if (cited.length === 0) return null;
  const renumbered = (n: number) => cited.indexOf(n) + 1;
  return {
    question,
    language,
    claims: chosen.map((claim) => ({
      ...claim,
      citations: claim.citations.map(renumbered),
      evidence: claim.evidence.map((evidence) => ({ ...evidence, n: renumbered(evidence.n) })),
    })),
    citations: cited.flatMap((n) => citations[n - 1] ?? []),
  };
}
