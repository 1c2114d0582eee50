import { afterEach, describe, expect, it } from 'vitest';
import type { Embedder } from './embedder.ports.ts';

export interface OpenedEmbedder {
  embedder: Embedder;
  close?: () => Promise<void>;
}

const live = () => new AbortController().signal;

/** What every adapter of {@link Embedder} does. */
export function embedderContract(name: string, open: () => OpenedEmbedder | Promise<OpenedEmbedder>): void {
  describe(`${name}: an embedder`, () => {
    const opened: OpenedEmbedder[] = [];
    afterEach(async () => {
      for (const { close } of opened.splice(0)) await close?.();
    });
    const embedder = async () => {
      const one = await open();
      opened.push(one);
      return one.embedder;
    };
    const embedded = async (given: Embedder, texts: readonly string[]) => {
      const vectors = await given.embed(texts, live());
      if (!vectors.ok) throw new Error(vectors.error.code);
      return vectors.value;
    };

    it('gives each text a vector of the model’s dimensions, in their order', async () => {
      const one = await embedder();
      const model = await one.model(live());
      if (!model.ok) throw new Error(model.error.code);
      expect(model.value.name).not.toBe('');
      const texts = ['Daily walks lowered blood pressure.', 'Aspirin', 'Tägliche Spaziergänge', '血圧'];
      const vectors = await embedded(one, texts);
      expect(vectors.map(({ length }) => length)).toEqual(texts.map(() => model.value.dimensions));
      for (const [at, text] of texts.entries()) {
        const [alone] = await embedded(one, [text]);
        expect(cosine(alone, vectors[at])).toBeGreaterThan(0.999);
        const others = vectors.filter((_, other) => other !== at).map((vector) => cosine(alone, vector));
        expect(Math.max(...others)).toBeLessThan(0.999);
      }
    });

    it('embeds as many as it says, none, and no more', async () => {
      const one = await embedder();
      const texts = Array.from({ length: one.batchLimit }, (_, at) => `Ward ${at}`);
      expect(await embedded(one, texts)).toHaveLength(texts.length);
      expect(await embedded(one, [])).toEqual([]);
      await expect(one.embed([...texts, 'one more'], live())).rejects.toThrow(RangeError);
    });

    it.each(['', ' ', '\u0000', '\ud800', '🩺', '"}],"input":["', '<script>', '\u202eabc', 'x'.repeat(2_000)])(
      'embeds %j, or says that it is refused',
      async (text) => {
        const vectors = await (await embedder()).embed([text], live());
        const ended = vectors.ok ? vectors.value[0]?.every((number) => Number.isFinite(number)) : vectors.error.code;
        expect([true, 'embedder/refused-text']).toContain(ended);
      },
    );

    it('rejects with the reason of a signal that is aborted', async () => {
      const one = await embedder();
      const signal = AbortSignal.abort(new Error('nobody waits'));
      await expect(one.embed(['Aspirin'], signal)).rejects.toThrow('nobody waits');
      await expect(one.model(signal)).rejects.toThrow('nobody waits');
    });

    it('answers several at once', async () => {
      const one = await embedder();
      const all = await Promise.all(Array.from({ length: 12 }, (_, at) => embedded(one, [`Ward ${at}`, 'Aspirin'])));
      for (const [, aspirin] of all) expect(cosine(aspirin, all[0]?.[1])).toBeGreaterThan(0.999);
    });
  });
}

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (one === undefined || other === undefined) throw new Error('A vector is missing.');
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}
