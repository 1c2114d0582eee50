import { ITEM_BREAK, type ArticleWords } from './article-words.ts';
import { FIELD_WEIGHTS, MOST_COUNTED } from './bm25.ts';
import type { BlockWriter } from './block-writer.ts';
import { fieldOfPlace, placeAt, placeIn, writePlace } from './position-bytes.ts';
import { RecordChains, type Chain } from './record-chains.ts';
import { isSpellable } from './spelling-words.ts';
import { cachedStem } from './stem-cache.ts';
import { BREAK, stemBits } from './stem-sequence.ts';
import { TERM_KINDS, type TermKind } from './term-block.ts';
import { FIELDS_BY_BIT } from './word-masks.ts';
import type { WordChanges } from './word-vocabulary.ts';

const WEIGHTS = new Map(FIELD_WEIGHTS);
const RANK_PLACES = new Map(FIELD_WEIGHTS.map(([field], place) => [field, place]));
const FIELDS = FIELDS_BY_BIT.map((field, bit) => ({
  field,
  bit,
  mask: 1 << bit,
  weight: WEIGHTS.get(field) ?? 0,
  /** Where the field comes in the sequence of stems. */
  rankPlace: RANK_PLACES.get(field) ?? -1,
}));

/** A stem of the batch with a record for each article that contains it: how often. */
interface BatchStem {
  bits: number;
  counts: Chain;
}

/** A word of the batch with a record for each place it stands in, and for each field it stands in joined or as an item. */
interface BatchWord {
  word: string;
  places: Chain;
  /** Articles that have it in a ranked field, and the last of them. */
  articles: number;
  rankedIn: number;
  isSpellable: boolean;
  /** Looked up when the word first stands in a ranked field. */
  stem: BatchStem | null;
}

/**
 * The words of a batch of articles: one look at each word of an article gives its postings, its places, those of its
 * stem, the article's length and its sequence of stems, as `wordMasks` and `stemCounts` tell them one by one.
 */
export class BatchWords {
  readonly #words = new Map<string, BatchWord>();
  readonly #stems = new Map<string, BatchStem>();
  readonly #records = new RecordChains();

  /** Adds an article; documents ascend. */
  add(document: number, words: ArticleWords): { length: number; sequence: Uint16Array } {
    const sequences: number[][] = FIELD_WEIGHTS.map(() => []);
    let length = 0;
    for (const { field, bit, weight, rankPlace } of FIELDS) {
      const { words: inOrder, joined, items } = words[field];
      const sequence = sequences[rankPlace];
      for (let position = 0; position < inOrder.length; position += 1) {
        const word = inOrder[position] ?? '';
        if (word === ITEM_BREAK) {
          sequence?.push(BREAK);
          continue;
        }
        const held = this.#held(word);
        this.#records.add(held.places, document, placeAt(bit, position));
        if (sequence !== undefined) sequence.push(this.#rank(held, document, weight).bits);
        length += weight;
      }
      for (const word of joined) {
        const held = this.#held(word);
        this.#records.add(held.places, document, placeIn(bit));
        if (weight > 0) this.#rank(held, document, weight);
      }
      for (const item of items) this.#records.add(this.#held(item).places, document, placeIn(bit));
      sequence?.push(BREAK);
    }
    return { length, sequence: Uint16Array.from(sequences.flat()) };
  }

  #held(word: string): BatchWord {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const places = this.#records.chain();
    const held = { word, places, articles: 0, rankedIn: 0, isSpellable: false, stem: null };
    this.#words.set(word, held);
    return held;
  }

  #rank(held: BatchWord, document: number, weight: number): BatchStem {
    if (held.stem === null) {
      held.stem = this.#stemOf(held.word);
      held.isSpellable = isSpellable(held.word);
    }
    if (held.rankedIn !== document) {
      held.rankedIn = document;
      held.articles += 1;
    }
    const { counts } = held.stem;
    const counted = this.#records.lastOf(counts, document);
    if (counted === 0) this.#records.add(counts, document, weight);
    else this.#records.setLast(counts, Math.min(MOST_COUNTED, counted + weight));
    return held.stem;
  }

  #stemOf(word: string): BatchStem {
    const stemmed = cachedStem(word);
    const known = this.#stems.get(stemmed);
    if (known !== undefined) return known;
    const stem = { bits: stemBits(stemmed), counts: this.#records.chain() };
    this.#stems.set(stemmed, stem);
    return stem;
  }

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  /** Adds to `changes` how many more articles contain each word that can be spelled wrong. */
  countInto(changes: WordChanges): void {
    for (const { word, articles, isSpellable: counts } of this.#words.values())
      if (counts && articles > 0) changes.set(word, (changes.get(word) ?? 0) + articles);
  }

  /** Writes the postings of all terms of a kind. */
  writeTerms(kind: TermKind, writer: BlockWriter): void {
    const terms = kind === TERM_KINDS.stem ? this.#stems : this.#words;
    for (const term of [...terms.keys()].sort())
      if (kind === TERM_KINDS.stem) this.#writeStem(term, writer);
      else this.#writeWord(term, writer);
  }

  #writeStem(term: string, writer: BlockWriter): void {
    const counts = this.#stems.get(term)?.counts;
    if (counts === undefined) return;
    let [documents, first, last] = [0, 0, 0];
    this.#records.each(counts, (document, count) => {
      writer.postings.number(document - last);
      writer.postings.byte(count);
      if (documents === 0) first = document;
      documents += 1;
      last = document;
    });
    writer.end(term, documents, last - first);
  }

  #writeWord(term: string, writer: BlockWriter): void {
    const places = this.#words.get(term)?.places;
    if (places === undefined) return;
    const { postings, positions } = writer;
    const hasPlaces = !term.startsWith(ITEM_BREAK);
    let [documents, first, last, at] = [0, 0, 0, 0];
    let [mask, record, before] = [0, positions.length, 0];
    const endArticle = () => {
      if (at === 0) return;
      postings.number(at - last);
      postings.number(mask);
      if (hasPlaces) positions.prefixLength(record);
      if (documents === 0) first = at;
      documents += 1;
      last = at;
      writer.mark(documents);
      [mask, record, before] = [0, positions.length, 0];
    };
    this.#records.each(places, (document, place) => {
      if (document !== at) endArticle();
      at = document;
      mask |= fieldOfPlace(place);
      if (hasPlaces) before = writePlace(positions, place, before);
    });
    endArticle();
    writer.end(term, documents, last - first);
  }
}
