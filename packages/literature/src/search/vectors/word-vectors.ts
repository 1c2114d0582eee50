import type { Article, Result } from '@footnote/domain';
import { abstractText, err, ok } from '@footnote/domain/core';
import { cachedStem } from '../text/stem-cache.ts';
import { tokenise } from '../text/tokenise.ts';
import type { RankTerm } from '../query.ts';
import { readVectorFile, writeVectorFile, type LearntHeader, type VectorFileProblem } from './vector-file.ts';
import type { TrainingTexts } from './training-texts.ts';

/** What word vectors were learnt from, and when. */
export type VectorsOrigin = Pick<LearntHeader, 'articles' | 'learntAt'>;

/** Highest absolute value of a stored number. */
const HIGHEST = 127;

/** Vectors of words, by which texts that say the same in other words lie near one another. */
export class WordVectors {
  readonly origin: VectorsOrigin;
  readonly #dimensions: number;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #rows: Int8Array;
  /** By what a row's numbers are multiplied; holds how telling the word is. */
  readonly #scales: Float32Array;

  private constructor(header: LearntHeader, rows: Int8Array, scales: Float32Array) {
    const { articles, learntAt } = header;
    this.origin = { articles, learntAt };
    this.#dimensions = header.dimensions;
    this.#numbers = new Map(header.words.map((word, number) => [word, number]));
    this.#rows = rows;
    this.#scales = scales;
  }

  /** Opens a file that {@link saveWordVectors} wrote. */
  static open(path: string): Result<WordVectors, VectorFileProblem> {
    const file = readVectorFile(path);
    if (!file.ok) return file;
    const { header, payload } = file.value;
    if (header.kind !== 'learnt')
      return err({ code: 'foreign', message: `The file ${path} holds no finished word vectors.` });
    const numbers = header.words.length * header.dimensions;
    const rows = new Int8Array(payload.slice(0, numbers).buffer);
    return ok(new WordVectors(header, rows, new Float32Array(payload.slice(numbers).buffer)));
  }

  /** The vector of what a question is ranked by, of length 1; null where no word of it is known. */
  ofTerms(terms: readonly RankTerm[]): Float32Array | null {
    const weights = new Map<string, number>();
    for (const { text, weight } of terms)
      for (const { word } of tokenise(text)) {
        const stem = cachedStem(word);
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
      }
    return this.#sum(weights);
  }

  /** The vector of an article's title and abstract, of length 1; null where no word of it is known. */
  ofArticle({ title, abstract }: Pick<Article, 'title' | 'abstract'>): Float32Array | null {
    const counts = new Map<string, number>();
    for (const { word } of tokenise(`${title}\n${abstractText(abstract)}`)) {
      const stem = cachedStem(word);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts) counts.set(stem, 1 + Math.log(count));
    return this.#sum(counts);
  }

  #sum(weights: ReadonlyMap<string, number>): Float32Array | null {
    const sum = new Float32Array(this.#dimensions);
    for (const [stem, weight] of weights) {
      const number = this.#numbers.get(stem);
      if (number === undefined) continue;
      const scale = weight * (this.#scales[number] ?? 0);
      const from = number * this.#dimensions;
      for (let index = 0; index < sum.length; index += 1)
        sum[index] = (sum[index] ?? 0) + scale * (this.#rows[from + index] ?? 0);
    }
    const length = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
    return length === 0 ? null : sum.map((value) => value / length);
  }
}

/** How near two vectors of length 1 are, −1 to 1. */
export function likeness(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}

/** Keeps what was learnt: a byte a number, a few hundred bytes a word. */
export function saveWordVectors(
  path: string,
  { texts, words, rarity, digest }: TrainingTexts,
  { vectors, learntAt }: { vectors: Float32Array; learntAt: string },
): void {
  const dimensions = words.length === 0 ? 1 : vectors.length / words.length;
  const rows = new Int8Array(vectors.length);
  const scales = new Float32Array(words.length);
  for (let number = 0; number < words.length; number += 1) {
    const row = vectors.subarray(number * dimensions, (number + 1) * dimensions);
    const scale = row.reduce((most, value) => Math.max(most, Math.abs(value)), Number.MIN_VALUE) / HIGHEST;
    rows.set(
      row.map((value) => Math.round(value / scale)),
      number * dimensions,
    );
    scales[number] = scale * (rarity[number] ?? 0);
  }
  const header: LearntHeader = { kind: 'learnt', dimensions, articles: texts.length, learntAt, digest, words };
  writeVectorFile(path, { header, payload: Buffer.concat([asBytes(rows), asBytes(scales)]) });
}

/** The bytes behind numbers. */
export function asBytes({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
