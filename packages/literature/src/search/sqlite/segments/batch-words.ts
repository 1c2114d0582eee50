import type { Article } from '@footnote/domain';
import { articleFields, ITEM_BREAK, type ArticleWords } from '../../core/article-words.ts';
import { FIELD_WEIGHTS, MAX_COUNTED, RANKED_FIELDS } from '../../core/bm25.ts';
import type { BlockWriter } from './block-writer.ts';
import type { WordIdReader } from '../vocabulary/word-id-reader.ts';
import { fieldOfOccurrence, occurrenceAt, occurrenceIn, writeOccurrence } from '../postings/position-codec.ts';
import { RecordChains } from '../postings/record-chains.ts';
import { BREAK } from '../../core/forward-index.ts';
import { TERM_KINDS, type TermKind } from '../vocabulary/term-block.ts';
import { fieldMask, FIELDS_BY_BIT } from '../../core/word-masks.ts';
import type { WordChanges } from '../vocabulary/word-vocabulary.ts';

const WEIGHTS = new Map(FIELD_WEIGHTS);
const FIELDS = FIELDS_BY_BIT.map((field, bit) => ({ field, bit, weight: WEIGHTS.get(field) ?? 0 }));
const RANKED = fieldMask(RANKED_FIELDS);

/**
 * The words of a batch of articles: one look at each word of an article gives its postings, its places, those of its
 * stem, the article's length and its sequence of stems, as `wordMasks` and `stemCounts` tell them one by one.
 */
export class BatchWords {
  readonly #words: WordIdReader;
  /** By word a record for each place it stands in, and for each field it stands in joined or as an item. */
  readonly #occurrences = new RecordChains();
  /** By stem a record for each article that contains it: how often. */
  readonly #counts = new RecordChains();

  constructor(words: WordIdReader) {
    this.#words = words;
  }

  /** Adds an article; documents ascend. */
  add(document: number, article: Article): { length: number; sequence: Uint16Array } {
    const words = articleFields(article, this.#words);
    let length = 0;
    for (const { field, bit, weight } of FIELDS) {
      const { words: inOrder, joined, items } = words[field];
      for (let position = 0; position < inOrder.length; position += 1) {
        const word = inOrder[position] ?? this.#words.break;
        if (word === this.#words.break) continue;
        this.#occurrences.add(word, document, occurrenceAt(bit, position));
        if (weight > 0) this.#count(word, document, weight);
        length += weight;
      }
      for (const word of joined) {
        this.#occurrences.add(word, document, occurrenceIn(bit));
        if (weight > 0) this.#count(word, document, weight);
      }
      for (const item of items) this.#occurrences.add(item, document, occurrenceIn(bit));
    }
    return { length, sequence: this.#sequence(words) };
  }

  #count(word: number, document: number, weight: number): void {
    const stem = this.#words.stemOf(word);
    const counted = this.#counts.lastOf(stem, document);
    if (counted === 0) this.#counts.add(stem, document, weight);
    else this.#counts.setLast(stem, Math.min(MAX_COUNTED, counted + weight));
  }

  #sequence(words: ArticleWords<number>): Uint16Array {
    const fields = RANKED_FIELDS.map((field) => words[field].words);
    const sequence = new Uint16Array(fields.reduce((sum, inOrder) => sum + inOrder.length + 1, 0));
    let size = 0;
    for (const inOrder of fields) {
      for (const word of inOrder) {
        sequence[size] = word === this.#words.break ? BREAK : this.#words.stemHash(word);
        size += 1;
      }
      // A field ends with a break too.
      size += 1;
    }
    return sequence;
  }

  get isEmpty(): boolean {
    return this.#occurrences.used.length === 0;
  }

  /** Adds to `changes` how many more articles contain each word that can be spelled wrong. */
  countInto(changes: WordChanges): void {
    for (const number of this.#occurrences.used) {
      if (!this.#words.isSpellable(number)) continue;
      const articles = this.#rankedArticles(number);
      if (articles === 0) continue;
      const word = this.#words.terms.term(number);
      changes.set(word, (changes.get(word) ?? 0) + articles);
    }
  }

  /** How many articles have a word in a ranked field. */
  #rankedArticles(word: number): number {
    const occurrences = this.#occurrences;
    let articles = 0;
    let last = 0;
    for (let record = occurrences.first(word); record !== 0; record = occurrences.after(record)) {
      const document = occurrences.documentOf(record);
      if (document === last || (fieldOfOccurrence(occurrences.valueOf(record)) & RANKED) === 0) continue;
      articles += 1;
      last = document;
    }
    return articles;
  }

  /** Writes the postings of all terms of a kind. */
  writeTerms(kind: TermKind, writer: BlockWriter): void {
    const { stems, terms } = this.#words;
    if (kind === TERM_KINDS.stem)
      for (const stem of stems.inOrder(this.#counts.used)) this.#writeStem(stems.term(stem), stem, writer);
    else for (const word of terms.inOrder(this.#occurrences.used)) this.#writeWord(terms.term(word), word, writer);
  }

  #writeStem(term: string, stem: number, writer: BlockWriter): void {
    const counts = this.#counts;
    const first = counts.documentOf(counts.first(stem));
    let documents = 0;
    let last = 0;
    for (let record = counts.first(stem); record !== 0; record = counts.after(record)) {
      const document = counts.documentOf(record);
      writer.postings.number(document - last);
      writer.postings.byte(counts.valueOf(record));
      documents += 1;
      last = document;
    }
    writer.end(term, documents, last - first);
  }

  #writeWord(term: string, word: number, writer: BlockWriter): void {
    const occurrences = this.#occurrences;
    const { postings, positions } = writer;
    const hasPlaces = !term.startsWith(ITEM_BREAK);
    const first = occurrences.documentOf(occurrences.first(word));
    let documents = 0;
    let last = 0;
    for (let record = occurrences.first(word); record !== 0;) {
      const document = occurrences.documentOf(record);
      const start = positions.length;
      let mask = 0;
      let before = 0;
      for (; record !== 0 && occurrences.documentOf(record) === document; record = occurrences.after(record)) {
        const occurrence = occurrences.valueOf(record);
        mask |= fieldOfOccurrence(occurrence);
        if (hasPlaces) before = writeOccurrence(positions, occurrence, before);
      }
      postings.number(document - last);
      postings.number(mask);
      if (hasPlaces) positions.prefixLength(start);
      documents += 1;
      last = document;
      writer.mark(documents);
    }
    writer.end(term, documents, last - first);
  }
}
