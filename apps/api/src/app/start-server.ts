import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { err, ok, type Result } from '@footnote/domain';
import type { Config } from '../platform/config/config.ts';
import { prepareDataDirectory, type DataDirectory } from '../platform/data-directory.ts';
import { closeToOthers } from '../platform/close-to-others.ts';
import { createDiskSpace } from '../platform/disk-space.ts';
import { errorCode } from '../platform/error-code.ts';
import { checkStoredData } from '../platform/check-stored-data.ts';
import { heldSentence, lockDataDirectory } from '../platform/data-directory-lock.ts';
import { answerBadRequest, createNodeServer } from '../platform/http/node-server.ts';
import type { Product, Progress } from './compose.ts';

/** Milliseconds a client gets to take the rest of its response when the server stops. */
const GRACE = 3_000;

export interface RunningProduct {
  /** Address for people. */
  url: string;
  /** Takes nothing new, ends running answers in a saved state and closes everything. */
  stop(): Promise<void>;
}

/** Starts the product; the error is one sentence fit for the terminal. */
export async function startServer(config: Config, progress: Progress): Promise<Result<RunningProduct, string>> {
  const directory = prepareDataDirectory(config.dataDirectory);
  if (!directory.ok) return directory;
  const lock = lockDataDirectory(directory.value);
  if (!lock.ok) return err(heldSentence(config.dataDirectory, lock.error));
  const open = closeToOthers(directory.value.path);
  if (open !== null) progress(open);
  const kept = checkStoredData(directory.value, config);
  const quota = kept.ok ? checkRoom(config, directory.value, progress) : kept;
  if (!quota.ok) {
    lock.value.release();
    return quota;
  }
  const composed = Promise.withResolvers<Product>();
  composed.promise.catch(() => undefined);
  // The port is taken first, so that one in use is told at once; early requests wait for the product to be ready.
  const listener = getRequestListener(async (request, env) => (await composed.promise).app.fetch(request, env), {
    errorHandler: answerBadRequest,
  });
  const server = createNodeServer((incoming, outgoing) => void listener(incoming, outgoing));
  const listening = await listen(server, config);
  if (!listening.ok) {
    lock.value.release();
    return listening;
  }
  const port = listening.value;
  try {
    // Loaded late, so that what stands in the way of a start is said without delay.
    const { compose } = await import('./compose.ts');
    const url = `http://${displayHost(config.host)}:${port}`;
    const product = await compose(config, { directory: directory.value, token: lock.value.token, url }, progress);
    composed.resolve(product);
    lock.value.announce(`http://${reachableHost(config.host)}:${port}`);
    return ok({
      url,
      async stop() {
        await stop(server, product);
        lock.value.release();
      },
    });
  } catch (error) {
    composed.reject(error);
    server.close();
    server.closeAllConnections();
    lock.value.release();
    throw error;
  }
}

/** A server that has a database starts on a disk that is nearly full, and says so; one that must make it first does not. */
function checkRoom(config: Config, directory: DataDirectory, progress: Progress): Result<null, string> {
  const space = createDiskSpace({ path: directory.path, floorMegabytes: config.freeSpaceMegabytes });
  const isFirst = config.databaseUrl === null && !existsSync(directory.postgres);
  if (isFirst && config.freeSpaceMegabytes > 0 && space.isTooLowToBegin()) return err(space.firstStartSentence());
  if (space.isLow()) progress(space.sentence());
  return ok(null);
}

async function stop(server: Server, product: Product): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), GRACE);
  await product.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(force);
}

/** Gives the port, which the system chose where 0 was asked for. */
function listen(server: Server, { host, port }: Config): Promise<Result<number, string>> {
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(err(listenSentence(errorCode(error), host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(ok(address !== null && typeof address === 'object' ? address.port : port));
    });
  });
}

function listenSentence(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use; set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user; set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The address ${host} is not one of this machine; set HOST to one that is.`;
    default:
      return `The server cannot listen on ${host}:${port} (${code || 'unknown reason'}).`;
  }
}

const ANY = new Set(['0.0.0.0', '::']);
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function displayHost(host: string): string {
  return ANY.has(host) || LOOPBACK.has(host) ? 'localhost' : bracketed(host);
}

/** Where the command line, on the same machine, reaches the server. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '[::1]' : bracketed(host);
}
