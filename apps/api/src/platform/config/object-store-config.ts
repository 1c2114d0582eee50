import { err, ok, type Result } from '@footnote/domain';
import type { z } from 'zod';
import { address, flag, text } from './environment-values.ts';

/** What the environment says of a store of objects. */
export const objectStoreEnvironment = {
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket').optional(),
  S3_REGION: text.regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1').default('eu-central-1'),
  S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.org'),
  S3_ACCESS_KEY_ID: text.regex(/^[!-~]+$/, 'must be one word').optional(),
  S3_SECRET_ACCESS_KEY: text.regex(/^[!-~]+$/, 'must be one word').optional(),
  S3_PATH_STYLE: flag,
};

/** How an S3 store is reached; documented in docs/operations.md. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Null for Amazon’s own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket stands in the path of an address rather than in its host. */
  pathStyle: boolean;
}

/** The settings of a parsed environment; null keeps files on the disk. */
export function objectStore(
  values: z.output<z.ZodObject<typeof objectStoreEnvironment>>,
): Result<S3Settings | null, string> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return ok(null);
  if (accessKeyId === undefined || secretAccessKey === undefined)
    return err('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  return ok({
    bucket,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT ?? null,
    accessKeyId,
    secretAccessKey,
    pathStyle: values.S3_PATH_STYLE,
  });
}

/** The origin that browsers send files to; null where they are kept on the disk of this server. */
export function uploadOriginOf(settings: S3Settings | null): string | null {
  if (settings === null) return null;
  const { bucket, region, endpoint, pathStyle } = settings;
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return `${protocol}//${pathStyle ? host : `${bucket}.${host}`}`;
}
