import { err } from '@footnote/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMBEDDER_ERRORS } from './embedder.errors.ts';
import type { Embedder } from './embedder.ports.ts';
import { questionEmbeddings } from './question-embeddings.ts';
import { wordsEmbedder } from './words-embedder.fixtures.ts';

const live = new AbortController().signal;
const SOURCES = ['empty', 'held'];

describe('questions that are embedded', () => {
  let asked: string[];
  let errors: unknown[];
  let now: number;
  beforeEach(() => {
    [asked, errors, now] = [[], [], 0];
  });
  const opened = (change: Partial<Embedder> = {}, patience?: number) => {
    const words = wordsEmbedder();
    return questionEmbeddings({
      embedder: {
        ...words,
        embed(texts, signal) {
          asked.push(...texts);
          return change.embed === undefined ? words.embed(texts, signal) : change.embed(texts, signal);
        },
        ...(change.model === undefined ? {} : { model: change.model }),
      },
      embeddings: { has: (sourceId) => Promise.resolve(sourceId === 'held') },
      now: () => now,
      onError: (error) => errors.push(error),
      ...(patience === undefined ? {} : { patience }),
    });
  };

  it('are asked for once, whoever asks meanwhile and afterwards', async () => {
    const questions = opened();
    const ask = () => questions.embed({ question: 'Do walks help?', sources: SOURCES }, live);
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(first).toMatchObject({ model: { name: 'words', dimensions: 256 } });
    expect(second).toBe(first);
    expect(await ask()).toBe(first);
    expect(asked).toEqual(['Do walks help?']);
  });

  it('forget the oldest of many', async () => {
    const questions = opened();
    for (let at = 0; at < 101; at += 1) await questions.embed({ question: `Q${at}`, sources: SOURCES }, live);
    await questions.embed({ question: 'Q100', sources: SOURCES }, live);
    expect(asked).toHaveLength(101);
    await questions.embed({ question: 'Q0', sources: SOURCES }, live);
    expect(asked).toHaveLength(102);
  });

  it('are told to nobody where no source has a vector to compare with, or nothing is asked', async () => {
    const questions = opened();
    expect(await questions.embed({ question: 'Do walks help?', sources: ['empty'] }, live)).toBeNull();
    expect(await questions.embed({ question: 'Do walks help?', sources: [] }, live)).toBeNull();
    expect(await questions.embed({ question: ' \n', sources: SOURCES }, live)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('go without for a while after a failure, of which is told', async () => {
    let fails = true;
    const words = wordsEmbedder();
    const questions = opened({
      embed: (texts, signal) =>
        fails ? Promise.resolve(err(EMBEDDER_ERRORS.error('embedder/unavailable'))) : words.embed(texts, signal),
    });
    const ask = () => questions.embed({ question: 'Do walks help?', sources: SOURCES }, live);
    expect(await ask()).toBeNull();
    expect(errors).toMatchObject([{ message: 'The embedding model cannot be reached.' }]);
    fails = false;
    now = 29_999;
    expect(await ask()).toBeNull();
    expect(asked).toHaveLength(1);
    now = 30_000;
    expect(await ask()).not.toBeNull();
  });

  it.each(['embedder/refused-text', 'embedder/bad-response'] as const)(
    'go without where one ends in %s, which is not asked again and keeps no other from it',
    async (code) => {
      const words = wordsEmbedder();
      const questions = opened({
        embed: (texts, signal) =>
          texts[0] === 'strange' ? Promise.resolve(err(EMBEDDER_ERRORS.error(code))) : words.embed(texts, signal),
      });
      const ask = (question: string) => questions.embed({ question, sources: SOURCES }, live);
      expect([await ask('strange'), await ask('strange')]).toEqual([null, null]);
      expect(await ask('Do walks help?')).not.toBeNull();
      expect(asked).toEqual(['strange', 'Do walks help?']);
      expect(errors).toHaveLength(1);
    },
  );

  it('that are known are answered while others go without', async () => {
    let fails = false;
    const words = wordsEmbedder();
    const questions = opened({
      embed: (texts, signal) =>
        fails ? Promise.resolve(err(EMBEDDER_ERRORS.error('embedder/unavailable'))) : words.embed(texts, signal),
    });
    const ask = (question: string) => questions.embed({ question, sources: SOURCES }, live);
    const first = await ask('Do walks help?');
    fails = true;
    expect(await ask('Does zinc help?')).toBeNull();
    expect(await ask('Do walks help?')).toBe(first);
    expect(await ask('Does rest help?')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('look into one source after the other, and into none behind the first that has vectors', async () => {
    const looked: string[] = [];
    const questions = questionEmbeddings({
      embedder: wordsEmbedder(),
      embeddings: {
        has: (sourceId) => {
          looked.push(sourceId);
          return Promise.resolve(sourceId === 'held');
        },
      },
      now: () => now,
      onError: (error) => errors.push(error),
    });
    const sources = ['empty', 'held', 'behind'];
    expect(await questions.embed({ question: 'Do walks help?', sources }, live)).not.toBeNull();
    expect(looked).toEqual(['empty', 'held']);
  });

  it.each(['embed', 'model'] as const)('wait for no %s that takes long', async (method) => {
    const late = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const slow = method === 'embed' ? { embed: (_: unknown, signal: AbortSignal) => late(signal) } : { model: late };
    expect(await opened(slow, 20).embed({ question: 'Do walks help?', sources: SOURCES }, live)).toBeNull();
    expect(errors).toMatchObject([{ name: 'TimeoutError' }]);
  });

  it('reject when nobody waits, without stopping what others wait for', async () => {
    const answer = Promise.withResolvers<void>();
    const words = wordsEmbedder();
    const questions = opened({
      async embed(texts, signal) {
        await answer.promise;
        return words.embed(texts, signal);
      },
    });
    const leaving = new AbortController();
    const asking = { question: 'Do walks help?', sources: SOURCES };
    const [left, stays] = [questions.embed(asking, leaving.signal), questions.embed(asking, live)];
    leaving.abort(new Error('nobody waits'));
    answer.resolve();
    await expect(left).rejects.toThrow('nobody waits');
    expect(await stays).not.toBeNull();
    await expect(questions.embed(asking, leaving.signal)).rejects.toThrow('nobody waits');
    expect(await questions.embed(asking, live)).not.toBeNull();
  });
});
