import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { vectorOfWords } from '../embedding/words-embedder.fixtures.ts';

/** What the protocol takes; anything else is refused, so that the adapter is held to it. */
const requestSchema = z.strictObject({
  model: z.string().min(1),
  input: z.array(z.string().max(50_000)).min(1),
  encoding_format: z.literal('float'),
  dimensions: z.number().int().min(1).optional(),
});
export type EmbeddingRequest = z.infer<typeof requestSchema>;

export interface EmbeddingServerOptions {
  models?: readonly string[];
  /** Dimensions where none are asked for. */
  dimensions?: number;
  key?: string;
  mostTexts?: number;
}

/** Answers one request in its own way. */
export type Answering = (response: ServerResponse, request: EmbeddingRequest) => void;

export interface EmbeddingServer {
  baseUrl: string;
  /** What was taken, in order. */
  requests: EmbeddingRequest[];
  /** The most requests that were being answered at once. */
  readonly mostAtOnce: number;
  /** Answers the next requests in these ways, one each. */
  next(...ways: Answering[]): void;
  /** Answers every request so, until it is told otherwise. */
  always(way: Answering | null): void;
  close(): Promise<void>;
}

/** A server that speaks the protocol of `/v1/embeddings` and refuses whatever is not in it. */
export async function embeddingServer({
  models = ['words'],
  dimensions = 256,
  key,
  mostTexts = 64,
}: EmbeddingServerOptions = {}): Promise<EmbeddingServer> {
  const requests: EmbeddingRequest[] = [];
  const ways: Answering[] = [];
  let always: Answering | null = null;
  let [running, mostAtOnce] = [0, 0];
  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming, { models, mostTexts, ...(key === undefined ? {} : { key }) });
    if ('status' in request) return refuse(response, request.status, request.message);
    requests.push(request);
    const answer = ways.shift() ?? always ?? ((given) => answerVectors(given, vectorsFor(request, dimensions)));
    return answer(response, request);
  };
  const server = createServer((incoming, response) => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    response.on('close', () => (running -= 1));
    serve(incoming, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what listens on a port has one
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    get mostAtOnce() {
      return mostAtOnce;
    },
    next: (...given) => void ways.push(...given),
    always: (way) => void (always = way),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Refusal {
  status: number;
  message: string;
}

async function readRequest(
  incoming: IncomingMessage,
  { models, mostTexts, key }: { models: readonly string[]; mostTexts: number; key?: string },
): Promise<EmbeddingRequest | Refusal> {
  const { method, url, headers } = incoming;
  if (url !== '/v1/embeddings') return { status: 404, message: 'no such address' };
  if (method !== 'POST') return { status: 405, message: 'no such method' };
  if (key !== undefined && headers.authorization !== `Bearer ${key}`) return { status: 401, message: 'wrong key' };
  if (key === undefined && headers.authorization !== undefined) return { status: 401, message: 'a key was sent' };
  if (headers['content-type'] !== 'application/json') return { status: 415, message: 'no JSON' };
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const content = new TextDecoder('utf-8', { fatal: true }).decode(body);
  const request = requestSchema.safeParse(JSON.parse(content));
  if (!request.success) return { status: 400, message: request.error.message };
  if (!models.includes(request.data.model)) return { status: 404, message: 'no such model' };
  if (request.data.input.length > mostTexts) return { status: 400, message: 'too many texts' };
  if (request.data.input.includes('')) return { status: 400, message: 'an empty text' };
  return request.data;
}

/** What the words of the texts of a request come to. */
export function vectorsFor({ input, dimensions }: EmbeddingRequest, usual = 256): number[][] {
  return input.map((text) => [...vectorOfWords(text, dimensions ?? usual)]);
}

/** Answers with vectors, each with its place. */
export function answerVectors(
  response: ServerResponse,
  vectors: readonly (readonly unknown[])[],
  places: readonly unknown[] = vectors.map((_, index) => index),
): void {
  const data = vectors.map((embedding, at) => ({ object: 'embedding', index: places[at], embedding }));
  answerJson(response, { object: 'list', data, model: 'words', usage: { prompt_tokens: 1, total_tokens: 1 } });
}

export function answerJson(response: ServerResponse, content: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(typeof content === 'string' ? content : JSON.stringify(content));
}

export function refuse(
  response: ServerResponse,
  status: number,
  message = 'no',
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message } }));
}
