import { z } from 'zod';
import { UNPRINTABLE } from '../organizations/organization.schema.ts';
import { SOURCE_LIMITS } from './source-limits.ts';

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(SOURCE_LIMITS.name)
  .refine((name) => !UNPRINTABLE.test(name));
const languageSchema = z
  .string()
  .max(20)
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

/** Body of POST /api/sources: name and description are required (specification §5). */
export const newSourceSchema = z.strictObject({
  name: nameSchema,
  description: z.string().trim().min(1).max(SOURCE_LIMITS.description),
  languages: z.array(languageSchema).max(SOURCE_LIMITS.languages).default([]),
});
export type NewSource = z.infer<typeof newSourceSchema>;

/** Body of PATCH /api/sources/{sourceId}; what is left out stays. */
export const sourceUpdateSchema = z.strictObject({
  name: nameSchema.optional(),
  description: newSourceSchema.shape.description.optional(),
  languages: z.array(languageSchema).max(SOURCE_LIMITS.languages).optional(),
  status: z.enum(['enabled', 'disabled']).optional(),
});
export type SourceUpdate = z.infer<typeof sourceUpdateSchema>;

/** Body of PATCH /api/sources/{sourceId}/quota; null for no limit. */
export const pageQuotaSchema = z.strictObject({
  pageQuota: z.number().int().min(0).max(SOURCE_LIMITS.pageQuota).nullable(),
});

const { shards, retentionDays } = SOURCE_LIMITS;

/** Body of POST /api/sources/{sourceId}/index (specification §7). */
export const searchIndexSettingsSchema = z.strictObject({
  numberOfShards: z.number().int().min(shards.min).max(shards.max),
});
export type SearchIndexSettings = z.infer<typeof searchIndexSettingsSchema>;

/** Body of POST /api/sources/{sourceId}/bucket (specification §7). */
export const bucketSettingsSchema = z.strictObject({
  location: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/),
  softDelete: z.strictObject({
    retentionDays: z.number().int().min(retentionDays.min).max(retentionDays.max),
  }),
});
export type BucketSettings = z.infer<typeof bucketSettingsSchema>;

const rangeSchema = z.strictObject({ min: z.number(), max: z.number(), default: z.number() });

/** GET /api/sources/settings: what sources and uploads are bound by on this server. */
export const sourceSettingsSchema = z.strictObject({
  upload: z.strictObject({
    types: z.array(z.string()),
    /** Bytes that a file stays under. */
    byteLimit: z.number(),
    filesPerBatch: z.number(),
    uploadsAtOnce: z.number(),
  }),
  /** Where the bucket of a source may be. */
  locations: z.array(z.string()),
  retentionDays: rangeSchema,
  numberOfShards: rangeSchema,
});
export type SourceSettings = z.infer<typeof sourceSettingsSchema>;
