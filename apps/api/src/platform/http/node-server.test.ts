import { once } from 'node:events';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowSlowRequest, answerBadRequest, createNodeServer } from './node-server.ts';

describe('what the server of Node refuses by itself', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    const listener = getRequestListener(async (request) => new Response(await request.text()), {
      errorHandler: answerBadRequest,
    });
    server = createNodeServer((incoming, outgoing) => void listener(incoming, outgoing), {
      wholeRequest: 400,
      lookEvery: 50,
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = address !== null && typeof address === 'object' ? address.port : 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends bytes as they are and gives status and body of the answer. */
  async function answerTo(request: string): Promise<[number, unknown]> {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.write(request);
    await once(socket, 'close');
    return [Number(said.split(' ')[1]), JSON.parse(said.split('\r\n\r\n')[1] ?? '')];
  }

  it.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'request/headers-too-large',
    ],
    ['no request at all', 'What?\r\n\r\n', 400, 'request/invalid'],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request/invalid'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b"<c>\r\nConnection: close\r\n\r\n', 400, 'request/invalid'],
    [
      'a body that never comes',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc',
      408,
      'request/timed-out',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408, 'request/timed-out'],
  ])('is told like every other error: %s', async (_what, request, status, code) => {
    expect(await answerTo(request)).toEqual([status, { error: expect.any(String), code }]);
  });
});

describe('a request that may take its time', () => {
  it('is waited for until its handler has enough, and its connection is watched again then', async () => {
    const begun = Promise.withResolvers<void>();
    const server = createNodeServer(
      (incoming, outgoing) => {
        const endPatience = incoming.url === '/slow' ? allowSlowRequest(incoming) : () => undefined;
        let received = 0;
        incoming.on('data', (chunk: Buffer) => {
          received += chunk.length;
          begun.resolve();
        });
        incoming.on('end', () => {
          endPatience();
          outgoing.end(String(received));
        });
      },
      { wholeRequest: 100, lookEvery: 20 },
    );
    const told = Promise.withResolvers<void>();
    server.on('clientError', () => told.resolve());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const socket = connect(address !== null && typeof address === 'object' ? address.port : 0, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.write('PUT /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
    await begun.promise;
    // The server has noticed that it takes too long.
    await told.promise;
    socket.write('defghij');
    await once(socket, 'data');
    expect(said).toContain('200 OK');
    socket.write('PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
    await once(socket, 'close');
    expect(said).toContain('408 Request Timeout');
    server.close();
  });
});
