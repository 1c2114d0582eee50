import { z } from 'zod';
import { FORMAT_CHARACTER_LIMIT } from '../chat/limits.ts';
import { TEMPLATE_NAME_LIMIT } from './limits.ts';

const personSchema = z.strictObject({ id: z.string().min(1), email: z.string() });
const nameSchema = z.string().trim().min(1).max(TEMPLATE_NAME_LIMIT);
const promptSchema = z
  .string()
  .max(FORMAT_CHARACTER_LIMIT)
  .refine((prompt) => prompt.trim() !== '');

/** A saved answer format (specification §3). */
export const outputTemplateSchema = z.strictObject({
  id: z.string().min(1),
  name: nameSchema,
  prompt: promptSchema,
  /** Those of the product can be used and copied, never changed. */
  ownedByType: z.enum(['user', 'product']),
  /** ISO 8601, of the last change or use. */
  updatedAt: z.string(),
  /** Null for templates of the product. */
  creator: personSchema.nullable(),
  /** Null while it was never changed. */
  lastEdit: z.strictObject({ at: z.string(), by: personSchema }).nullable(),
});
export type OutputTemplate = z.infer<typeof outputTemplateSchema>;

/** POST /output-templates: a template to be created. */
export const newOutputTemplateSchema = z.strictObject({ name: nameSchema, prompt: promptSchema });
export type NewOutputTemplate = z.infer<typeof newOutputTemplateSchema>;

/** PATCH /output-templates/{id}: what is left out stays. */
export const outputTemplateUpdateSchema = z.strictObject({
  name: nameSchema.optional(),
  prompt: promptSchema.optional(),
});
export type OutputTemplateUpdate = z.infer<typeof outputTemplateUpdateSchema>;

/** What lists of templates are ordered by. */
export const TEMPLATE_COLUMNS = ['updatedAt', 'name'] as const;
export type TemplateColumn = (typeof TEMPLATE_COLUMNS)[number];

/** GET /output-templates. */
export const outputTemplatesSchema = z.strictObject({ outputTemplates: z.array(outputTemplateSchema) });
