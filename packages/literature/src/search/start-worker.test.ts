import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const PATIENCE = 50_000;

const THREADS = [
  './sqlite/thread/engine-worker.ts',
  './reader/reader-worker.ts',
  './vectors/vector-worker.ts',
  '../literature/files/reading-worker.ts',
];

/** Loads a module in a thread, as one starts with it, and tells what was loaded; whether it can go on does not matter. */
const LOADING = `
  import { registerHooks } from 'node:module';
  import { parentPort, workerData } from 'node:worker_threads';
  const loaded = [];
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
  await import(workerData.module).catch(() => undefined);
  parentPort.postMessage({ loaded });
`;

async function loadedBy(module: string): Promise<string[]> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(LOADING)}`), {
    workerData: { module: new URL(module, import.meta.url).href },
    execArgv: ['--conditions=@footnote/source', '--disable-warning=ExperimentalWarning'],
  });
  worker.on('error', () => undefined);
  try {
    // What the thread says of itself comes first.
    for await (const [message] of on(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })) {
      const loaded: unknown = message?.loaded;
      if (Array.isArray(loaded)) return loaded.map(String);
    }
    return [];
  } finally {
    await worker.terminate();
  }
}

// The schemas of the whole product were three quarters of what starting a thread cost, and each open source has one.
it.each(THREADS)('starts %s without the schemas of the product', async (module) => {
  const loaded = await loadedBy(module);
  expect(loaded).toContain(new URL(module, import.meta.url).href);
  expect(loaded.some((url) => url.endsWith('/packages/domain/src/core.ts'))).toBe(true);
  expect(loaded.filter((url) => url.includes('/zod/') || url.endsWith('/packages/domain/src/index.ts'))).toEqual([]);
});
