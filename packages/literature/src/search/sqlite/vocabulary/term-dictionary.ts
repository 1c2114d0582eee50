import { ITEM_BREAK } from '../../core/article-words.ts';

/** Letters of a term that sorting looks at first, seven bits each; with more of them a number would not fit beside them. */
const LETTERS_SORTED_BY = 4;
const ROOM_FOR_A_LETTER = 128;
const ROOM_BESIDE_LETTERS = 2 ** 25;
/** What letters count as in that order: Latin ones and what items begin with as themselves, the others all alike. */
const LAST_LATIN = 122;
const BEFORE_ITEMS = 123;
const ITEMS = 124;
const BEHIND_ITEMS = 125;
const ITEM_LETTER = ITEM_BREAK.charCodeAt(0);

const SMALLEST_TABLE = 16_384;
/** Letters of terms lie one behind the other; a term of the text takes six on average. */
const LETTERS_A_TERM = 8;

/** Capital letters as small ones, all other code units below 128 as they are. */
const SMALL = Uint8Array.from({ length: 128 }, (_, unit) => (unit > 64 && unit < 91 ? unit + 32 : unit));

/**
 * Gives every term a number, counting from 0. A term that is known already is found by the letters of the text it
 * stands in, without a string of its own being made: most words of an import are.
 */
export class TermDictionary {
  readonly #terms: string[] = [];
  #hashes = new Int32Array(SMALLEST_TABLE);
  /** Where the letters of each term begin, and behind the last one where they end. */
  #starts = new Int32Array(SMALLEST_TABLE + 1);
  #letters = new Uint16Array(SMALLEST_TABLE * LETTERS_A_TERM);
  /** Numbers of terms plus one, at the place of their hash or, where that is taken, behind it. */
  #table = new Int32Array(SMALLEST_TABLE * 2);

  /** How many terms have a number. */
  get size(): number {
    return this.#terms.length;
  }

  term(number: number): string {
    return this.#terms[number] ?? '';
  }

  /** The number of a term, given out at first sight. */
  number(term: string): number {
    let hash = 0;
    for (let at = 0; at < term.length; at += 1) hash = mixed(hash, term.charCodeAt(at));
    for (let place = this.#place(hash); ; place = this.#next(place)) {
      const held = (this.#table[place] ?? 0) - 1;
      if (held < 0) return this.#add(term, hash, place);
      if (this.#hashes[held] === hash && this.#terms[held] === term) return held;
    }
  }

  /** `number` for a stretch of Latin letters and digits in lower case. */
  numberIn(text: string, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at += 1) hash = mixed(hash, SMALL[text.charCodeAt(at)] ?? 0);
    for (let place = this.#place(hash); ; place = this.#next(place)) {
      const held = (this.#table[place] ?? 0) - 1;
      if (held < 0) return this.#add(text.slice(start, end).toLowerCase(), hash, place);
      if (this.#hashes[held] === hash && this.#isWritten(held, text, start, end)) return held;
    }
  }

  /** Some terms, by number, in the order of their letters. */
  inOrder(numbers: readonly number[]): number[] {
    // Most terms differ in their first letters, and numbers are sorted many times as fast as strings.
    const keys = Float64Array.from(
      numbers,
      (number) => this.#firstLetters(number) * ROOM_BESIDE_LETTERS + number,
    ).sort();
    const sorted = Array.from(keys, (key) => key % ROOM_BESIDE_LETTERS);
    const lettersAt = (place: number) => Math.floor((keys[place] ?? 0) / ROOM_BESIDE_LETTERS);
    for (let start = 0, end = 0; start < sorted.length; start = end) {
      const letters = lettersAt(start);
      for (end = start + 1; end < sorted.length && lettersAt(end) === letters;) end += 1;
      if (end - start > 1) this.#sortByTerm(sorted, start, end);
    }
    return sorted;
  }

  /** A number whose order is that of the first letters, up to one that others count alike with. */
  #firstLetters(number: number): number {
    const start = this.#starts[number] ?? 0;
    const end = this.#starts[number + 1] ?? 0;
    let letters = 0;
    let isTold = true;
    for (let at = start; at < start + LETTERS_SORTED_BY; at += 1) {
      const letter: number = isTold && at < end ? sortedLetter(this.#letters[at] ?? 0) : 0;
      letters = letters * ROOM_FOR_A_LETTER + letter;
      isTold &&= letter !== BEFORE_ITEMS && letter !== BEHIND_ITEMS;
    }
    return letters;
  }

  #sortByTerm(numbers: number[], start: number, end: number): void {
    const byTerm = numbers.slice(start, end).sort((left, right) => (this.term(left) < this.term(right) ? -1 : 1));
    for (let place = start; place < end; place += 1) numbers[place] = byTerm[place - start] ?? 0;
  }

  #isWritten(number: number, text: string, start: number, end: number): boolean {
    const from = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false;
    for (let at = start; at < end; at += 1)
      if (this.#letters[from + at - start] !== SMALL[text.charCodeAt(at)]) return false;
    return true;
  }

  #place(hash: number): number {
    return hash & (this.#table.length - 1);
  }

  #next(place: number): number {
    return (place + 1) & (this.#table.length - 1);
  }

  #add(term: string, hash: number, place: number): number {
    const number = this.#terms.length;
    const start = this.#starts[number] ?? 0;
    this.#terms.push(term);
    this.#hashes = withCapacity(this.#hashes, number);
    this.#starts = withCapacity(this.#starts, number + 1);
    this.#letters = withCapacity(this.#letters, start + term.length);
    this.#hashes[number] = hash;
    for (let at = 0; at < term.length; at += 1) this.#letters[start + at] = term.charCodeAt(at);
    this.#starts[number + 1] = start + term.length;
    this.#table[place] = number + 1;
    if (this.#terms.length * 2 > this.#table.length) this.#widen();
    return number;
  }

  #widen(): void {
    this.#table = new Int32Array(this.#table.length * 2);
    for (let number = 0; number < this.#terms.length; number += 1) {
      let place = this.#place(this.#hashes[number] ?? 0);
      while (this.#table[place] !== 0) place = this.#next(place);
      this.#table[place] = number + 1;
    }
  }
}

function sortedLetter(unit: number): number {
  if (unit <= LAST_LATIN) return unit;
  if (unit === ITEM_LETTER) return ITEMS;
  return unit < ITEM_LETTER ? BEFORE_ITEMS : BEHIND_ITEMS;
}

function mixed(hash: number, unit: number): number {
  const mixedIn = Math.imul(hash ^ unit, 0x5bd1e995);
  return mixedIn ^ (mixedIn >>> 15);
}

/** The numbers, or twice as many of them where `index` is beyond their end. */
export function withCapacity<Numbers extends Int32Array | Uint16Array | Uint8Array>(
  numbers: Numbers,
  index: number,
): Numbers;
export function withCapacity(
  numbers: Int32Array | Uint16Array | Uint8Array,
  index: number,
): Int32Array | Uint16Array | Uint8Array {
  if (index < numbers.length) return numbers;
  const length = Math.max(numbers.length * 2, index + 1);
  if (numbers instanceof Int32Array) return grown(new Int32Array(length), numbers);
  return numbers instanceof Uint16Array
    ? grown(new Uint16Array(length), numbers)
    : grown(new Uint8Array(length), numbers);
}

function grown<Numbers extends Int32Array | Uint16Array | Uint8Array>(room: Numbers, numbers: Numbers): Numbers {
  room.set(numbers);
  return room;
}
