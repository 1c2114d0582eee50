import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmbeddingSettings } from '../../platform/config/embedding-config.ts';
import { embedderContract } from '../embedding/embedder.contract.ts';
import {
  answerJson,
  answerVectors,
  embeddingServer,
  refuse,
  vectorsFor,
  type Answering,
  type EmbeddingServer,
} from './embedding-server.fixtures.ts';
import { openAiEmbedder } from './openai-embedder.ts';

const SETTINGS = { model: 'words', apiKey: null, dimensions: null, batch: 16, timeoutSeconds: 20 };

embedderContract('a server of the OpenAI protocol', async () => {
  const server = await embeddingServer();
  return { embedder: openAiEmbedder({ ...SETTINGS, baseUrl: server.baseUrl }), close: () => server.close() };
});

embedderContract('one with a key that is asked for shorter vectors', async () => {
  const server = await embeddingServer({ key: 'secret' });
  const settings = { ...SETTINGS, apiKey: 'secret', dimensions: 64, baseUrl: `${server.baseUrl}/` };
  return { embedder: openAiEmbedder(settings), close: () => server.close() };
});

describe('an embedder of the OpenAI protocol', () => {
  const live = new AbortController().signal;
  const texts = ['Daily walks', 'Aspirin', 'Sugar'];
  let server: EmbeddingServer;
  beforeEach(async () => {
    server = await embeddingServer();
  });
  afterEach(() => server.close());
  const embedder = (changes: Partial<EmbeddingSettings> = {}) =>
    openAiEmbedder({ ...SETTINGS, dimensions: 256, baseUrl: server.baseUrl, ...changes });

  it('takes vectors by the places they name', async () => {
    server.next((response, request) => {
      const vectors = vectorsFor(request);
      answerVectors(response, vectors.toReversed(), [2, 1, 0]);
    });
    const [first, again] = [await embedder().embed(texts, live), await embedder().embed(texts, live)];
    expect(first).toEqual(again);
    expect(first.ok).toBe(true);
  });

  it('learns the dimensions once, and again after that failed', async () => {
    const one = embedder({ dimensions: null });
    server.next((response) => refuse(response, 503));
    expect(await one.model(live)).toMatchObject({ ok: false, error: { code: 'embedder/unavailable' } });
    expect(await one.model(live)).toEqual({ ok: true, value: { name: 'words', dimensions: 256 } });
    expect(await one.embed(texts, live)).toMatchObject({ ok: true });
    expect(await one.embed(texts, live)).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(4);
    expect(server.requests.map(({ dimensions }) => dimensions)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    [429, { 'retry-after': '7' }, { code: 'embedder/rate-limited', retryAfterSeconds: 7 }],
    [429, { 'retry-after': '999999999' }, { code: 'embedder/rate-limited', retryAfterSeconds: 300 }],
    [429, { 'retry-after': 'soon' }, { code: 'embedder/rate-limited' }],
    [500, {}, { code: 'embedder/unavailable' }],
    [503, { 'retry-after': '3' }, { code: 'embedder/unavailable', retryAfterSeconds: 3 }],
    [408, {}, { code: 'embedder/unavailable' }],
    [400, {}, { code: 'embedder/refused-text' }],
    [413, {}, { code: 'embedder/refused-text' }],
    [422, {}, { code: 'embedder/refused-text' }],
    [401, {}, { code: 'embedder/unauthorized' }],
    [403, {}, { code: 'embedder/unauthorized' }],
    [404, {}, { code: 'embedder/no-model' }],
  ])('tells what HTTP %i means', async (status, headers, error) => {
    server.next((response) => refuse(response, status, 'secret words of the server', headers));
    const failed = await embedder().embed(texts, live);
    expect(failed).toMatchObject({ ok: false, error });
    expect(JSON.stringify(failed)).not.toContain('secret words');
    expect('error' in failed && 'retryAfterSeconds' in failed.error).toBe('retryAfterSeconds' in error);
  });

  it('refuses a model the server has not, and a key it does not take', async () => {
    expect(await embedder({ model: 'other' }).embed(texts, live)).toMatchObject({
      error: { code: 'embedder/no-model' },
    });
    expect(await embedder({ apiKey: 'x' }).embed(texts, live)).toMatchObject({
      error: { code: 'embedder/unauthorized' },
    });
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect: HTTP %i', async (status) => {
    const elsewhere = await embeddingServer();
    server.next((response) => refuse(response, status, '', { location: `${elsewhere.baseUrl}/embeddings` }));
    expect(await embedder().embed(texts, live)).toMatchObject({ error: { code: 'embedder/no-model' } });
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  const bad: [string, Answering][] = [
    ['no JSON', (response) => answerJson(response, 'no JSON')],
    ['JSON that is cut', (response, request) => answerJson(response, JSON.stringify(vectorsFor(request)).slice(0, 90))],
    ['null', (response) => answerJson(response, null)],
    ['no list', (response) => answerJson(response, { data: {} })],
    ['too few', (response, request) => answerVectors(response, vectorsFor(request).slice(1))],
    ['too many', (response, request) => answerVectors(response, [...vectorsFor(request), ...vectorsFor(request)])],
    ['a place twice', (response, request) => answerVectors(response, vectorsFor(request), [0, 1, 1])],
    ['a place beyond', (response, request) => answerVectors(response, vectorsFor(request), [0, 1, 3])],
    ['half a place', (response, request) => answerVectors(response, vectorsFor(request), [0, 1, 1.5])],
    ['a place in words', (response, request) => answerVectors(response, vectorsFor(request), ['0', '1', '2'])],
    ['no places', (response, request) => answerVectors(response, vectorsFor(request), [])],
    ['entries that are none', (response) => answerJson(response, { data: [null, 1, 'x'] })],
    ['wrong dimensions', (response, request) => answerVectors(response, vectorsFor({ ...request, dimensions: 8 }))],
    ['empty vectors', (response) => answerVectors(response, [[], [], []])],
    ['NaN', (response) => answerJson(response, '{"data":[{"index":0,"embedding":[NaN]}]}')],
    [
      'null numbers',
      (response) =>
        answerVectors(
          response,
          texts.map(() => Array(256).fill(null)),
        ),
    ],
    [
      'numbers in words',
      (response) =>
        answerVectors(
          response,
          texts.map(() => Array(256).fill('1')),
        ),
    ],
    [
      'infinite numbers',
      (response) => {
        const vector = `[${Array(256).fill('1e999').join(',')}]`;
        answerJson(response, `{"data":[${texts.map((_, at) => `{"index":${at},"embedding":${vector}}`).join(',')}]}`);
      },
    ],
    [
      'numbers that are zero as they are kept',
      (response) =>
        answerVectors(
          response,
          texts.map(() => Array(256).fill(1e-60)),
        ),
    ],
    [
      'numbers too large',
      (response) =>
        answerVectors(
          response,
          texts.map(() => Array(256).fill(1e300)),
        ),
    ],
    [
      'no direction',
      (response) =>
        answerVectors(
          response,
          texts.map(() => Array(256).fill(0)),
        ),
    ],
    ['base64', (response) => answerJson(response, { data: texts.map((_, index) => ({ index, embedding: 'AAAA' })) })],
  ];
  it.each(bad)('takes no answer of %s', async (_, way) => {
    server.next(way);
    expect(await embedder().embed(texts, live)).toMatchObject({ ok: false, error: { code: 'embedder/bad-response' } });
    // The next one is none the worse for it.
    expect(await embedder().embed(texts, live)).toMatchObject({ ok: true });
  });

  it('reads no more of an answer than vectors can take', async () => {
    let sent = 0;
    server.next((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const send = () => {
        while (!response.destroyed && sent < 1_000 && response.write(chunk)) sent += 1;
        if (!response.destroyed && sent < 1_000) response.once('drain', send);
        else response.end();
        sent += 1;
      };
      send();
    });
    expect(await embedder().embed(texts, live)).toMatchObject({ ok: false, error: { code: 'embedder/bad-response' } });
    expect(sent).toBeLessThan(1_000);
  });

  it('may try again after an answer that is cut', async () => {
    server.next((response, request) => {
      const content = JSON.stringify({ data: vectorsFor(request) });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(content.length) });
      response.write(content.slice(0, 100), () => response.destroy());
    });
    server.next((response) => void response.destroy());
    for (let turn = 0; turn < 2; turn += 1)
      expect(await embedder().embed(texts, live)).toMatchObject({ error: { code: 'embedder/unavailable' } });
    expect(await embedder().embed(texts, live)).toMatchObject({ ok: true });
  });

  it('gives up a server that says nothing, or stops in the middle', async () => {
    server.next(
      () => undefined,
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":['),
    );
    for (let turn = 0; turn < 2; turn += 1)
      expect(await embedder({ timeoutSeconds: 0.2 }).embed(texts, live)).toMatchObject({
        error: { code: 'embedder/timed-out' },
      });
  });

  it('stops asking when nobody waits any more', async () => {
    const waiting = new AbortController();
    server.next(() => waiting.abort(new Error('nobody waits')));
    await expect(embedder().embed(texts, waiting.signal)).rejects.toThrow('nobody waits');
  });

  it('says that nobody is there', async () => {
    const gone = await embeddingServer();
    await gone.close();
    expect(await embedder({ baseUrl: gone.baseUrl }).embed(texts, live)).toMatchObject({
      error: { code: 'embedder/unavailable' },
    });
  });
});
