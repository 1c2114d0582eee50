import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migratedDatabaseTemplate } from '../platform/database/embedded-database.fixtures.ts';
import { placeOfData } from '../platform/database/scratch-directory.fixtures.ts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** A program of the product, run for real. */
export interface Program {
  child: ChildProcess;
  /** Resolves with the address once the server says it is ready; rejects when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>;
}

/** A data directory whose database need not be made first. */
export async function preparedDataDirectory(): Promise<string> {
  const directory = mkdtempSync(join(placeOfData(), 'footnote-data-'));
  cpSync(await migratedDatabaseTemplate(), join(directory, 'postgres'), { recursive: true });
  return directory;
}

/** Deletes a data directory, on which an engine that was killed may have been writing. */
export function deleteDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Runs an entry of the server's package with arguments and environment variables. */
export function runProgram(entry: string, args: readonly string[], environment: Record<string, string>): Program {
  const flags = ['--conditions=@footnote/source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, join(SOURCE, entry), ...args], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      FOOTNOTE_OUTBOX: 'off',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  const address = Promise.withResolvers<string>();
  address.promise.catch(() => undefined);
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    const found = /Footnote is ready at (\S+)/.exec(stdout)?.[1];
    if (found !== undefined) address.resolve(found.replace('localhost', '127.0.0.1'));
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const ended = new Promise<Awaited<Program['ended']>>((resolve) => {
    child.once('close', (code, signal) => {
      address.reject(new Error(`It ended before it was ready: ${stderr}`));
      resolve({ code, signal, stdout, stderr });
    });
  });
  return { child, ready: address.promise, ended };
}

/** A model server that takes every question and never says a word. */
export async function silentModelServer(): Promise<{ url: string; asked: Promise<void>; close(): void }> {
  const asked = Promise.withResolvers<void>();
  const server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    asked.resolve();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked: asked.promise,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
