import { err, ok, type Result } from '@footnote/domain';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { gunzipBytes } from '../files/gunzip-bytes.ts';
import { diskProblem } from './download-file.ts';
import { permanent, type Problem } from './sync-failure.ts';

const CHUNK = 256 * 1024;
/** Bytes at either end of the text in which its root element shows. */
const ENDS = 4096;

/** The sum in a checksum file, as `MD5(name)= …` or `…  name`; null when there is none. */
export function readChecksum(text: string): string | null {
  if (text.length > 1000 || text.includes('<')) return null;
  return /(?<![\da-f])[\da-f]{32}(?![\da-f])/i.exec(text)?.[0].toLowerCase() ?? null;
}

/** The MD5 of a file, which the library publishes against errors of transmission; null when there is no such file. */
export async function fileMd5(path: string): Promise<string | null> {
  const hash = createHash('md5');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) hash.update(chunk);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}

/** Whether a gzip file inflates to one whole set of articles; found out before any of it is applied. */
export async function checkWhole(path: string, name: string): Promise<Result<void, Problem>> {
  let start = Buffer.alloc(0);
  let end = Buffer.alloc(0);
  try {
    for await (const chunk of gunzipBytes(createReadStream(path, { highWaterMark: CHUNK }))) {
      if (start.length < ENDS) start = Buffer.concat([start, chunk]).subarray(0, ENDS);
      end = Buffer.concat([end, chunk]).subarray(-ENDS);
    }
  } catch (error) {
    const isGzip = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (!isGzip) return err(diskProblem(error));
    return err(permanent('sync/damaged', `${name} is damaged on the server: it cannot be unpacked.`));
  }
  const isWhole =
    /<PubmedArticleSet\b/.test(start.toString('latin1')) &&
    /(?:<\/PubmedArticleSet\s*>|<PubmedArticleSet\s*\/>)\s*$/.test(end.toString('latin1'));
  return isWhole
    ? ok(undefined)
    : err(permanent('sync/damaged', `${name} is damaged on the server: its text is not whole.`));
}
