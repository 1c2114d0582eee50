import { foldWord, LONGEST_WORD } from '../../text/fold-word.ts';
import { scanWords } from '../../text/scan-words.ts';
import { stemWord } from '../../text/stem-word.ts';
import { isLinked, isPossessive, joinedForms } from '../../text/tokenise.ts';
import {
  ITEM_BREAK,
  itemWord,
  remembered,
  type FieldWords,
  type WordReading,
  type WordSequence,
} from '../../core/article-words.ts';
import { isSpellable } from '../../core/spelling-words.ts';
import { stemHash } from '../../core/forward-index.ts';
import { TermDictionary, withCapacity } from './term-dictionary.ts';

/** Beyond this many words it is time to begin anew, so that memory stays bounded. */
const MAX_WORDS = 200_000;

/** Reads texts as the numbers of their words, and knows the stem of each: articles share most of their words. */
export class WordIdReader implements WordReading<number> {
  readonly terms = new TermDictionary();
  readonly stems = new TermDictionary();
  readonly break = this.terms.number(ITEM_BREAK);
  readonly #nothing = this.terms.number('');
  readonly #possessive = this.terms.number('s');
  readonly #known = new Map<string, FieldWords<number>>();
  /** By word the number of its stem plus one; 0 where nobody has asked for it. */
  #stemOf = new Int32Array(1_024);
  /** By word 1 for one whose stem was asked for and that spellings are suggested from. */
  #spellable = new Uint8Array(1_024);
  /** By stem what {@link stemBits} says of it. */
  #bits = new Uint16Array(1_024);

  get isFull(): boolean {
    return this.terms.size > MAX_WORDS;
  }

  /** The number of a word's stem. */
  stemOf(word: number): number {
    const held = this.#stemOf[word] ?? 0;
    if (held > 0) return held - 1;
    const term = this.terms.term(word);
    const stemmed = stemWord(term);
    const stem = this.stems.number(stemmed);
    this.#stemOf = withCapacity(this.#stemOf, word);
    this.#stemOf[word] = stem + 1;
    this.#spellable = withCapacity(this.#spellable, word);
    this.#spellable[word] = isSpellable(term) ? 1 : 0;
    this.#bits = withCapacity(this.#bits, stem);
    this.#bits[stem] = stemHash(stemmed);
    return stem;
  }

  /** Whether spellings are suggested from a word; never from one whose stem nobody has asked for. */
  isSpellable(word: number): boolean {
    return this.#spellable[word] === 1;
  }

  /** A word's stem in 16 bits. */
  stemHash(word: number): number {
    return this.#bits[this.stemOf(word)] ?? 0;
  }

  words(text: string): WordSequence<number> {
    const words: number[] = [];
    const joined: number[] = [];
    let lastEnd = -1;
    let linkedFrom = 0;
    const endGroup = () => {
      if (words.length - linkedFrom > 1) joined.push(...this.#joinedForms(words.slice(linkedFrom)));
      linkedFrom = words.length;
    };
    scanWords(text, (start, end, isPlain) => {
      const word =
        isPlain && end - start <= LONGEST_WORD
          ? this.terms.numberIn(text, start, end)
          : this.terms.number(foldWord(text.slice(start, end)));
      if (word === this.#nothing || (word === this.#possessive && isPossessive(text, lastEnd, start))) return;
      if (!isLinked(text, lastEnd, start)) endGroup();
      words.push(word);
      lastEnd = end;
    });
    endGroup();
    return { words, joined };
  }

  #joinedForms(parts: readonly number[]): number[] {
    return joinedForms(parts.map((part) => this.terms.term(part))).map((form) => this.terms.number(form));
  }

  named(item: string): FieldWords<number> {
    const { words, joined } = this.words(item);
    if (words.length === 0) return { words, joined, items: [] };
    return { words, joined, items: [this.terms.number(itemWord(words.map((word) => this.terms.term(word))))] };
  }

  known(item: string): FieldWords<number> {
    return remembered(this.#known, item, () => this.named(item));
  }
}
