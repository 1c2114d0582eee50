import { closeSync, openSync, readSync } from 'node:fs';
import { picoSearchSchema, type PicoSearch } from '@footnote/domain';
import { pathFromCaller, UsageFailure } from './terminal.ts';

/** Bytes of the longest search that its call takes, many times over. */
const LARGEST = 10 * 1024 * 1024;
const CHUNK = 256 * 1024;

/** Reads the body of POST /api/search/pico from a file; throws a UsageFailure that says what is wrong with it. */
export function readPicoFile(file: string): PicoSearch {
  const path = pathFromCaller(file);
  const read = picoSearchSchema.safeParse(jsonOf(path));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  throw new UsageFailure(
    `The search ${path} is not {"search_queries": [{"queryString", "fieldName", "boolType", "operator"}, …], …}${place}: ${issue?.message ?? 'unknown'}.`,
  );
}

function jsonOf(path: string): unknown {
  try {
    const text = beginningOf(path);
    // Editors on Windows begin a file with a byte order mark.
    if (text.length <= LARGEST) return JSON.parse(text.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new UsageFailure(isMissing ? `There is no file ${path}.` : `The search ${path} cannot be read as JSON.`);
  }
  throw new UsageFailure(`The search ${path} is larger than ${LARGEST / 1024 / 1024} MB.`);
}

/** As much of a file as tells that it is too large: pipes and devices do not say how much there is of them. */
function beginningOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const parts: Buffer[] = [];
    for (let size = 0; size <= LARGEST;) {
      const part = Buffer.alloc(CHUNK);
      const read = readSync(file, part);
      if (read === 0) break;
      parts.push(part.subarray(0, read));
      size += read;
    }
    return Buffer.concat(parts);
  } finally {
    closeSync(file);
  }
}
