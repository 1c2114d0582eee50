import type { Article } from '@footnote/domain';
import { splitSentences } from '@footnote/domain/core';
import { createHash } from 'node:crypto';
import { cachedStem } from '../text/stem-cache.ts';
import { tokenise } from '../text/tokenise.ts';

/** The texts of an article, as vectors are learnt from them. */
export interface TrainingArticle extends Pick<Article, 'pmid' | 'title'> {
  /** Sections of its abstract. */
  sections: readonly string[];
}

/** Words of an article by their numbers: its title first, then the sentences of its abstract. */
export interface TrainingText {
  words: Uint32Array;
  /** Where each sentence ends among the words; the first is the title, which may be empty. */
  ends: readonly number[];
}

export interface TrainingTexts {
  /** The most frequent first; numbers in the texts count them. */
  words: readonly string[];
  /** How telling each word is, by the number of texts that have it. */
  rarity: Float32Array;
  texts: readonly TrainingText[];
  /** Tells collections apart: the same articles with the same words have the same. */
  digest: string;
}

/** Words of fewer articles are found by their letters alone. */
const FEWEST_ARTICLES = 2;
/** A row of numbers each is kept in memory. */
const MAX_WORDS = 60_000;

/** Collects what vectors are learnt from, article by article. */
export class TextCollector {
  readonly #numbers = new Map<string, number>();
  readonly #articles: number[] = [];
  readonly #texts: TrainingText[] = [];
  readonly #digest = createHash('sha256');

  get size(): number {
    return this.#texts.length;
  }

  add({ pmid, title, sections }: TrainingArticle): void {
    const sentences = sections.flatMap((section) => splitSentences(section).map(({ text }) => text));
    const words: number[] = [];
    const ends = [title, ...sentences].map((text) => {
      for (const { word } of tokenise(text)) words.push(this.#numberOf(cachedStem(word)));
      return words.length;
    });
    for (const number of new Set(words)) this.#articles[number] = (this.#articles[number] ?? 0) + 1;
    this.#texts.push({ words: Uint32Array.from(words), ends });
    this.#digest.update(`${pmid}\n${title}\n${sections.join('\n')}\n`);
  }

  #numberOf(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    this.#numbers.set(stem, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** The texts in numbers of the words that are kept; the others are left out of them. */
  finish(): TrainingTexts {
    const articlesWith = (number: number) => this.#articles[number] ?? 0;
    const kept = [...this.#numbers]
      .filter(([, number]) => articlesWith(number) >= FEWEST_ARTICLES)
      .toSorted(([left, one], [right, other]) => articlesWith(other) - articlesWith(one) || (left < right ? -1 : 1))
      .slice(0, MAX_WORDS);
    const numbers = new Map(kept.map(([, before], now) => [before, now]));
    return {
      words: kept.map(([word]) => word),
      rarity: Float32Array.from(kept, ([, number]) => rarityOf(articlesWith(number), this.size)),
      texts: this.#texts.map((text) => renumbered(text, numbers)),
      digest: this.#digest.digest('hex'),
    };
  }
}

function rarityOf(having: number, articles: number): number {
  return Math.log(1 + (articles - having + 0.5) / (having + 0.5));
}

function renumbered({ words, ends }: TrainingText, numbers: ReadonlyMap<number, number>): TrainingText {
  const kept: number[] = [];
  let from = 0;
  const now = ends.map((end) => {
    for (; from < end; from += 1) {
      const number = numbers.get(words[from] ?? 0);
      if (number !== undefined) kept.push(number);
    }
    return kept.length;
  });
  return { words: Uint32Array.from(kept), ends: now };
}
