import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { unlessStalled } from './stall-timeout.ts';

const WINDOW = { window: 50, leastBytes: 1_000 };
const server = createServer((request, response) => {
  response.write('a part');
  if (request.url === '/whole') setTimeout(() => response.end(), 20);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A body whose reader took the first bytes, and comes back for the end later. */
async function bodyOfSlowReader(path: string): Promise<IncomingMessage> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const body = await new Promise<IncomingMessage>((resolve) =>
    get({ port, path, host: '127.0.0.1' }, resolve).on('error', () => undefined),
  );
  unlessStalled(body, WINDOW).on('error', () => undefined);
  body.once('readable', () => body.read());
  await pause(WINDOW.window * 4);
  return body;
}

it('leaves a body that is whole to a slow reader', async () => {
  const body = await bodyOfSlowReader('/whole');
  expect([body.complete, body.destroyed]).toEqual([true, false]);
  body.resume();
  await once(body, 'end');
});

it('ends one that stalled', async () => {
  const body = await bodyOfSlowReader('/part');
  expect([body.complete, body.destroyed]).toEqual([false, true]);
});
