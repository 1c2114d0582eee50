import { bitsGivenOut, prefilterMaskOf, type PrefilterMask } from './prefilter-mask.ts';

/** What there is to know of one word. */
export interface KnownWord extends PrefilterMask {
  /** How many words the terms of the lexicon have that begin with it: bit n for n words. */
  readonly lengths: number;
  /** True for an everyday word, a number or a single letter, which name nothing by themselves. */
  readonly isEveryday: boolean;
}

const HYPHEN = 45;
const APOSTROPHE = 39;
const TYPOGRAPHIC_APOSTROPHE = 0x20_19;

function isWordCharacter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return code !== 0xa0 && (code < 0x20_00 || code > 0x22_ff);
}

/** The words of a lower-case text one after the other; hyphens and apostrophes may stand within. */
export class WordScan {
  readonly text: string;
  start = 0;
  end = 0;
  /** A number that equal words share. */
  hash = 0;

  constructor(lower: string) {
    this.text = lower;
  }

  /** Goes on to the next word; false when there is none. */
  next(): boolean {
    const { text } = this;
    const { length } = text;
    let at = this.end;
    while (at < length && !isWordCharacter(text.charCodeAt(at))) at += 1;
    if (at === length) return false;
    this.start = at;
    let hash = 0;
    for (; at < length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isWordCharacter(code)) {
        const joins = code === HYPHEN || code === APOSTROPHE || code === TYPOGRAPHIC_APOSTROPHE;
        if (!joins || !isWordCharacter(text.charCodeAt(at + 1))) break;
      }
      hash = (Math.imul(hash, 31) + code) | 0;
    }
    this.end = at;
    this.hash = hash;
    return true;
  }

  get word(): string {
    return this.text.slice(this.start, this.end);
  }
}

const MAX_REMEMBERED = 100_000;
/** A power of two, of which half stays empty. */
const PLACES = 262_144;
/** Words made to share a place are not looked for, nor kept, further than this. */
const MAX_TRIES = 32;
/** Longer words hardly come again. */
const LONGEST_REMEMBERED = 40;

/**
 * What was found out about words, remembered: texts use the same few thousand again and again. Words are looked up
 * where they stand in their text, as cutting out each and hashing it again would take longer than all that is asked.
 */
export class RememberedWords {
  readonly #find: (word: string) => Omit<KnownWord, keyof PrefilterMask>;
  /** One more than the number of the word that is kept at a place; 0 where none is. */
  readonly #places = new Int32Array(PLACES);
  #words: string[] = [];
  #known: KnownWord[] = [];
  #bits = 0;

  constructor(find: (word: string) => Omit<KnownWord, keyof PrefilterMask>) {
    this.#find = find;
  }

  /** What the word is that the scan stands at. */
  at(scan: WordScan): KnownWord {
    if (this.#bits !== bitsGivenOut()) this.#forget();
    const length = scan.end - scan.start;
    let place = (scan.hash ^ (scan.hash >>> 15)) & (PLACES - 1);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const number = this.#places[place] ?? 0;
      if (number === 0) return this.#remember(scan.word, place);
      const word = this.#words[number - 1];
      const known = this.#known[number - 1];
      if (word?.length === length && known !== undefined && scan.text.startsWith(word, scan.start)) return known;
      place = (place + 1) & (PLACES - 1);
    }
    return this.#read(scan.word);
  }

  #read(word: string): KnownWord {
    return { ...prefilterMaskOf(word), ...this.#find(word) };
  }

  #remember(word: string, place: number): KnownWord {
    const known = this.#read(word);
    if (word.length > LONGEST_REMEMBERED) return known;
    if (this.#words.length >= MAX_REMEMBERED) this.#forget();
    // A copy, as a part of a text would keep the whole of it in memory.
    this.#words.push(Buffer.from(word, 'utf16le').toString('utf16le'));
    this.#known.push(known);
    this.#places[place] = this.#words.length;
    return known;
  }

  #forget(): void {
    this.#places.fill(0);
    this.#words = [];
    this.#known = [];
    this.#bits = bitsGivenOut();
  }
}
