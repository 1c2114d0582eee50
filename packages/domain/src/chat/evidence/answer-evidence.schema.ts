import { z } from 'zod';
import { STUDY_DESIGNS, FINDING_MEASURES } from '../../literature/study-frame/study-frame.ts';
import { MOST_ASKED_COLLECTIONS } from '../../sources/collection-source.ts';
import { EVIDENCE_ARRANGEMENTS } from './arrangement.ts';
import { followUpCommandSchema } from './follow-up-command.schema.ts';
import { questionFrameSchema } from './question-frame.schema.ts';

/** What of a study may differ from what was asked. */
export const MATCH_DIMENSIONS = ['population', 'intervention', 'comparator', 'outcome'] as const;
export type MatchDimension = (typeof MATCH_DIMENSIONS)[number];

/** Whose side a finding is on, as far as its study says. */
export const EFFECT_DIRECTIONS = [
  'favours-intervention',
  'no-clear-difference',
  'favours-comparator',
  'described',
] as const;
export type EffectDirection = (typeof EFFECT_DIRECTIONS)[number];

/** What the direct studies of an answer come to; `mixed` where they differ, `not-answered` where none is direct. */
export const ANSWER_VERDICTS = [...EFFECT_DIRECTIONS, 'yes', 'no', 'figure', 'mixed', 'not-answered'] as const;
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number];

const reference = z.number().int().min(1);
const offset = z.number().int().min(0);
const text = z.string().max(5_000);

/** A verbatim piece of a reference; offsets count UTF-16 units of its `abstract`. */
export const quotedPartSchema = z.strictObject({ text, citation: reference, start: offset, end: offset });
export type QuotedPart = z.infer<typeof quotedPartSchema>;

/** What a study says of one outcome, as a row of the evidence table. */
export const evidenceRowSchema = z.strictObject({
  citation: reference,
  /** Acronym of the study, else first author and year. */
  study: text,
  design: z.enum(STUDY_DESIGNS),
  /** Participants, or null where the abstract does not say. */
  n: z.number().int().nullable(),
  population: text,
  comparison: text,
  outcome: text,
  /** The effect with its interval, as written; '' where none is. */
  effect: text,
  direction: z.enum(EFFECT_DIRECTIONS),
  /** The effect as numbers, where they were read. */
  estimate: z
    .strictObject({
      intervention: text,
      comparator: text,
      measure: z.enum(FINDING_MEASURES).nullable(),
      value: z.number().nullable(),
      ci: z.tuple([z.number(), z.number()]).nullable(),
    })
    .optional(),
  /** The sentence all of this stands in. */
  source: quotedPartSchema,
});
export type EvidenceRow = z.infer<typeof evidenceRowSchema>;

const sideSchema = z.strictObject({ studies: offset, participants: offset });

/** How many direct studies of one outcome stand on each side. */
export const agreementSchema = z.strictObject({
  outcome: text,
  favoursIntervention: sideSchema,
  noClearDifference: sideSchema,
  favoursComparator: sideSchema,
});
export type Agreement = z.infer<typeof agreementSchema>;

export const CERTAINTY_LEVELS = ['high', 'moderate', 'low', 'very-low'] as const;
export const CERTAINTY_REASONS = [
  'randomised',
  'observational',
  'single-study',
  'small',
  'imprecise',
  'inconsistent',
  'indirect',
  'abstract-only',
] as const;

/** Certainty after GRADE's domains, computed; risk of bias is not assessed. */
export const certaintySchema = z.strictObject({
  level: z.enum(CERTAINTY_LEVELS),
  reasons: z.array(z.enum(CERTAINTY_REASONS)).max(CERTAINTY_REASONS.length),
});
export type Certainty = z.infer<typeof certaintySchema>;

/** A study that differs from the question in what is named: what was asked, and what was studied. */
export const indirectEvidenceSchema = z.strictObject({
  citation: reference,
  because: z
    .array(z.strictObject({ dimension: z.enum(MATCH_DIMENSIONS), asked: text, studied: text }))
    .min(1)
    .max(MATCH_DIMENSIONS.length),
  source: quotedPartSchema.nullable(),
});
export type IndirectEvidence = z.infer<typeof indirectEvidenceSchema>;

/** A study that was found and left out, and why. */
export const leftOutSchema = z.strictObject({
  pmid: z.string().max(20),
  title: text,
  reason: z.enum(['retracted', 'protocol', 'animals', 'off-topic']),
});

/** A collection of the library that a question was asked of, as it was then. */
export const askedCollectionSchema = z.strictObject({
  name: text,
  /** Its references. */
  references: offset,
  /** Those of them that were not read, for they are not in the literature of this server, and what the first are called. */
  unread: offset,
  unreadTitles: z.array(text).max(5),
});
export type AskedCollection = z.infer<typeof askedCollectionSchema>;

/** What an answer says and what it rests on; its markdown and every screen are made from this. */
export const answerEvidenceSchema = z.strictObject({
  frame: questionFrameSchema,
  /** The collections the literature was limited to; left out where it was not. In what is shared they have neither names nor numbers. */
  collections: z.array(askedCollectionSchema).max(MOST_ASKED_COLLECTIONS).optional(),
  /** What a follow-up was read as; left out of answers to questions. */
  command: followUpCommandSchema.optional(),
  /** How it is shown, where the user's format asks for its findings alone; left out of answers that are written. */
  arrangement: z.enum(EVIDENCE_ARRANGEMENTS).optional(),
  verdict: z.enum(ANSWER_VERDICTS),
  /** The first line: words of ours around quotations; '' where nothing direct was found. */
  answerLine: z.strictObject({
    text,
    citations: z.array(reference).max(100),
    quoted: z.array(quotedPartSchema).max(10),
    /** Pieces of `text` with figures that no source states: differences, numbers needed to treat. Left out where there are none. */
    computed: z.array(text).max(10).optional(),
  }),
  /** Direct studies, best first. */
  table: z.array(evidenceRowSchema).max(100),
  /** Null below three direct studies of one outcome. */
  agreement: agreementSchema.nullable(),
  harms: z.array(quotedPartSchema).max(10),
  /** Null where nothing direct was found, and for types GRADE does not rate. */
  certainty: certaintySchema.nullable(),
  indirect: z.array(indirectEvidenceSchema).max(100),
  /** What the studies at hand do not tell, as terms of the question. */
  notTold: z.array(z.strictObject({ dimension: z.enum(MATCH_DIMENSIONS), asked: text })).max(20),
  leftOut: z.array(leftOutSchema).max(100),
  /** The question with an unknown word as it may have been meant; left out where every word is known, or nothing is like it. */
  didYouMean: z.array(text).max(5).optional(),
  /** Questions that really have answers here. */
  nextQuestions: z.array(text).max(5),
  /** The same question in PubMed's query language. */
  pubmedQuery: z.string().max(5_000),
});
export type AnswerEvidence = z.infer<typeof answerEvidenceSchema>;
