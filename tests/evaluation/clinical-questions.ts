import { readFileSync } from 'node:fs';
import { z } from 'zod';

const DIMENSIONS = ['population', 'intervention', 'comparator', 'outcome'] as const;

const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  type: z.string(),
  trap: z.string().nullable(),
  direct: z.array(z.object({ pmid: z.string(), says: z.string(), verdict: z.string() })),
  indirect: z.array(z.object({ pmid: z.string(), dimension: z.array(z.enum(DIMENSIONS)), why: z.string() })),
  off: z.array(z.string()),
  answerLine: z.string(),
  verdict: z.string(),
  figures: z.array(z.array(z.string())),
  outcomeAsked: z.string().nullable(),
  disagreement: z.boolean(),
  mustNotSay: z.array(z.string()),
  keyStudy: z.string().nullable(),
});

/** A question as a clinician asks it, with the studies that answer it and the line that would be right (clinical-questions/README.md). */
export type ClinicalQuestion = z.infer<typeof questionSchema>;

const judgedSchema = z.object({
  id: z.string(),
  question: z.string(),
  direct: z.array(z.string()).transform((pmids) => pmids.map((pmid) => ({ pmid }))),
  indirect: z.array(z.object({ pmid: z.string() })),
  keyStudy: z.string().nullable(),
});

/** The collection a question was written from. */
export const COLLECTIONS = ['starter', 'abstracts'] as const;
export type ClinicalCollection = (typeof COLLECTIONS)[number];

/** Reads one half of the questions of a collection; the held-out half is for final figures alone. */
export function clinicalQuestions(collection: ClinicalCollection, half: 'open' | 'held-out'): ClinicalQuestion[] {
  return linesOf(`${collection}-${half}`).map((line) => questionSchema.parse(line));
}

/** Questions that were asked fresh and whose answers were judged blind, once; since then they are looked at and learnt from. */
export function judgedQuestions(collection: ClinicalCollection): z.infer<typeof judgedSchema>[] {
  return linesOf(`${collection}-judged`).map((line) => judgedSchema.parse(line));
}

const writtenSchema = z.object({
  id: z.string(),
  question: z.string(),
  type: z.string(),
  /** Words of the question that play each part in it; empty where none do. */
  frame: z.object({
    population: z.string(),
    intervention: z.string(),
    comparator: z.string(),
    outcome: z.string(),
  }),
  keyStudy: z.string(),
  answerLine: z.string(),
});

/** Questions written to learn from, each on one study; which other studies answer it nobody looked for. */
export function writtenQuestions(collection: ClinicalCollection): z.infer<typeof writtenSchema>[] {
  return collection === 'starter' ? [] : linesOf('abstracts-written').map((line) => writtenSchema.parse(line));
}

const typedSchema = z.object({
  id: z.string(),
  question: z.string(),
  type: z.string().optional(),
  keyStudy: z.string().nullable(),
});

/** A question with the kind of knowledge that its key says it asks for. */
export interface TypedQuestion {
  set: string;
  question: string;
  /** The article it was drawn from; its own id where it has none. */
  study: string;
  type: string;
}

/** The open questions that have a type: those of a collection, and those written for their wording alone. */
export function typedQuestions(collection: ClinicalCollection | 'wordings'): TypedQuestion[] {
  const sets = { starter: ['open', 'judged'], abstracts: ['open', 'judged', 'written'], wordings: ['typed'] };
  return sets[collection].flatMap((set) =>
    linesOf(`${collection}-${set}`)
      .map((line) => typedSchema.parse(line))
      .flatMap(({ id, question, type, keyStudy }) =>
        type === undefined ? [] : [{ set: `${collection}-${set}`, question, study: keyStudy ?? id, type }],
      ),
  );
}

const toldSchema = z.object({
  collection: z.enum(['starter', 'abstracts']),
  question: z.string(),
  pmid: z.string(),
  result: z.array(z.number().int()),
  headline: z.number().int().nullable(),
  side: z.enum(['better', 'worse', 'none', 'mixed', 'na']),
});

/** What one study tells of one question, as somebody read it who did not know how answers are made; sentences by where they start. */
export type ToldSentences = z.infer<typeof toldSchema>;

/** The sentences that were marked in direct studies of the open, the judged and the written questions of a collection. */
export function toldSentences(collection: ClinicalCollection): ToldSentences[] {
  return linesOf('told-sentences')
    .map((line) => toldSchema.parse(line))
    .filter((told) => told.collection === collection);
}

function linesOf(name: string): unknown[] {
  return readFileSync(new URL(`clinical-questions/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
