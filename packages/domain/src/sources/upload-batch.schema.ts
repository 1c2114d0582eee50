import { z } from 'zod';
import { documentStatusSchema } from './source.schema.ts';

/** A file on its way from the user’s computer (specification §3). */
export const uploadedFileSchema = z.strictObject({
  local: z.strictObject({ name: z.string(), size: z.number().int().min(0) }),
  /** Null until the batch has been created. */
  remote: z.strictObject({ id: z.string().min(1) }).nullable(),
  bytesSent: z.number().int().min(0),
  /** SHA-256 in hexadecimal; null until the file has been read. */
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  status: documentStatusSchema,
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** POST {source}/batches: the files of a batch as announced, and the documents they become. */
export const uploadBatchSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        /** Place in the batch, from 0. */
        batchIndex: z.number().int().min(0),
        name: z.string().min(1).max(1_000),
        type: z.literal('application/pdf'),
        size: z.number().int().min(1),
      }),
    )
    .min(1),
  documents: z.array(z.strictObject({ name: z.string(), status: documentStatusSchema })),
});
export type UploadBatch = z.infer<typeof uploadBatchSchema>;
