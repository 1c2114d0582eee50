import { TEXT_FIELDS } from '../query.ts';
import { ITEM_BREAK, type ArticleWords } from './article-words.ts';
import { FIELD_WEIGHTS, MOST_COUNTED } from './bm25.ts';
import { MaskWriter } from './mask-bytes.ts';
import { PostingWriter } from './posting-bytes.ts';
import { isSpellable } from './spelling-words.ts';
import { cachedStem } from './stem-cache.ts';
import { BREAK, stemBits } from './stem-sequence.ts';
import { fieldMask } from './word-masks.ts';
import type { WordChanges } from './word-vocabulary.ts';

const WEIGHTS = new Map(FIELD_WEIGHTS);
const FIELDS = TEXT_FIELDS.map((field) => ({ field, mask: fieldMask([field]), weight: WEIGHTS.get(field) ?? 0 }));

/** A stem of the batch with its count in the article at hand. */
interface BatchStem {
  bits: number;
  count: number;
  postings: PostingWriter;
}

/** A word of the batch with what is known of it in the article at hand. */
interface BatchWord {
  mask: number;
  isRanked: boolean;
  isSpellable: boolean;
  masks: MaskWriter;
  /** Looked up when the word first stands in a ranked field. */
  stem: BatchStem | null;
}

/**
 * The words of a batch of articles: one look at each word of an article gives its postings, those of its stem, the
 * article's length and its sequence of stems, as `wordMasks` and `stemCounts` tell them one by one.
 */
export class BatchWords {
  readonly #words = new Map<string, BatchWord>();
  readonly #stems = new Map<string, BatchStem>();
  readonly #changes: WordChanges;

  /** Adds to `changes` how many more articles contain each word that can be spelled wrong. */
  constructor(changes: WordChanges) {
    this.#changes = changes;
  }

  /** Adds an article; documents ascend. */
  add(document: number, words: ArticleWords): { length: number; sequence: Uint16Array } {
    const found = new Map<string, BatchWord>();
    const stems = new Set<BatchStem>();
    const sequence: number[] = [];
    let length = 0;
    for (const { field, mask, weight } of FIELDS) {
      const { words: inOrder, joined, items } = words[field];
      for (const word of inOrder) {
        if (word === ITEM_BREAK) continue;
        const held = this.#take(word, mask, found);
        if (weight > 0) this.#rank(word, held, { weight, stems });
        length += weight;
      }
      for (const word of joined) {
        const held = this.#take(word, mask, found);
        if (weight > 0) this.#rank(word, held, { weight, stems });
      }
      for (const item of items) this.#take(item, mask, found);
    }
    for (const [field] of FIELD_WEIGHTS) {
      for (const word of words[field].words)
        sequence.push(word === ITEM_BREAK ? BREAK : (found.get(word)?.stem?.bits ?? BREAK));
      sequence.push(BREAK);
    }
    this.#close(document, found, stems);
    return { length, sequence: Uint16Array.from(sequence) };
  }

  #take(word: string, mask: number, found: Map<string, BatchWord>): BatchWord {
    let held = found.get(word);
    if (held === undefined) {
      held = this.#words.get(word);
      if (held === undefined) {
        held = { mask: 0, isRanked: false, isSpellable: false, masks: new MaskWriter(), stem: null };
        this.#words.set(word, held);
      }
      found.set(word, held);
    }
    held.mask |= mask;
    return held;
  }

  #rank(word: string, held: BatchWord, { weight, stems }: { weight: number; stems: Set<BatchStem> }): void {
    if (held.stem === null) {
      held.stem = this.#stemOf(word);
      held.isSpellable = isSpellable(word);
    }
    const { stem } = held;
    held.isRanked = true;
    stem.count = Math.min(MOST_COUNTED, stem.count + weight);
    stems.add(stem);
  }

  #stemOf(word: string): BatchStem {
    const stemmed = cachedStem(word);
    const known = this.#stems.get(stemmed);
    if (known !== undefined) return known;
    const stem = { bits: stemBits(stemmed), count: 0, postings: new PostingWriter() };
    this.#stems.set(stemmed, stem);
    return stem;
  }

  /** Writes what was counted for the article and makes ready for the next. */
  #close(document: number, found: ReadonlyMap<string, BatchWord>, stems: ReadonlySet<BatchStem>): void {
    for (const [word, held] of found) {
      held.masks.add(document, held.mask);
      if (held.isRanked && held.isSpellable) this.#changes.set(word, (this.#changes.get(word) ?? 0) + 1);
      held.mask = 0;
      held.isRanked = false;
    }
    for (const stem of stems) {
      stem.postings.add(document, stem.count);
      stem.count = 0;
    }
  }

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  /** Postings by stem. */
  postings(): ReadonlyMap<string, PostingWriter> {
    return new Map(Array.from(this.#stems, ([stem, { postings }]) => [stem, postings]));
  }

  /** Fields by word. */
  masks(): ReadonlyMap<string, MaskWriter> {
    return new Map(Array.from(this.#words, ([word, { masks }]) => [word, masks]));
  }
}
