import { err, ok, type Result } from '@footnote/domain';
import { open, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import {
  connectionFailure,
  exchange,
  isRetryableStatus,
  retryAfter,
  type HttpAnswer,
  type HttpOptions,
} from './http-exchange.ts';
import { permanent, retryable, type Problem } from './sync-failure.ts';
import { withRetries } from './with-retries.ts';

/** Many times the largest file of PubMed. */
const LARGEST_FILE = 4 * 1024 ** 3;

export interface Download {
  url: URL;
  /** Where the whole file comes to lie; its parts lie beside it until then. */
  path: string;
  http: HttpOptions;
  onBytes: (received: number, total: number | null) => void;
  signal?: AbortSignal | undefined;
}

/** What a server needs to say whether the part we hold is still of the same file; a weak tag cannot. */
function validatorOf({ headers }: HttpAnswer): string {
  const { etag } = headers;
  return etag !== undefined && !etag.startsWith('W/') ? etag : (headers['last-modified'] ?? '');
}

/** Turns an error of the disk into a problem; any other is a mistake and thrown on. */
export function diskProblem(error: unknown): Problem {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return permanent('sync/disk-full', 'The disk is full.');
  if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR', 'EIO'].includes(code))
    return permanent('sync/unwritable', `The folder for downloads cannot be written (${code}).`);
  throw error;
}

class Downloading {
  readonly #download: Download;
  readonly #part: string;
  readonly #validator: string;

  constructor(download: Download) {
    this.#download = download;
    this.#part = `${download.path}.part`;
    this.#validator = `${download.path}.validator`;
  }

  size(): Promise<number> {
    return stat(this.#part).then(
      ({ size }) => size,
      () => 0,
    );
  }

  async forget(): Promise<void> {
    await Promise.all([rm(this.#part, { force: true }), rm(this.#validator, { force: true })]);
  }

  async finish(): Promise<void> {
    await rename(this.#part, this.#download.path);
    await rm(this.#validator, { force: true });
  }

  /** Asks for what is missing; a failure tells whether trying again makes sense. */
  async attempt(): Promise<Result<void, Problem>> {
    const { url, http, signal } = this.#download;
    const held = await this.size();
    const validator = held === 0 ? '' : await readFile(this.#validator, 'utf8').catch(() => '');
    const headers = validator === '' ? {} : { range: `bytes=${held}-`, 'if-range': validator };
    const answer = await exchange({ url, headers, idleMilliseconds: http.idleMilliseconds, signal });
    if (!answer.ok) return err(retryable(`sync/${answer.error.code}`, answer.error.message));
    try {
      const { status } = answer.value;
      if (status === 206 && isContinuation(answer.value, held, validator))
        return await this.#receive(answer.value, held);
      if (status === 200) {
        await writeFile(this.#validator, validatorOf(answer.value));
        return await this.#receive(answer.value, 0);
      }
      if (status === 206 || status === 416) {
        await this.forget();
        return err(retryable('sync/truncated', `${url.host} sent another part than was asked for.`));
      }
      return err(refusal(answer.value, url));
    } finally {
      answer.value.body.destroy();
    }
  }

  async #receive(answer: HttpAnswer, from: number): Promise<Result<void, Problem>> {
    const { url, signal } = this.#download;
    const length = answer.headers['content-length'];
    const total = length === undefined ? null : from + Number(length);
    const file = await open(this.#part, from === 0 ? 'w' : 'a');
    try {
      return await this.#write(answer, { file, from, total });
    } catch (error) {
      if (error instanceof Error && 'syscall' in error && error.syscall === 'write') return err(diskProblem(error));
      const failure = connectionFailure(error, url, signal);
      return err(retryable(failure.code === 'timed-out' ? 'sync/timed-out' : 'sync/truncated', failure.message));
    } finally {
      await file.close();
    }
  }

  async #write(
    { body }: HttpAnswer,
    { file, from, total }: { file: FileHandle; from: number; total: number | null },
  ): Promise<Result<void, Problem>> {
    const { url, onBytes } = this.#download;
    let received = from;
    for await (const chunk of body) {
      const bytes: Buffer = chunk;
      if (received === 0 && !couldBeGzip(bytes)) {
        return err(
          permanent(
            'sync/web-page',
            `${url.host} sent a page instead of the file; a proxy or sign-in page may stand between.`,
          ),
        );
      }
      if (received + bytes.length > LARGEST_FILE)
        return err(permanent('sync/too-large', `${url.host} sends a file without end.`));
      await file.writeFile(bytes);
      received += bytes.length;
      onBytes(received, total);
    }
    if (total !== null && received < total)
      return err(retryable('sync/truncated', `${url.host} sent the file only in part.`));
    return ok(undefined);
  }
}

function couldBeGzip(start: Buffer): boolean {
  return start[0] === 0x1f && (start.length < 2 || start[1] === 0x8b);
}

/** True when an answer continues the very file whose first `held` bytes are here. */
function isContinuation(answer: HttpAnswer, held: number, validator: string): boolean {
  const start = /^bytes (\d+)-/.exec(answer.headers['content-range'] ?? '')?.[1];
  const current = validatorOf(answer);
  return start !== undefined && Number(start) === held && (current === '' || current === validator);
}

/** What a status other than success means. */
export function refusal({ status, headers }: Pick<HttpAnswer, 'status' | 'headers'>, url: URL): Problem {
  const name = url.pathname.split('/').at(-1) || url.pathname;
  if (status === 404 || status === 410) return permanent('sync/not-found', `${url.host} has no ${name}.`);
  const message = `${url.host} refuses ${name} (HTTP ${status}).`;
  return isRetryableStatus(status)
    ? retryable('sync/refused', message, retryAfter(headers, Date.now()))
    : permanent('sync/refused', message);
}

/**
 * Downloads a file, going on where an earlier attempt, also of an earlier process, stopped. A file that changed on the
 * server meanwhile is fetched anew. Rejects only when the signal is aborted.
 */
export async function downloadFile(download: Download): Promise<Result<void, Problem>> {
  const { http, signal } = download;
  const downloading = new Downloading(download);
  let before = await downloading.size();
  const hasGrown = async () => {
    const size = await downloading.size();
    const grown = size > before;
    before = size;
    return grown;
  };
  const outcome = await withRetries(
    () => downloading.attempt().catch((error: unknown) => err(diskProblem(error))),
    { http, signal },
    hasGrown,
  );
  if (outcome.ok) await downloading.finish();
  else if (!outcome.error.retryable && outcome.error.code !== 'sync/disk-full') await downloading.forget();
  return outcome;
}
