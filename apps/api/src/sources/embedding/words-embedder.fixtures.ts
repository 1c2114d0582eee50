import { createHash } from 'node:crypto';
import { ok } from '@footnote/domain';
import type { EmbeddingModel } from '@footnote/literature';
import type { Embedder } from './embedder.ports.ts';

/** Words that mean alike for the models of tests. */
const ALIKE = [
  ['walks', 'walking', 'strolls', 'spaziergänge'],
  ['hypertension', 'pressure', 'blutdruck'],
  ['sugar', 'glucose', 'zucker'],
];

/** A vector that points where the words of a text do, each by its hash; the same for words that mean alike. */
export function vectorOfWords(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  vector[0] = 0.01;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const meant = ALIKE.find((words) => words.includes(word))?.[0] ?? word;
    const hash = createHash('sha256').update(meant).digest();
    const at = hash.readUInt32LE(0) % dimensions;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}

/** The port within this process, for tests. */
export function wordsEmbedder(model: EmbeddingModel = { name: 'words', dimensions: 256 }, batchLimit = 8): Embedder {
  return {
    batchLimit,
    async model(signal) {
      signal.throwIfAborted();
      return Promise.resolve(ok(model));
    },
    async embed(texts, signal) {
      signal.throwIfAborted();
      if (texts.length > batchLimit) throw new RangeError(`At most ${batchLimit} texts are embedded at once.`);
      return Promise.resolve(ok(texts.map((text) => vectorOfWords(text, model.dimensions))));
    },
  };
}
