import { createHash, randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { uploadBatchSchema } from '@footnote/domain';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { AccountPage } from '../../e2e/account-page.ts';
import { UploadPage } from '../../e2e/upload-page.ts';
import { chromiumLaunch } from '../../support/chromium.ts';
import { startProductServer } from '../../support/product-server.ts';
import { processorMilliseconds, residentMegabytes, threadsNamed } from './processes.ts';

export interface UploadingBench {
  /** Megabytes a second of its thread that a worker hashes by hash-wasm of one megabyte in memory, in the same browser. */
  rawHash: number;
  /** Megabytes a second of its thread that a worker of the product hashes of a file. */
  workerHash: number;
  /** Megabytes that the browser’s process of the page held more at most while it hashed 500 MB. */
  grownMegabytes: number;
  /** Megabytes a second of three files that are put to their addresses at once, with nothing else. */
  rawPut: number;
  /** Megabytes a second of three files from the button to the last that is verified: hashed, announced, sent, verified. */
  upload: number;
}

const MEGABYTE = 1_000_000;
const HASHED = 499 * MEGABYTE;
const SENT = 100 * MEGABYTE;
const ROUNDS = 3;
const ROOT = join(import.meta.dirname, '../../..');
const SAMPLE_MILLISECONDS = 50;

/** Measures what a browser adds to hashing and sending files, each way in turn. */
export async function measureUploading(): Promise<UploadingBench> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  const server = await startProductServer({ FOOTNOTE_BUDGET_UPLOADS: '0' });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await (await browser.newContext()).newPage();
    const hashing = await measureHashing(browser, { page, url: server.url, folder });
    const uploads = new UploadPage(new AccountPage(page, server.url));
    await uploads.begin(server);
    return { ...hashing, ...(await measureSending(uploads, folder)) };
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a file of random bytes that begins as a PDF does. */
async function writePdf(path: string, size: number): Promise<string> {
  const file = await open(path, 'w');
  await file.write('%PDF-1.7\n');
  for (let written = 9; written < size;) {
    const part = randomBytes(Math.min(8 * MEGABYTE, size - written));
    await file.write(part);
    written += part.length;
  }
  await file.close();
  return path;
}

interface HashingPlace {
  page: Page;
  url: string;
  folder: string;
}

async function measureHashing(browser: Browser, { page, url, folder }: HashingPlace) {
  const path = await writePdf(join(folder, 'large.pdf'), HASHED);
  const [worker = ''] = globSync(join(ROOT, 'apps/web/dist/assets/hash-worker-*.js'));
  const raw = await (await browser.newContext()).newPage();
  const library = await readFile(join(ROOT, 'node_modules/hash-wasm/dist/sha256.umd.min.js'), 'utf8');
  await page.goto(`${url}/about`);
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'bench' })),
  );
  await page.locator('#bench').setInputFiles(path);
  const rates = { raw: [] as number[], worker: [] as number[] };
  let grownMegabytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await hashRaw(raw, library);
    rates.raw.push(HASHED / MEGABYTE / (await workerSeconds(browser)));
    await endWorker(raw);
    const before = await rendererMegabytes(browser);
    const watch = setInterval(() => {
      void rendererMegabytes(browser).then((now) => (grownMegabytes = Math.max(grownMegabytes, now - before)));
    }, SAMPLE_MILLISECONDS);
    await hashInWorker(page, `/assets/${basename(worker)}`);
    clearInterval(watch);
    rates.worker.push(HASHED / MEGABYTE / (await workerSeconds(browser)));
    await endWorker(page);
  }
  await raw.close();
  return { rawHash: Math.max(...rates.raw), workerHash: Math.max(...rates.worker), grownMegabytes };
}

/** Hashes as many bytes, which lie in memory, in a worker that is kept in the page; as text, since what it loads has no types here. */
async function hashRaw(page: Page, library: string): Promise<void> {
  const script = `${library}
    hashwasm.createSHA256().then((hasher) => {
      const bytes = new Uint8Array(1024 * 1024);
      for (let left = ${HASHED}; left > 0; left -= bytes.length) hasher.update(bytes.subarray(0, Math.min(left, bytes.length)));
      postMessage(hasher.digest());
    });`;
  await page.evaluate(
    (text) =>
      new Promise((resolve) => {
        const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
        Object.assign(window, { worker });
        worker.addEventListener('message', resolve);
      }).then(() => undefined),
    script,
  );
}

/** Hashes the file that was chosen, in a worker that is kept in the page. */
async function hashInWorker(page: Page, script: string): Promise<void> {
  await page.evaluate(async (address) => {
    const file = document.querySelector<HTMLInputElement>('#bench')?.files?.[0];
    const worker = new Worker(address, { type: 'module' });
    Object.assign(window, { worker });
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        if (data.kind === 'hashed') resolve();
        if (data.kind === 'failed') reject(new Error('It was not hashed.'));
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ file });
    });
  }, script);
}

const endWorker = (page: Page) => page.evaluate('window.worker.terminate()');

/** Seconds of the processor that the only worker there is has used. */
async function workerSeconds(browser: Browser): Promise<number> {
  const workers = (await rendererProcesses(browser)).flatMap((pid) =>
    threadsNamed(pid, 'DedicatedWorker').map((thread) => processorMilliseconds(pid, thread)),
  );
  if (workers.length !== 1) throw new Error(`There are ${workers.length} workers.`);
  return (workers[0] ?? 0) / 1_000;
}

const processesSchema = z.object({ processInfo: z.array(z.object({ type: z.string(), id: z.number() })) });

/** The processes that run pages. */
async function rendererProcesses(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = processesSchema.parse(await session.send('SystemInfo.getProcessInfo'));
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Megabytes they hold in memory together. */
async function rendererMegabytes(browser: Browser): Promise<number> {
  return (await rendererProcesses(browser)).reduce((sum, pid) => sum + residentMegabytes(pid), 0);
}

/** Sends three files at once by bare requests, and three others as a user does. */
async function measureSending(uploads: UploadPage, folder: string) {
  const paths = await Promise.all([1, 2, 3, 4, 5, 6].map((name) => writePdf(join(folder, `${name}.pdf`), SENT)));
  const megabytes = (3 * SENT) / MEGABYTE;
  const rawPut = megabytes / (await putRaw(uploads, paths.slice(0, 3)));
  await uploads.open();
  await uploads.choose(paths.slice(3));
  const begun = performance.now();
  await uploads.start();
  for (const path of paths.slice(3)) {
    await expect(uploads.row(basename(path)).getByText('Uploading', { exact: true })).toBeHidden({ timeout: 300_000 });
    await expect(uploads.row(basename(path)).getByText('On the server')).toBeVisible({ timeout: 300_000 });
  }
  return { rawPut, upload: megabytes / ((performance.now() - begun) / 1000) };
}

/** Seconds that the files take to their addresses. */
async function putRaw(uploads: UploadPage, paths: readonly string[]): Promise<number> {
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const files = contents.map((content, batchIndex) => ({
    batchIndex,
    name: basename(paths[batchIndex] ?? ''),
    type: 'application/pdf',
    size: content.length,
    hash: createHash('sha256').update(content).digest('hex'),
  }));
  const { documents } = uploadBatchSchema.parse(await uploads.announce(files));
  const begun = performance.now();
  await Promise.all(
    documents.map(({ batchIndex, upload }) =>
      uploads.page.request.put(uploads.account.url + (upload?.url ?? ''), {
        data: contents[batchIndex] ?? Buffer.alloc(0),
        headers: upload?.headers ?? {},
        timeout: 300_000,
      }),
    ),
  );
  return (performance.now() - begun) / 1000;
}
