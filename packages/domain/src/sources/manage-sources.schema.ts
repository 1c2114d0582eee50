import { z } from 'zod';
import type { FieldProblem } from '../identity/form-problems.ts';
import { UNPRINTABLE } from '../organizations/organization.schema.ts';
import { SOURCE_LIMITS } from './source-limits.ts';
import type { SourceErrorCode } from './sources.errors.ts';

const REQUIRED: FieldProblem = 'required';
const NAME: SourceErrorCode = 'source/name-invalid';
const DESCRIPTION: SourceErrorCode = 'source/description-too-long';
const RETENTION: SourceErrorCode = 'source/retention-invalid';
const SHARDS: SourceErrorCode = 'source/shards-invalid';
const QUOTA: SourceErrorCode = 'source/quota-invalid';
const REASON: SourceErrorCode = 'source/reason-too-long';

const nameSchema = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(SOURCE_LIMITS.name, NAME)
  .refine((name) => !UNPRINTABLE.test(name), NAME);
const languageSchema = z
  .string()
  .max(20)
  .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/);

/** Body of POST /api/sources: name and description are required (specification §5). */
export const newSourceSchema = z.strictObject({
  name: nameSchema,
  description: z.string().trim().min(1, REQUIRED).max(SOURCE_LIMITS.description, DESCRIPTION),
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

const pagesSchema = z.number().int().min(0, QUOTA).max(SOURCE_LIMITS.pageQuota, QUOTA);

/** Body of PATCH /api/sources/{sourceId}/quota; null for no limit. */
export const pageQuotaSchema = z.strictObject({ pageQuota: pagesSchema.nullable() });

/** Body of POST /api/sources/{sourceId}/quota-requests: how many pages a source should have room for, and why. */
export const pagesRequestSchema = z.strictObject({
  pages: pagesSchema,
  reason: z.string().trim().max(SOURCE_LIMITS.reason, REASON),
});
export type PagesRequest = z.infer<typeof pagesRequestSchema>;

const { shards, retentionDays } = SOURCE_LIMITS;

/** Body of POST /api/sources/{sourceId}/index (specification §7). */
export const searchIndexSettingsSchema = z.strictObject({
  numberOfShards: z.number().int().min(shards.min, SHARDS).max(shards.max, SHARDS),
});
export type SearchIndexSettings = z.infer<typeof searchIndexSettingsSchema>;

/** Body of POST /api/sources/{sourceId}/bucket (specification §7). */
export const bucketSettingsSchema = z.strictObject({
  location: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]+$/),
  softDelete: z.strictObject({
    retentionDays: z.number().int().min(retentionDays.min, RETENTION).max(retentionDays.max, RETENTION),
  }),
});
export type BucketSettings = z.infer<typeof bucketSettingsSchema>;

/** A whole number as it is written in a form. */
const written = (wrong: SourceErrorCode) =>
  z
    .string()
    .trim()
    .min(1, REQUIRED)
    .regex(/^\d{1,9}$/, wrong)
    .transform(Number);

/** The form of a new source: what is written in it, read as the body of a call. */
export const newSourceFormSchema = newSourceSchema.extend({
  languages: z.array(languageSchema).max(SOURCE_LIMITS.languages),
});
export type NewSourceValues = z.input<typeof newSourceFormSchema>;

/** The form of the settings of a source; an empty quota is none. */
export const sourceSettingsFormSchema = newSourceFormSchema.extend({
  enabled: z.boolean(),
  location: bucketSettingsSchema.shape.location,
  retentionDays: written(RETENTION).pipe(bucketSettingsSchema.shape.softDelete.shape.retentionDays),
  numberOfShards: written(SHARDS).pipe(searchIndexSettingsSchema.shape.numberOfShards),
  pageQuota: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, QUOTA)
    .transform((pages) => (pages === '' ? null : Number(pages)))
    .pipe(pageQuotaSchema.shape.pageQuota),
});
export type SourceSettingsValues = z.input<typeof sourceSettingsFormSchema>;

/** The form by which more pages are requested. */
export const pagesRequestFormSchema = pagesRequestSchema.extend({ pages: written(QUOTA).pipe(pagesSchema) });
export type PagesRequestValues = z.input<typeof pagesRequestFormSchema>;

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
