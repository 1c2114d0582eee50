import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { honestAnswer, lyingAnswer, piecesOf } from './fake-llm-answer.ts';
import { framesOf, protocolOf, type Ending, type Frame, type Frames, type Protocol } from './fake-llm-frames.ts';

/** What the server does with a request. */
export type Behaviour =
  | { kind: 'normal'; answer?: string | ((body: string) => string); delayMs?: number; ending?: Ending; held?: Held }
  /** Says nothing at all, or stops talking after some pieces; the connection stays open. */
  | { kind: 'stall'; afterPieces: number }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Fails `failures` times, then is normal. */
  | { kind: 'recovers'; failures: number; status: number; headers?: Record<string, string> }
  /** The body breaks off: `reset` tears the connection, `end` closes it in good form. */
  | { kind: 'cut'; afterBytes: number; how: 'reset' | 'end'; answer?: string }
  | { kind: 'bad-json'; afterPieces: number }
  | { kind: 'trouble'; afterPieces: number }
  | { kind: 'lies' }
  | { kind: 'tool-call' }
  | { kind: 'empty' };

/** A pause in an answer, so that what is tried while it is written does not depend on how fast the machine is. */
export interface Held {
  afterPieces: number;
  /** The answer goes on once this is settled. */
  until: Promise<void>;
}

export interface RecordedRequest {
  protocol: Protocol | null;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeLlmServer {
  /** http://127.0.0.1:port */
  url: string;
  /** The base address to configure a provider with. */
  baseUrl: (provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible') => string;
  /** Every request so far. */
  requests: RecordedRequest[];
  setBehaviour: (behaviour: Behaviour) => void;
  /** Connections the clients have closed before their answer was whole. */
  readonly abandoned: number;
  close: () => Promise<void>;
}

/** The behaviours that can be named on the command line. */
export function behaviourNamed(name: string, now = Date.now()): Behaviour {
  const date = new Date(now + 60_000).toUTCString();
  const named: Record<string, Behaviour> = {
    normal: { kind: 'normal' },
    slow: { kind: 'normal', delayMs: 200 },
    paced: { kind: 'normal', delayMs: 25 },
    stall: { kind: 'stall', afterPieces: 5 },
    silent: { kind: 'stall', afterPieces: 0 },
    unauthorized: { kind: 'status', status: 401 },
    'rate-limited': { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
    'rate-limited-until': { kind: 'status', status: 429, headers: { 'retry-after': date } },
    recovers: { kind: 'recovers', failures: 1, status: 500 },
    broken: { kind: 'status', status: 500 },
    cut: { kind: 'cut', afterBytes: 600, how: 'reset' },
    'bad-json': { kind: 'bad-json', afterPieces: 3 },
    trouble: { kind: 'trouble', afterPieces: 3 },
    lies: { kind: 'lies' },
    'tool-call': { kind: 'tool-call' },
    empty: { kind: 'empty' },
  };
  const found = named[name];
  if (found === undefined) throw new Error(`No behaviour "${name}". There are: ${Object.keys(named).join(', ')}.`);
  return found;
}

async function send(response: ServerResponse, frames: readonly Frame[], delayMs: number): Promise<void> {
  for (const frame of frames) {
    if (response.destroyed) return;
    response.write(frame);
    if (delayMs > 0) await wait(delayMs);
  }
}

/** Longest record of requests: a load test must not fill the memory. */
const RECORDED = 2_000;

/**
 * Lets another process look in and steer: GET /requests gives what was recorded, DELETE /requests forgets it, and
 * PUT /behaviour takes a {@link Behaviour} as JSON or the name of one.
 */
function control(
  response: ServerResponse,
  given: { method: string; path: string; body: string },
  server: ControlledServer,
): boolean {
  if (given.path === '/requests' && given.method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(server.requests));
  } else if (given.path === '/requests' && given.method === 'DELETE') {
    server.requests.length = 0;
    response.writeHead(204).end();
  } else if (given.path === '/behaviour' && given.method === 'PUT') {
    const behaviour: Behaviour = given.body.startsWith('{') ? JSON.parse(given.body) : behaviourNamed(given.body);
    server.setBehaviour(behaviour);
    response.writeHead(204).end();
  } else return false;
  return true;
}

type ControlledServer = Pick<FakeLlmServer, 'requests' | 'setBehaviour'>;

/** A refusal as vendors write it, with the key and the prompt in it, neither of which may ever be shown. */
function refuse(
  response: ServerResponse,
  request: RecordedRequest,
  given: { status: number; headers?: Record<string, string> },
): void {
  const key = request.headers.authorization ?? request.headers['x-api-key'] ?? request.headers['x-goog-api-key'];
  response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
  const message = `Refused ${String(key)} for ${request.body.slice(0, 200)}`;
  response.end(
    JSON.stringify({ type: 'error', error: { type: 'error', code: given.status, status: 'ERROR', message } }),
  );
}

async function cut(
  response: ServerResponse,
  frames: readonly Frame[],
  behaviour: { afterBytes: number; how: 'reset' | 'end' },
): Promise<void> {
  const bytes = Buffer.from(frames.join(''));
  response.write(bytes.subarray(0, behaviour.afterBytes));
  // Torn at once, the bytes would be lost with the connection.
  await wait(behaviour.how === 'reset' ? 5 : 0);
  if (behaviour.how === 'reset' && behaviour.afterBytes < bytes.length) response.destroy();
  else response.end();
}

function allFrames(frames: Frames, answer: string, ending: Ending = 'stop'): Frame[] {
  return [...frames.opening, ...piecesOf(answer).map(frames.piece), ...frames.closing(ending)];
}

/** Sends the stream a behaviour asks for; `response` stays open when the behaviour is to stall. */
async function perform(
  response: ServerResponse,
  behaviour: Behaviour,
  given: { frames: Frames; body: string },
): Promise<void> {
  const { frames, body } = given;
  const honest = piecesOf(honestAnswer(body)).map(frames.piece);
  switch (behaviour.kind) {
    case 'normal': {
      const answer = typeof behaviour.answer === 'function' ? behaviour.answer(body) : behaviour.answer;
      const all = allFrames(frames, answer ?? honestAnswer(body), behaviour.ending);
      const { held, delayMs = 0 } = behaviour;
      const before = held === undefined ? all.length : frames.opening.length + held.afterPieces;
      await send(response, all.slice(0, before), delayMs);
      await held?.until;
      await send(response, all.slice(before), delayMs);
      break;
    }
    case 'stall':
      if (behaviour.afterPieces > 0)
        await send(response, [...frames.opening, ...honest.slice(0, behaviour.afterPieces)], 0);
      return;
    case 'cut':
      await cut(response, allFrames(frames, behaviour.answer ?? honestAnswer(body)), behaviour);
      return;
    case 'bad-json':
      await send(
        response,
        [...frames.opening, ...honest.slice(0, behaviour.afterPieces), 'data: {"choices":[{"delta":\n\n'],
        0,
      );
      await send(response, frames.closing('stop'), 0);
      break;
    case 'trouble':
      await send(response, [...frames.opening, ...honest.slice(0, behaviour.afterPieces), frames.trouble], 0);
      break;
    case 'lies':
      await send(response, allFrames(frames, lyingAnswer(body)), 0);
      break;
    case 'tool-call':
      await send(response, [...frames.opening, ...frames.toolCall, ...frames.closing('tool-calls')], 0);
      break;
    case 'empty':
      await send(response, allFrames(frames, ''), 0);
      break;
    default:
      throw new Error(`Not a streaming behaviour: ${behaviour.kind}`);
  }
  response.end();
}

/** Starts a server on 127.0.0.1 that speaks the streaming protocols of all four providers; port 0 takes a free one. */
export async function startFakeLlmServer({
  behaviour = { kind: 'normal' },
  port = 0,
}: { behaviour?: Behaviour; port?: number } = {}): Promise<FakeLlmServer> {
  const requests: RecordedRequest[] = [];
  let current: Behaviour = behaviour;
  let failures = 0;
  let abandoned = 0;
  const setBehaviour = (next: Behaviour) => {
    current = next;
    failures = 0;
  };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('close', () => {
      if (!response.writableEnded) abandoned += 1;
    });
    incoming.on('end', () => {
      const path = incoming.url ?? '';
      const body = Buffer.concat(chunks).toString('utf8');
      if (control(response, { method: incoming.method ?? '', path, body }, { requests, setBehaviour })) return;
      const request = { protocol: protocolOf(path), path, headers: incoming.headers, body };
      requests.push(request);
      if (requests.length > RECORDED) requests.shift();
      if (request.protocol === null) return refuse(response, request, { status: 404 });
      if (current.kind === 'status') return refuse(response, request, current);
      if (current.kind === 'recovers' && failures < current.failures) {
        failures += 1;
        return refuse(response, request, current);
      }
      const model = /"model":"([^"]{1,100})"/.exec(body)?.[1] ?? 'fake';
      const said: Behaviour = current.kind === 'recovers' ? { kind: 'normal' } : current;
      if (said.kind !== 'stall' || said.afterPieces > 0)
        response.writeHead(200, { 'content-type': 'text/event-stream' });
      perform(response, said, { frames: framesOf(request.protocol, model), body }).catch(() => response.destroy());
    });
  });
  server.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    requests,
    baseUrl: (provider) => (provider === 'google' ? `${url}/v1beta` : `${url}/v1`),
    setBehaviour,
    get abandoned() {
      return abandoned;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '0' }, behaviour: { type: 'string', default: 'normal' } },
  });
  const server = await startFakeLlmServer({ behaviour: behaviourNamed(values.behaviour), port: Number(values.port) });
  process.stdout.write(`${server.url}\n`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
