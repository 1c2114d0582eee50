import { z } from 'zod';
import { TEXT_LIMITS } from '../kernel/text-limits.ts';
import { NOTICE_KINDS } from './article.ts';
import { studyTypeSchema } from './study-type.schema.ts';

const text = z.string().max(TEXT_LIMITS.citationField);

export const citationAuthorSchema = z.strictObject({ firstname: z.string().max(500), lastname: z.string().max(2_000) });

export const noticeSchema = z.strictObject({
  kind: z.enum(NOTICE_KINDS),
  pmid: z.string().max(20),
  note: z.string().max(1_000),
});

/** A rectangle on a page in points, from the top left corner of the page as it is shown. */
export const pageBoxSchema = z.strictObject({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PageBox = z.infer<typeof pageBoxSchema>;

/**
 * A reference of an answer: the fields of specification §3 by their names there, and beneath them what Footnote adds
 * so that a retraction, the evidence marks and the origin of the text are visible wherever an article appears.
 */
export const citationSchema = z.strictObject({
  id: z.string().min(1).max(100),
  type: z.enum(['pubmed', 'pdf', 'other']),
  pmid: z.string().max(20),
  title: text,
  abstract: text,
  first_author: z.string().max(2_000),
  authors: z.array(citationAuthorSchema).max(10_000),
  /** True where only some of the authors are known, or nobody knows whether these are all; see `hasMoreAuthors`. */
  authors_partial: z.boolean().optional(),
  journal: z.string().max(2_000),
  /** NLM's abbreviation of the journal, and where in it the article stands; each left out where it is not known. */
  journal_abbreviation: z.string().max(2_000).optional(),
  volume: z.string().max(2_000).optional(),
  issue: z.string().max(2_000).optional(),
  pages: z.string().max(2_000).optional(),
  /** ISO 639 codes of the languages it is written in; left out where none is known. */
  languages: z.array(z.string().max(100)).max(50).optional(),
  impact_factor: z.number().nullable(),
  publication_date: z.string().max(40),
  date: z.string().max(40),
  doi: z.string().max(500),
  url: z.string().max(2_000),
  path: z.string().max(2_000),
  source: z.string().max(200),
  page: z.number().int().nullable(),
  document_id: z.string().max(100),
  document: z.string().max(2_000),
  content: text,
  /** Of a PDF: the id of the source its document is in. */
  source_id: z.string().max(200).optional(),
  /** Of a PDF: where `content` stands on its page, a box for each line. */
  boxes: z.array(pageBoxSchema).max(500).optional(),
  /** Of a PDF: true where `content` was recognised in the picture of a scanned page. */
  recognised: z.boolean().optional(),
  ml_p: text,
  ml_i: text,
  ml_c: text,
  ml_o: text,
  ml_b: text,
  ml_n: z.number().int().nullable(),
  ml_type: studyTypeSchema,
  impact_quartile: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
  impact_source: z.string().max(200),
  retracted: z.boolean(),
  corrected: z.boolean(),
  concern: z.boolean(),
  notices: z.array(noticeSchema).max(1_000),
  /** Whether the study answers the question as it was asked; left out where that was not judged. */
  directness: z.enum(['direct', 'indirect']).optional(),
  /** How an indirect study differs from the question. */
  indirect_because: z
    .array(z.enum(['population', 'intervention', 'comparator', 'outcome']))
    .max(4)
    .optional(),
  /** True when the abstract is Footnote's own summary, not the publisher's text. */
  summarised: z.boolean(),
});

export type Citation = z.infer<typeof citationSchema>;
