import { err, ok, type Result } from '@footnote/domain';
import { z } from 'zod';
import { address, text, whole } from './environment-values.ts';

const MOST_DIMENSIONS = 8_192;
const DIMENSIONS = `must be a whole number from 1 to ${MOST_DIMENSIONS}`;

/** The variables about the embedding model. */
export const embeddingEnvironment = {
  FOOTNOTE_EMBEDDING_MODEL: text.max(200, 'must be at most 200 characters long').optional(),
  FOOTNOTE_EMBEDDING_BASE_URL: address(['http:', 'https:'], 'http://127.0.0.1:11434/v1'),
  FOOTNOTE_EMBEDDING_API_KEY: text.regex(/^[\u0021-\u007e]+$/, 'must be one word').optional(),
  FOOTNOTE_EMBEDDING_DIMENSIONS: z
    .string()
    .regex(/^\d{1,5}$/, DIMENSIONS)
    .transform(Number)
    .pipe(z.number().min(1, DIMENSIONS).max(MOST_DIMENSIONS, DIMENSIONS))
    .optional(),
  FOOTNOTE_EMBEDDING_BATCH: whole(64, 1, 1_000),
  FOOTNOTE_EMBEDDING_TIMEOUT_SECONDS: whole(30, 1, 600),
};

/** A server of the OpenAI protocol that embeds passages of documents; documented in docs/operations.md. */
export interface EmbeddingSettings {
  model: string;
  /** What `/embeddings` is below. */
  baseUrl: string;
  apiKey: string | null;
  /** Null leaves it to the model. */
  dimensions: number | null;
  /** Texts of one request. */
  batch: number;
  timeoutSeconds: number;
}

/** The settings of a parsed environment; null where it names no model. */
export function embeddingSettings(
  values: z.output<z.ZodObject<typeof embeddingEnvironment>>,
): Result<EmbeddingSettings | null, string> {
  const { FOOTNOTE_EMBEDDING_MODEL: model, FOOTNOTE_EMBEDDING_BASE_URL: baseUrl } = values;
  if (model === undefined) {
    const other = (['BASE_URL', 'API_KEY', 'DIMENSIONS'] as const).find(
      (name) => values[`FOOTNOTE_EMBEDDING_${name}`] !== undefined,
    );
    if (other === undefined) return ok(null);
    return err(`FOOTNOTE_EMBEDDING_${other} is set without FOOTNOTE_EMBEDDING_MODEL.`);
  }
  if (baseUrl === undefined) return err('FOOTNOTE_EMBEDDING_MODEL is set without FOOTNOTE_EMBEDDING_BASE_URL.');
  const { username, password } = new URL(baseUrl);
  if (username !== '' || password !== '')
    return err('FOOTNOTE_EMBEDDING_BASE_URL must be without a user name: set FOOTNOTE_EMBEDDING_API_KEY.');
  return ok({
    model,
    baseUrl,
    apiKey: values.FOOTNOTE_EMBEDDING_API_KEY ?? null,
    dimensions: values.FOOTNOTE_EMBEDDING_DIMENSIONS ?? null,
    batch: values.FOOTNOTE_EMBEDDING_BATCH,
    timeoutSeconds: values.FOOTNOTE_EMBEDDING_TIMEOUT_SECONDS,
  });
}
