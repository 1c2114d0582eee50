import { z } from 'zod';
import { documentStatusSchema, sourceDocumentSchema } from './source.schema.ts';
import { BATCH_FILE_LIMIT } from './upload-rules.ts';

/** SHA-256 in hexadecimal. */
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A file on its way from the user’s computer (specification §3). */
export const uploadedFileSchema = z.strictObject({
  local: z.strictObject({ name: z.string(), size: z.number().int().min(0) }),
  /** Null until the batch has been created. */
  remote: z.strictObject({ id: z.string().min(1) }).nullable(),
  bytesSent: z.number().int().min(0),
  /** SHA-256 in hexadecimal; null until the file has been read. */
  hash: hashSchema.nullable(),
  status: documentStatusSchema,
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** Body of POST {source}/batches: the files of a batch as announced. */
export const newUploadBatchSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        /** Place in the batch, from 0. */
        batchIndex: z.number().int().min(0).max(1_000_000),
        /** As most file systems, at most 255 characters. */
        name: z.string().min(1).max(255),
        /** Media type, '' where the browser knows none; a file of another than application/pdf is refused alone. */
        type: z.string().max(255),
        /** Bytes. */
        size: z.number().int().min(1),
        hash: hashSchema,
      }),
    )
    .min(1)
    .max(BATCH_FILE_LIMIT),
});
export type NewUploadBatch = z.infer<typeof newUploadBatchSchema>;

/** Where and how a file is sent: the address works once, until it is too old, for this very size and type. */
export const uploadLinkSchema = z.strictObject({
  url: z.string().min(1),
  method: z.literal('PUT'),
  /** Headers that have to be sent as they are. */
  headers: z.record(z.string(), z.string()),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type UploadLink = z.infer<typeof uploadLinkSchema>;

/** What POST {source}/batches answers: the documents that the files become. */
export const uploadBatchSchema = z.strictObject({
  /** Address of the batch. */
  batch: z.string().min(1),
  documents: z.array(
    z.strictObject({
      batchIndex: z.number().int().min(0),
      id: z.string().min(1),
      name: z.string(),
      status: documentStatusSchema,
      /** Null for a file that is refused. */
      upload: uploadLinkSchema.nullable(),
    }),
  ),
});
export type UploadBatch = z.infer<typeof uploadBatchSchema>;

/** GET {batch}: when and by whom files were uploaded. */
export const batchDetailsSchema = z.strictObject({
  /** ISO 8601. */
  createdAt: z.string(),
  /** Address of the uploader; null where their account is deleted. */
  createdBy: z.string().min(1).nullable(),
});
export type BatchDetails = z.infer<typeof batchDetailsSchema>;

const count = z.number().int().min(0);

/** An embedding model and the host it is asked at. */
export const embeddingPlaceSchema = z.strictObject({ model: z.string(), host: z.string() });
export type EmbeddingPlace = z.infer<typeof embeddingPlaceSchema>;

/** GET {source}/documents: a page of them, and what all of them come to. */
export const sourceDocumentPageSchema = z.strictObject({
  documents: z.array(sourceDocumentSchema),
  meta: z.strictObject({
    total: count,
    /** Pages of all documents that were read. */
    pageCount: count,
    /** Documents by the tile they are counted under. */
    summary: z.strictObject({
      preparing: count,
      uploading: count,
      uploaded: count,
      preparing_to_save: count,
      ready_to_save: count,
      ready_to_use: count,
      failed: count,
    }),
    /** What embeds their passages, and so is told their text and what is asked of them; left out where they are found by their words alone. */
    embedding: embeddingPlaceSchema.optional(),
  }),
});
export type SourceDocumentPage = z.infer<typeof sourceDocumentPageSchema>;
