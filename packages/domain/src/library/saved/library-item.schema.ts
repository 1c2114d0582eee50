import { z } from 'zod';
import { citationSchema } from '../../literature/citation.schema.ts';
import { EXPORT_FORMATS } from '../export-format.schema.ts';
import { EXPORT_LIMIT } from '../export-limit.ts';
import { LIBRARY_LIMITS } from './library-limits.ts';

/** What tells the references of a library apart: `pmid:…`, else `doi:…`, else `ref:…` of what the record says. */
export const libraryKeySchema = z.string().min(1).max(510);

const keys = z.array(libraryKeySchema).min(1).max(EXPORT_LIMIT);

/** Body of the calls that remove, bring back, or file saved articles. */
export const libraryKeysSchema = z.strictObject({ keys });

/** Body of POST /api/library/items: articles of the public index (specification §5). */
export const saveArticlesSchema = z.strictObject({
  pmids: z.array(z.string().min(1).max(100)).min(1).max(EXPORT_LIMIT),
});

/** What saving did: the keys of what was not there before, and how many were. */
export const savedArticlesSchema = z.strictObject({
  saved: z.array(libraryKeySchema),
  already: z.number().int().min(0),
});
export type SavedArticles = z.infer<typeof savedArticlesSchema>;

/** Answer of GET /api/library/saved. */
export const savedPmidsSchema = z.strictObject({ pmids: z.array(z.string()) });

/** A tag as it is kept: one line without commas, which part tags where they are typed. */
export const libraryTagSchema = z
  .string()
  .trim()
  .min(1)
  .max(LIBRARY_LIMITS.tagCharacters)
  .refine((tag) => !/[,\p{Cc}]/u.test(tag));

/** Body of PATCH /api/library/items: what a user notes about one; what is left out stays. */
export const libraryItemUpdateSchema = z.strictObject({
  key: libraryKeySchema,
  note: z.string().max(LIBRARY_LIMITS.noteCharacters).optional(),
  tags: z.array(libraryTagSchema).max(LIBRARY_LIMITS.tags).optional(),
  read: z.boolean().optional(),
});
export type LibraryItemUpdate = z.infer<typeof libraryItemUpdateSchema>;

/** A reference as a user finds it in the library or in a collection. */
export const libraryItemSchema = z.strictObject({
  key: libraryKeySchema,
  /** As the index has it now, else as it was saved; without its abstract where a list is long. */
  citation: citationSchema,
  /** Whether it is in the user's own library; another member may have put it into a collection. */
  own: z.boolean(),
  /** Whether the literature here holds it. */
  indexed: z.boolean(),
  savedAt: z.string(),
  read: z.boolean(),
  note: z.string(),
  tags: z.array(z.string()),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/** What a library can be ordered by. */
export const LIBRARY_ORDERS = ['savedAt', 'title', 'author', 'year'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

export const libraryPageSchema = z.strictObject({ items: z.array(libraryItemSchema), total: z.number().int().min(0) });
export type LibraryPage = z.infer<typeof libraryPageSchema>;

const collectionNameSchema = z
  .string()
  .trim()
  .min(1, 'required')
  .max(LIBRARY_LIMITS.nameCharacters)
  .refine((name) => !/\p{Cc}/u.test(name));

/** Body of POST /api/library/collections. */
export const newCollectionSchema = z.strictObject({ name: collectionNameSchema });

/** Body of PATCH /api/library/collections/{id}; `shared` gives it to the organization the user acts for, or takes it back. */
export const collectionUpdateSchema = z.strictObject({
  name: collectionNameSchema.optional(),
  shared: z.boolean().optional(),
});
export type CollectionUpdate = z.infer<typeof collectionUpdateSchema>;

/** A named part of a library. */
export const libraryCollectionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether it is of the organization the user acts for, whose members see and fill it. */
  shared: z.boolean(),
  /** Whether the user may rename, delete and unshare it. */
  manageable: z.boolean(),
  /** Whether the user made it, and alone may take it back. */
  made: z.boolean(),
  items: z.number().int().min(0),
});
export type LibraryCollection = z.infer<typeof libraryCollectionSchema>;

/** Answer of GET /api/library: what the list of a library can be narrowed to. */
export const librarySummarySchema = z.strictObject({
  total: z.number().int().min(0),
  unread: z.number().int().min(0),
  tags: z.array(z.strictObject({ tag: z.string(), items: z.number().int().min(1) })),
  collections: z.array(libraryCollectionSchema),
});
export type LibrarySummary = z.infer<typeof librarySummarySchema>;

/** Formats references are taken in by. */
export const IMPORT_FORMATS = ['ris', 'nbib', 'bibtex', 'csl-json', 'pmids'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Body of POST /api/library/imports; `collection` takes what is read as well. */
export const importRequestSchema = z.strictObject({
  format: z.enum(['auto', ...IMPORT_FORMATS]).default('auto'),
  text: z.string().min(1).max(LIBRARY_LIMITS.importCharacters),
  collection: z.uuid().optional(),
});

/** Why a part of a file could not be taken in. */
export const UNREAD_REASONS = [
  'not-a-record',
  'nothing-to-know-it-by',
  'not-well-formed',
  'too-long',
  'not-a-pmid',
  'unknown-pmid',
  'too-many',
  'no-room',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** A part of a file that could not be taken in. */
export const unreadPartSchema = z.strictObject({
  /** Where it begins, from 1. */
  line: z.number().int().min(1),
  reason: z.enum(UNREAD_REASONS),
  /** How it begins. */
  text: z.string().max(LIBRARY_LIMITS.shownCharacters + 1),
});
export type UnreadPart = z.infer<typeof unreadPartSchema>;

/** Answer of POST /api/library/imports. */
export const importAnswerSchema = z.strictObject({
  format: z.enum(IMPORT_FORMATS),
  /** Keys of those that were not in the library before. */
  saved: z.array(libraryKeySchema),
  /** How many were there already, or twice in the file. */
  already: z.number().int().min(0),
  /** The first of what could not be read. */
  unread: z.array(unreadPartSchema).max(LIBRARY_LIMITS.unreadShown),
  /** How much could not be read. */
  unreadTotal: z.number().int().min(0),
});
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/** Formats a library leaves in: those of every export, and a document of Word. */
export const LIBRARY_EXPORT_FORMATS = [...EXPORT_FORMATS, 'docx'] as const;
export type LibraryExportFormat = (typeof LIBRARY_EXPORT_FORMATS)[number];

/** Body of POST /api/library/items/export: those that are named, else all of a collection, else all of the library. */
export const libraryExportSchema = z.strictObject({
  format: z.enum(LIBRARY_EXPORT_FORMATS),
  keys: keys.optional(),
  collection: z.uuid().optional(),
  /** In which style a document of Word is written. */
  style: z.enum(['vancouver', 'ama', 'apa']).default('vancouver'),
});
