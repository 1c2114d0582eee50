import { z } from 'zod';
import { TEXT_LIMITS } from '../../kernel/text-limits.ts';

/** Most authors of a saved reference; the largest collaborations of PubMed have some 5,000. */
export const MOST_AUTHORS = 6_000;
/** Most characters of a field that has no place of its own. */
export const OTHER_CHARACTERS = 4_000;
const line = (max: number) => z.string().max(max).default('');

/** A field of an imported record that has no place of its own: its tag or name there, and what stands in it. */
export const otherFieldSchema = z.strictObject({
  name: z.string().min(1).max(60),
  value: z.string().max(OTHER_CHARACTERS),
});
export type OtherField = z.infer<typeof otherFieldSchema>;

/**
 * A reference as the library keeps it, so that nothing of it is lost where the index has no such article: what was read of an
 * imported record, or what the index knew of an article when it was saved.
 */
export const savedReferenceSchema = z.strictObject({
  kind: z.enum(['article', 'book', 'chapter']).default('article'),
  pmid: z.union([z.literal(''), z.string().regex(/^[1-9]\d{0,19}$/)]).default(''),
  doi: line(500),
  title: line(TEXT_LIMITS.articleTitle),
  abstract: line(TEXT_LIMITS.articleAbstract),
  /** A person or a group; a group has its whole name in `lastname`. */
  authors: z
    .array(z.strictObject({ firstname: line(500), lastname: line(2_000) }))
    .max(MOST_AUTHORS)
    .default([]),
  /** The journal, or the book of a chapter. */
  journal: line(2_000),
  journalAbbreviation: line(2_000),
  issn: line(100),
  publisher: line(2_000),
  volume: line(2_000),
  issue: line(2_000),
  /** As MEDLINE prints them or written out. */
  pages: line(2_000),
  /** The publisher's own number of the article. */
  pii: line(500),
  /** YYYY, YYYY-MM, YYYY-MM-DD, or '' where it is not known. */
  publicationDate: z.union([z.literal(''), z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)]).default(''),
  /** ISO 639-2 as in MEDLINE or as the record says it. */
  language: line(100),
  url: line(2_000),
  keywords: z.array(z.string().max(1_000)).max(500).default([]),
  /** What else a record said, in its order. */
  others: z.array(otherFieldSchema).max(500).default([]),
});
export type SavedReference = z.infer<typeof savedReferenceSchema>;

/** A reference of which nothing is known. */
export const EMPTY_REFERENCE: SavedReference = savedReferenceSchema.parse({});
