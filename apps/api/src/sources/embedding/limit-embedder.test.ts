import { describe, expect, it } from 'vitest';
import { ok } from '@footnote/domain';
import { embedderContract } from './embedder.contract.ts';
import { limitEmbedder } from './limit-embedder.ts';
import { wordsEmbedder } from './words-embedder.fixtures.ts';

embedderContract('a limited one', () => ({ embedder: limitEmbedder(wordsEmbedder(), 2) }));

describe('a limited embedder', () => {
  /** Answers when it is told to. */
  function slowEmbedder() {
    const asked: { text: string | undefined; answer: () => void }[] = [];
    const embedder = {
      ...wordsEmbedder(),
      async embed([text]: readonly string[]) {
        const { promise, resolve } = Promise.withResolvers<void>();
        asked.push({ text, answer: resolve });
        await promise;
        return ok([Float32Array.of(1)]);
      },
    };
    return { asked, embedder: limitEmbedder(embedder, 2) };
  }
  const live = new AbortController().signal;
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('asks no more than a few things at once, the others in turn', async () => {
    const { asked, embedder } = slowEmbedder();
    const all = Promise.all(['1', '2', '3', '4'].map((text) => embedder.embed([text], live)));
    await settled();
    expect(asked.map(({ text }) => text)).toEqual(['1', '2']);
    asked[1]?.answer();
    await settled();
    expect(asked.map(({ text }) => text)).toEqual(['1', '2', '3']);
    for (let at = 0; at < 4; at += 1) {
      asked[at]?.answer();
      await settled();
    }
    expect(await all).toHaveLength(4);
  });

  it('forgets who waits no more, and gives their turn to the next', async () => {
    const { asked, embedder } = slowEmbedder();
    const all = Promise.all(['1', '2'].map((text) => embedder.embed([text], live)));
    const leaving = new AbortController();
    const left = embedder.embed(['3'], leaving.signal);
    const last = embedder.embed(['4'], live);
    await settled();
    leaving.abort(new Error('nobody waits'));
    await expect(left).rejects.toThrow('nobody waits');
    asked[0]?.answer();
    await settled();
    expect(asked.map(({ text }) => text)).toEqual(['1', '2', '4']);
    for (const { answer } of asked) answer();
    await Promise.all([all, last]);
  });
});
