import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCode } from '../error-code.ts';
import { errorResponse, messageOf, statusOf, type ErrorCode } from './request-errors.ts';

/** Milliseconds a client gets to send a whole request, and its headers. */
const WHOLE_REQUEST = 60_000;
const HEADERS = 20_000;
/** How often clients that take too long are looked for. */
const LOOK_EVERY = 5_000;

/** Connections over which something large may come that takes longer than a request otherwise may. */
const patient = new WeakSet<Duplex>();

/**
 * Lets a request take its time, whose handler gives up by itself on whoever falls silent; gives a function that ends that.
 * One made in process has no connection.
 */
export function allowSlowRequest(incoming: IncomingMessage | undefined): () => void {
  const { socket } = incoming ?? {};
  if (socket === undefined) return () => undefined;
  patient.add(socket);
  return () => void patient.delete(socket);
}

/** Makes the server of Node, on which whatever it refuses by itself is told like every other error. */
export function createNodeServer(
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  { wholeRequest = WHOLE_REQUEST, lookEvery = LOOK_EVERY } = {},
): Server {
  const options = {
    requestTimeout: wholeRequest,
    headersTimeout: Math.min(HEADERS, wholeRequest),
    connectionsCheckingInterval: lookEvery,
    // Answered by the listener, with a body.
    requireHostHeader: false,
  };
  const server = createServer(options, listener);
  server.on('clientError', (error, socket) => {
    const code = codeOf(errorCode(error));
    if (code !== 'request/timed-out' || !patient.has(socket)) refuse(socket, code);
  });
  return server;
}

/** Answers a request that has no proper host or address; everything else is a bug and is told as one. */
export function answerBadRequest(error: unknown): Response {
  return errorResponse(error instanceof Error && error.name === 'RequestError' ? 'request/invalid' : 'internal');
}

function codeOf(code: string): ErrorCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'request/headers-too-large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request/timed-out' : 'request/invalid';
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Writes an answer to a client whose request could not be read, and hangs up. */
function refuse(socket: Duplex, code: ErrorCode): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ error: messageOf(code), code });
  const status = statusOf(code);
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status] ?? ''}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
