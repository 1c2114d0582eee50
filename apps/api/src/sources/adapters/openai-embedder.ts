import { readRetryAfter, ok, err, type Result } from '@footnote/domain';
import type { EmbeddingModel } from '@footnote/literature';
import type { EmbeddingSettings } from '../../platform/config/embedding-config.ts';
import { EMBEDDER_ERRORS, type EmbedderError, type EmbedderErrorCode } from '../embedding/embedder.errors.ts';
import type { Embedder } from '../embedding/embedder.ports.ts';

/** What a model is asked to learn its dimensions. */
const SAMPLE = 'Daily walks lowered blood pressure.';
const MOST_DIMENSIONS = 8_192;
/** Bytes that a number takes in JSON at most, with what is between two. */
const NUMBER_BYTES = 32;
/** Bytes of an answer beside its numbers. */
const FRAME_BYTES = 64 * 1024;
/** Seconds that are waited at most where the server says when to come back. */
const LONGEST_RETRY_AFTER = 300;

/** Embeds by a server of the OpenAI protocol: `POST {baseUrl}/embeddings`. Nothing but this address is asked: a redirect is refused. */
export function openAiEmbedder(settings: EmbeddingSettings): Embedder {
  let known: Promise<Result<EmbeddingModel, EmbedderError>> | null = null;
  const named = (dimensions: number): EmbeddingModel => ({ name: settings.model, dimensions });
  const learn = async (signal: AbortSignal) => {
    const sampled = await ask(settings, [SAMPLE], signal);
    if (!sampled.ok) return sampled;
    return ok(named(sampled.value[0]?.length ?? 0));
  };
  const model = async (signal: AbortSignal): Promise<Result<EmbeddingModel, EmbedderError>> => {
    signal.throwIfAborted();
    if (settings.dimensions !== null) return ok(named(settings.dimensions));
    if (known !== null) return known;
    const learnt = await learn(signal);
    // What failed is asked again.
    if (learnt.ok) known ??= Promise.resolve(learnt);
    return learnt;
  };
  return {
    batchLimit: settings.batch,
    model,
    async embed(texts, signal) {
      if (texts.length > settings.batch) throw new RangeError(`At most ${settings.batch} texts are embedded at once.`);
      const asked = await model(signal);
      if (!asked.ok) return asked;
      if (texts.length === 0) return ok([]);
      const embedded = await ask(settings, texts, signal);
      if (!embedded.ok) return embedded;
      const { dimensions } = asked.value;
      if (embedded.value.every((vector) => vector.length === dimensions)) return embedded;
      return failure(
        'embedder/bad-response',
        `Vectors of this model have ${dimensions} dimensions, and some had others.`,
      );
    },
  };
}

async function ask(
  settings: EmbeddingSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Result<Float32Array[], EmbedderError>> {
  const { model, baseUrl, apiKey, dimensions, timeoutSeconds } = settings;
  const late = AbortSignal.timeout(timeoutSeconds * 1_000);
  try {
    const response = await fetch(`${baseUrl}${baseUrl.endsWith('/') ? '' : '/'}embeddings`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        // A half of a character pair is no text that every server reads.
        input: texts.map((text) => text.toWellFormed()),
        encoding_format: 'float',
        ...(dimensions === null ? {} : { dimensions }),
      }),
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refusal(response);
    }
    const most = texts.length * (dimensions ?? MOST_DIMENSIONS) * NUMBER_BYTES + FRAME_BYTES;
    const content = await readAtMost(response, most);
    if (content === null) return failure('embedder/bad-response', 'The answer is too long.');
    return readVectors(content, texts.length);
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return failure('embedder/timed-out');
    // What fetch throws for is that nothing was reached, or that the answer was cut.
    if (error instanceof TypeError) return failure('embedder/unavailable');
    throw error;
  }
}

function refusal(response: Response): Result<never, EmbedderError> {
  const { status, headers } = response;
  const asked = headers.get('retry-after') ?? undefined;
  const seconds = readRetryAfter(asked, { now: Date.now(), longest: LONGEST_RETRY_AFTER });
  const later = seconds === null ? {} : { retryAfterSeconds: seconds };
  const code = codeOf(status);
  return err(EMBEDDER_ERRORS.error(code, { ...later, message: `${messageOf(code)} (HTTP ${status})` }));
}

function codeOf(status: number): EmbedderErrorCode {
  if (status === 429) return 'embedder/rate-limited';
  if (status === 401 || status === 403) return 'embedder/unauthorized';
  if (status === 400 || status === 413 || status === 422) return 'embedder/refused-text';
  if (status === 408 || status === 425 || status >= 500) return 'embedder/unavailable';
  return 'embedder/no-model';
}

const messageOf = (code: EmbedderErrorCode) => EMBEDDER_ERRORS.definitions[code].message;

function failure(code: EmbedderErrorCode, more?: string): Result<never, EmbedderError> {
  return err(EMBEDDER_ERRORS.error(code, more === undefined ? {} : { message: `${messageOf(code)} ${more}` }));
}

/** Null for what is longer; the connection of what is given up is closed. */
async function readAtMost(response: Response, most: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Vectors by the places their entries name: servers need not keep the order. */
function readVectors(content: string, count: number): Result<Float32Array[], EmbedderError> {
  const entries = entriesOf(content);
  if (entries?.length !== count)
    return failure('embedder/bad-response', `It has not one vector for each of ${count} texts.`);
  const vectors = Array.from<Float32Array | null>({ length: count }).fill(null);
  for (const { index, embedding } of entries) {
    const isFree = typeof index === 'number' && vectors[index] === null;
    const vector = isFree ? vectorOf(embedding) : null;
    if (!isFree) return failure('embedder/bad-response', 'It names a place twice, or none that was asked for.');
    if (vector === null)
      return failure('embedder/bad-response', 'It has a vector of no direction, or of what are no numbers.');
    vectors[index] = vector;
  }
  return ok(vectors.flatMap((vector) => vector ?? []));
}

interface Entry {
  index?: unknown;
  embedding?: unknown;
}

function entriesOf(content: string): Entry[] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(content);
  } catch {
    return null;
  }
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data)) return null;
  const entries: unknown[] = answer.data;
  return entries.map((entry) => (typeof entry === 'object' && entry !== null ? entry : {}));
}

/** Checked number by number, as a schema would take longer than the request. */
function vectorOf(embedding: unknown): Float32Array | null {
  if (!Array.isArray(embedding) || embedding.length === 0 || embedding.length > MOST_DIMENSIONS) return null;
  const vector = new Float32Array(embedding.length);
  let square = 0;
  for (const [at, number] of embedding.entries()) {
    if (typeof number !== 'number') return null;
    vector[at] = number;
    // What is kept are these: a number may be none of a direction once it is as short.
    square += (vector[at] ?? 0) ** 2;
  }
  return square > 0 && vector.every(Number.isFinite) && Number.isFinite(square) ? vector : null;
}
