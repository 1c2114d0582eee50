import { z } from 'zod';

const LONGEST = 4_096;

function whole(fallback: number, low: number, high: number) {
  const problem = `must be a whole number from ${low} to ${high}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, problem)
    .transform(Number)
    .pipe(z.number().min(low, problem).max(high, problem))
    .default(fallback);
}

/** What the environment says of a search cluster. */
export const searchClusterEnvironment = {
  OPENSEARCH_URL: z
    .string()
    .max(LONGEST)
    .regex(/^https?:\/\/\S+$/, 'must be an address such as https://user:password@host:9200')
    .optional(),
  OPENSEARCH_API_KEY: z
    .string()
    .max(LONGEST)
    .regex(/^[!-~]+$/, 'must be one word')
    .optional(),
  OPENSEARCH_CA_FILE: z.string().max(LONGEST).optional(),
  OPENSEARCH_SHARDS: whole(1, 1, 1_024),
  OPENSEARCH_TIMEOUT_SECONDS: whole(60, 1, 3_600),
};

/** How a search cluster is reached; documented in docs/operations.md. */
export interface SearchCluster {
  /** Null keeps the literature in its file. */
  url: string | null;
  apiKey: string | null;
  /** PEM file of the authority that signed the cluster's certificate. */
  authorityFile: string | null;
  /** Shards of an index that is made. */
  shards: number;
  timeoutSeconds: number;
}

/** The settings of a parsed environment. */
export function searchCluster(values: z.output<z.ZodObject<typeof searchClusterEnvironment>>): SearchCluster {
  return {
    url: values.OPENSEARCH_URL ?? null,
    apiKey: values.OPENSEARCH_API_KEY ?? null,
    authorityFile: values.OPENSEARCH_CA_FILE ?? null,
    shards: values.OPENSEARCH_SHARDS,
    timeoutSeconds: values.OPENSEARCH_TIMEOUT_SECONDS,
  };
}
