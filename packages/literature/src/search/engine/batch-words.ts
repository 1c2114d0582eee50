import { ITEM_BREAK, type ArticleWords } from './article-words.ts';
import { FIELD_WEIGHTS, MOST_COUNTED } from './bm25.ts';
import { MaskWriter } from './mask-bytes.ts';
import { PositionWriter, type PositionChunk } from './position-bytes.ts';
import { PostingWriter } from './posting-bytes.ts';
import { isSpellable } from './spelling-words.ts';
import { cachedStem } from './stem-cache.ts';
import { BREAK, stemBits } from './stem-sequence.ts';
import { TERM_KINDS, type TermKind, type TermPart } from './term-block.ts';
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

/** A stem of the batch with its count in the article at hand. */
interface BatchStem {
  bits: number;
  count: number;
  postings: PostingWriter;
}

/** A word of the batch with what is known of it in the article at hand. */
interface BatchWord {
  word: string;
  document: number;
  mask: number;
  isRanked: boolean;
  isSpellable: boolean;
  masks: MaskWriter;
  /** Null for a whole item, which has no place. */
  positions: PositionWriter | null;
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
  readonly #changes: WordChanges;
  /** What the article at hand contains. */
  #document = 0;
  #held: BatchWord[] = [];
  #heldStems: BatchStem[] = [];

  /** Adds to `changes` how many more articles contain each word that can be spelled wrong. */
  constructor(changes: WordChanges) {
    this.#changes = changes;
  }

  /** Adds an article; documents ascend. */
  add(document: number, words: ArticleWords): { length: number; sequence: Uint16Array } {
    this.#document = document;
    const sequences: number[][] = FIELD_WEIGHTS.map(() => []);
    let length = 0;
    for (const { field, bit, mask, weight, rankPlace } of FIELDS) {
      const { words: inOrder, joined, items } = words[field];
      const sequence = sequences[rankPlace];
      for (let position = 0; position < inOrder.length; position += 1) {
        const word = inOrder[position] ?? '';
        if (word === ITEM_BREAK) {
          sequence?.push(BREAK);
          continue;
        }
        const held = this.#take(word, mask);
        held.positions?.add(bit, position);
        if (sequence !== undefined) sequence.push(this.#rank(held, weight).bits);
        length += weight;
      }
      for (const word of joined) {
        const held = this.#take(word, mask);
        if (weight > 0) this.#rank(held, weight);
      }
      for (const item of items) this.#take(item, mask);
      sequence?.push(BREAK);
    }
    this.#close();
    return { length, sequence: Uint16Array.from(sequences.flat()) };
  }

  #take(word: string, mask: number): BatchWord {
    let held = this.#words.get(word);
    if (held === undefined) {
      const positions = word.startsWith(ITEM_BREAK) ? null : new PositionWriter();
      held = {
        word,
        document: 0,
        mask: 0,
        isRanked: false,
        isSpellable: false,
        masks: new MaskWriter(),
        positions,
        stem: null,
      };
      this.#words.set(word, held);
    }
    if (held.document !== this.#document) {
      held.document = this.#document;
      held.positions?.open();
      this.#held.push(held);
    }
    held.mask |= mask;
    return held;
  }

  #rank(held: BatchWord, weight: number): BatchStem {
    if (held.stem === null) {
      held.stem = this.#stemOf(held.word);
      held.isSpellable = isSpellable(held.word);
    }
    const { stem } = held;
    held.isRanked = true;
    if (stem.count === 0) this.#heldStems.push(stem);
    stem.count = Math.min(MOST_COUNTED, stem.count + weight);
    return stem;
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
  #close(): void {
    for (const held of this.#held) {
      held.masks.add(this.#document, held.mask);
      held.positions?.close();
      if (held.isRanked && held.isSpellable) this.#changes.set(held.word, (this.#changes.get(held.word) ?? 0) + 1);
      held.mask = 0;
      held.isRanked = false;
    }
    for (const stem of this.#heldStems) {
      stem.postings.add(this.#document, stem.count);
      stem.count = 0;
    }
    this.#held = [];
    this.#heldStems = [];
  }

  get isEmpty(): boolean {
    return this.#words.size === 0;
  }

  /** The postings of all terms of a kind, each made when it is asked for. */
  parts(kind: TermKind): ReadonlyMap<string, () => TermPart> {
    if (kind === TERM_KINDS.stem)
      return new Map(Array.from(this.#stems, ([stem, { postings }]) => [stem, () => termPart(postings, [])]));
    return new Map(
      Array.from(this.#words, ([word, { masks, positions }]) => [
        word,
        () => termPart(masks, positions?.chunks() ?? []),
      ]),
    );
  }
}

function termPart(writer: PostingWriter | MaskWriter, positions: readonly PositionChunk[]): TermPart {
  return { documents: writer.size, span: writer.span, bytes: writer.bytes(), positions };
}
