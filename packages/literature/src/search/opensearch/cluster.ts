import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { LiteratureIndexFailure } from '../literature-index.ports.ts';
import { Refusal, isRetryable, reasonsOf, refusalFailure, unavailable } from './cluster-errors.ts';
import type { ClusterSettings } from './cluster-settings.ts';

/** JSON of a request or an answer. */
export type Body = Readonly<Record<string, unknown>>;

export interface ClusterRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Readonly<Record<string, string | number | boolean>>;
  body?: Body;
  /** Lines of newline-delimited JSON in the place of `body`. */
  lines?: readonly Body[];
  /** Statuses besides success that are an answer and no failure. */
  expected?: readonly number[];
  /** Finds the refusal of a part in an answer that as a whole succeeded. */
  partlyRefused?: (body: unknown) => Refusal | null;
  signal?: AbortSignal | undefined;
  /** Milliseconds, where the request may take longer than others. */
  timeout?: number;
}

export interface ClusterAnswer<T> {
  status: number;
  body: T;
}

/** Waits of milliseconds before the attempts after the first; a busy cluster gets some 15 seconds. */
const WAITS = [100, 400, 1_500, 4_000, 9_000];

/** Requests to a cluster: tried again while it is busy, and failing with the port's own errors. */
export class Cluster {
  readonly #client: Client;
  readonly #waits: readonly number[];
  #isClosed = false;

  private constructor(client: Client, waits: readonly number[]) {
    this.#client = client;
    this.#waits = waits;
  }

  /** Loads the client library, which nothing else does, and opens no connection yet. */
  static async connect(settings: ClusterSettings, waits: readonly number[] = WAITS): Promise<Cluster> {
    const { Client: OpenSearchClient } = await import('@opensearch-project/opensearch');
    const client = new OpenSearchClient({
      nodes: [...settings.nodes],
      // The attempts below know which statuses pass; the library would try a dead node again at once.
      maxRetries: settings.nodes.length - 1,
      requestTimeout: settings.timeout,
      ...(settings.auth === null ? {} : { auth: settings.auth }),
      ...(settings.apiKey === null ? {} : { headers: { authorization: `ApiKey ${settings.apiKey}` } }),
      ...(settings.authority === null ? {} : { ssl: { ca: settings.authority } }),
    });
    return new Cluster(client, waits);
  }

  /** Rejects with {@link LiteratureIndexFailure}, or with the signal's AbortError. */
  async request<T>(request: ClusterRequest): Promise<ClusterAnswer<T>> {
    for (let attempt = 0; ; attempt += 1) {
      this.#checkOpen(request.signal);
      try {
        return await this.#once<T>(request);
      } catch (error) {
        const failure = this.#failure(error, request.signal);
        const wait = this.#waits[attempt];
        if (wait === undefined || !isRetryable(statusOf(error)) || !(failure instanceof LiteratureIndexFailure))
          throw failure;
        await this.#pause(wait, request.signal);
      }
    }
  }

  /** {@link request} for callers that only want what was answered. */
  async ask<T>(request: ClusterRequest): Promise<T> {
    return (await this.request<T>(request)).body;
  }

  async #once<T>(request: ClusterRequest): Promise<ClusterAnswer<T>> {
    const { method, path, query, body, lines, expected, partlyRefused, signal, timeout } = request;
    const running = this.#client.transport.request(
      {
        method,
        path,
        ...(query === undefined ? {} : { querystring: { ...query } }),
        ...(body === undefined ? {} : { body: { ...body } }),
        ...(lines === undefined ? {} : { bulkBody: lines.map((line) => JSON.stringify(line)) }),
      },
      { ignore: [...(expected ?? [])], ...(timeout === undefined ? {} : { requestTimeout: timeout }) },
    );
    // What this returned would be waited for, and its rejection end the process.
    const abort = () => {
      running.abort();
    };
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const { statusCode, body: answered } = await running;
      const refusal = partlyRefused?.(answered) ?? null;
      if (refusal !== null) throw refusal;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names what this request is answered with
      return { status: statusCode ?? 0, body: answered as T };
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  }

  #failure(error: unknown, signal: AbortSignal | undefined): unknown {
    if (signal?.aborted === true) return abortError();
    if (this.#isClosed) return closed();
    if (error instanceof Refusal) return refusalFailure(error);
    const status = statusOf(error);
    if (status > 0) return refusalFailure(new Refusal(status, reasonsOf(bodyOf(error))));
    return unavailable('The search cluster cannot be reached.', withoutRequest(error));
  }

  async #pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await pause(milliseconds, undefined, signal === undefined ? {} : { signal });
    } catch {
      throw abortError();
    }
  }

  #checkOpen(signal: AbortSignal | undefined): void {
    if (this.#isClosed) throw closed();
    if (signal?.aborted === true) throw abortError();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#client.close();
  }
}

function closed(): LiteratureIndexFailure {
  return unavailable('The search index is closed.');
}

function abortError(): DOMException {
  return new DOMException('The search was cancelled.', 'AbortError');
}

/** The library's errors hold the whole request, password and all, which belongs into no log. */
function withoutRequest(error: unknown): Error {
  return new Error(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
}

/** The HTTP status of a refusal; 0 where the cluster gave no answer. */
function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  const status = metaOf(error)?.statusCode;
  return error instanceof Error && error.name === 'ResponseError' && typeof status === 'number' ? status : 0;
}

function bodyOf(error: unknown): unknown {
  return metaOf(error)?.body;
}

function metaOf(error: unknown): { statusCode?: unknown; body?: unknown } | null {
  if (typeof error !== 'object' || error === null || !('meta' in error)) return null;
  const { meta } = error;
  return typeof meta === 'object' && meta !== null ? meta : null;
}
