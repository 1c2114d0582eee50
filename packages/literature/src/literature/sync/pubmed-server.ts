import { err, ok, type Result } from '@footnote/domain';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkWhole, fileMd5, readChecksum } from './check-file.ts';
import { diskProblem, downloadFile, refusal } from './download-file.ts';
import { bodyText, exchange, type HttpOptions } from './http-exchange.ts';
import { inOrder, type PubmedFile } from './pubmed-file.ts';
import { readListing } from './read-listing.ts';
import { permanent, retryable, type Problem } from './sync-failure.ts';
import { withRetries } from './with-retries.ts';

const FOLDERS = { baseline: 'baseline/', update: 'updatefiles/' } as const;
const LONGEST_LISTING = 16 * 1024 * 1024;
const LONGEST_CHECKSUM = 64 * 1024;
/** Downloads of one file whose checksum is wrong each time. */
const CHECKSUM_ATTEMPTS = 2;

export interface PubmedServer {
  /** Address of the folder that holds `baseline/` and `updatefiles/`; ends with a slash. */
  baseUrl: string;
  /** Folder for downloads, made where it is missing. */
  directory: string;
  http: HttpOptions;
  signal?: AbortSignal | undefined;
}

export interface FetchedFile {
  path: string;
  /** Hexadecimal, as the server published it. */
  md5: string;
}

async function text(server: PubmedServer, url: URL, limit: number): Promise<Result<string, Problem>> {
  const { http, signal } = server;
  return withRetries(async () => {
    const answer = await exchange({ url, idleMilliseconds: http.idleMilliseconds, signal });
    if (!answer.ok) return err(retryable(`sync/${answer.error.code}`, answer.error.message));
    if (answer.value.status !== 200) {
      answer.value.body.destroy();
      return err(refusal(answer.value, url));
    }
    const body = await bodyText(answer.value, { url, signal, limit });
    return body.ok ? body : err(retryable(`sync/${body.error.code}`, body.error.message));
  }, server);
}

/** The files in one of the server's two folders, in the order they apply. */
export async function listPubmedFiles(
  server: PubmedServer,
  kind: PubmedFile['kind'],
): Promise<Result<PubmedFile[], Problem>> {
  const url = new URL(FOLDERS[kind], server.baseUrl);
  const page = await text(server, url, LONGEST_LISTING);
  if (!page.ok) return page;
  const files = readListing(page.value, kind);
  if (files !== null) return ok(inOrder(files));
  return err(
    permanent(
      'sync/not-a-listing',
      `${url.host} shows no list of files at ${url.pathname}; a proxy or sign-in page may stand between.`,
    ),
  );
}

async function checksumOf(server: PubmedServer, url: URL, name: string): Promise<Result<string, Problem>> {
  const page = await text(server, new URL(`${url.href}.md5`), LONGEST_CHECKSUM);
  if (!page.ok && page.error.code !== 'sync/not-found') return page;
  const sum = page.ok ? readChecksum(page.value) : null;
  if (sum !== null) return ok(sum);
  return err(permanent('sync/no-checksum', `${url.host} gives no checksum for ${name} yet; try again later.`));
}

/**
 * Fetches a file and its checksum, or finds it already here, and gives it only when the checksum is right and it
 * inflates to a whole set of articles. A wrong checksum makes it fetch both once more.
 */
export async function fetchPubmedFile(
  server: PubmedServer,
  file: PubmedFile,
  onBytes: (received: number, total: number | null) => void,
): Promise<Result<FetchedFile, Problem>> {
  const { directory, http, signal } = server;
  const url = new URL(`${FOLDERS[file.kind]}${file.name}`, server.baseUrl);
  const path = join(directory, file.name);
  try {
    await mkdir(directory, { recursive: true });
    for (let attempt = 0; attempt < CHECKSUM_ATTEMPTS; attempt += 1) {
      const md5 = await checksumOf(server, url, file.name);
      if (!md5.ok) return md5;
      let here = await fileMd5(path);
      if (here !== md5.value) {
        const fetched = await downloadFile({ url, path, http, onBytes, signal });
        if (!fetched.ok) return fetched;
        here = await fileMd5(path);
      }
      if (here === md5.value) {
        const whole = await checkWhole(path, file.name);
        if (!whole.ok) await rm(path, { force: true });
        return whole.ok ? ok({ path, md5: md5.value }) : whole;
      }
      await rm(path, { force: true });
    }
  } catch (error) {
    return err(diskProblem(error));
  }
  return err(permanent('sync/wrong-checksum', `${file.name} came with a wrong checksum twice.`));
}
