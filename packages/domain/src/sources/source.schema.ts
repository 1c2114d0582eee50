import { z } from 'zod';
import { citationSchema } from '../literature/citation.schema.ts';
import { DOCUMENT_STATUSES } from './document-status.machine.ts';

/** A source id; without commas and asterisks, which join the ids of merged web-search sources. */
export const sourceIdSchema = z
  .string()
  .max(200)
  .regex(/^[^\s,*]+$/);

/** Who looks after a source: Footnote itself, an organization, or a web search. */
export const maintainerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Default'), id: z.string() }),
  z.strictObject({ type: z.literal('Organization'), id: z.string().min(1) }),
  z.strictObject({ type: z.literal('WebSearch'), id: z.string() }),
]);
export type Maintainer = z.infer<typeof maintainerSchema>;

/** Where the files of a source are kept. */
export const bucketSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  policy: z.string(),
  /** Days deleted files can be brought back. */
  retentionDays: z.number().int().min(0),
});

/** Something that is searched (specification §3). */
export const sourceSchema = z.strictObject({
  id: sourceIdSchema,
  name: z.string().trim().min(1).max(200),
  description: z.string().max(2_000),
  status: z.enum(['enabled', 'disabled']),
  /** BCP 47 tags. */
  languages: z.array(z.string().min(2).max(20)),
  /** ISO 8601. */
  lastModifiedAt: z.string(),
  maintainedBy: maintainerSchema,
  /** Address of its documents; null for sources that have none of their own. */
  documents: z.string().min(1).nullable(),
  bucket: bucketSchema.nullable(),
  searchIndex: z.strictObject({ numberOfShards: z.number().int().min(1) }).nullable(),
  /** Most pages of all its documents; null for no limit. */
  pageQuota: z.number().int().min(0).nullable(),
});
export type Source = z.infer<typeof sourceSchema>;

export const uploaderSchema = z.strictObject({ id: z.string(), email: z.string() });
export type Uploader = z.infer<typeof uploaderSchema>;

export const documentStatusSchema = z.enum(DOCUMENT_STATUSES);

/** Why a file could not be read, where that is known: a scan has pages and no text. `not-embedded` is said of what is ready: it is found by its words alone. */
export const DOCUMENT_PROBLEMS = [
  'encrypted',
  'damaged',
  'no-pages',
  'too-large',
  'timed-out',
  'out-of-memory',
  'no-text',
  'malware',
  'not-embedded',
] as const;
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];

/** A document of a source (specification §3). */
export const sourceDocumentSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string(),
  status: documentStatusSchema,
  /** ISO 8601. */
  createdAt: z.string(),
  /** Null until it has been fetched from its own address, or when that failed. */
  createdBy: uploaderSchema.nullable(),
  /** Bytes; null while unknown. */
  size: z.number().int().min(0).nullable(),
  /** Null until the document has been read. */
  pageCount: z.number().int().min(0).nullable(),
  /** Address of the batch it came with. */
  batch: z.string().min(1).nullable(),
  /** What this user may do with it. */
  actions: z.array(z.enum(['delete'])),
  /** Why it could not be read, or is found by its words alone; left out where neither is so, or where nobody knows. */
  problem: z.enum(DOCUMENT_PROBLEMS).optional(),
});
export type SourceDocument = z.infer<typeof sourceDocumentSchema>;

/** GET {document}/article: the article of the literature that a document is, with what was published about it; null where it is none that is known. */
export const documentArticleSchema = z.strictObject({
  article: citationSchema.pick({ pmid: true, title: true, retracted: true, concern: true, corrected: true }).nullable(),
});
export type DocumentArticle = z.infer<typeof documentArticleSchema>['article'];
