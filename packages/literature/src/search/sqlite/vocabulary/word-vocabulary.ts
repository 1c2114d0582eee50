import { isWithinEdits } from '../../text/edit-distance.ts';
import type { Spelling } from '../../core/query-words.ts';
import type { IndexDatabase } from '../index-database.ts';
import { MAX_SIMILAR_WORDS, byFrequency } from '../../core/spelling-words.ts';
import { asBytes } from '../stored-bytes.ts';

/** Words as written with the number of articles that contain them; changes are counted per word, negative for removals. */
export type WordChanges = Map<string, number>;

/** Words read in one step of warming up; a step takes some ten milliseconds, and searches run between steps. */
const WORDS_A_STEP = 20_000;

/** The vocabulary, kept as one list of changes a segment and summed in memory, step by step or when it is first needed. */
export class WordVocabulary {
  readonly #database: IndexDatabase;
  #words: LoadedWords | null = null;
  /** Reads what is not in memory yet. */
  #rest: Iterator<unknown> | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** Forgets what was read, so that the next question reads the file again. */
  reset(): void {
    this.#words = null;
    this.#rest = null;
  }

  /** True when no question has to wait for the file. */
  get isLoaded(): boolean {
    return this.#words !== null && this.#rest === null;
  }

  /** Reads some of the words ahead of the first question; true while there are more. */
  warm(): boolean {
    if (this.isLoaded) return false;
    const words = (this.#words ??= new LoadedWords());
    this.#rest ??= steps(this.#database.rows('SELECT words, articles FROM vocabulary').map(changesOf), words);
    if (this.#rest.next().done === true) this.#rest = null;
    return this.#rest !== null;
  }

  save(segment: number, changes: WordChanges): void {
    writeLists(this.#database, segment, [listOf(changes)]);
  }

  /** Takes over changes that are committed. */
  apply(changes: WordChanges): void {
    this.#words?.apply(changes);
  }

  articlesWith(word: string): number {
    return this.#loaded().articlesWith(word);
  }

  /** Other words within `edits`, most frequent first, at most 50. */
  similarWords(word: string, edits: 1 | 2): Spelling[] {
    return this.#loaded().similarWords(word, edits);
  }

  #loaded(): LoadedWords {
    while (this.warm());
    return (this.#words ??= new LoadedWords());
  }
}

function* steps(lists: readonly Iterable<[string, number]>[], words: LoadedWords): Generator<undefined> {
  let read = 0;
  for (const list of lists)
    for (const [word, change] of list) {
      words.change(word, change);
      read += 1;
      if (read % WORDS_A_STEP === 0) yield undefined;
    }
}

/** One list at a time word by word, because the longest hold a million. */
function* changesOf(row: Record<string, unknown>): Generator<[string, number]> {
  const words = String(row['words']);
  const articles = new Int32Array(asBytes(row['articles']).slice().buffer);
  for (let start = 0, index = 0; start < words.length; index += 1) {
    const space = words.indexOf(' ', start);
    const end = space < 0 ? words.length : space;
    yield [words.slice(start, end), articles[index] ?? 0];
    start = end + 1;
  }
}

/** The changes that a segment brought, read word by word. */
export function* readChanges(database: IndexDatabase, segment: number): Generator<[string, number]> {
  const row = database.row('SELECT words, articles FROM vocabulary WHERE segment = ?', segment);
  if (row['words'] !== undefined) yield* changesOf(row);
}

/** Changes as they are stored: words with spaces between them, and the change of each. */
export interface WordList {
  words: string;
  articles: Int32Array;
}

/** The changes that are any, as they are stored. */
export function listOf(changes: Iterable<[string, number]>): WordList {
  const changed = [...changes].filter(([, articles]) => articles !== 0);
  return {
    words: changed.map(([word]) => word).join(' '),
    articles: Int32Array.from(changed, ([, articles]) => articles),
  };
}

/** Writes the changes of a segment, given in one or several lists. */
export function writeLists(database: IndexDatabase, segment: number, lists: readonly WordList[]): void {
  const filled = lists.filter(({ articles }) => articles.length > 0);
  if (filled.length === 0) return;
  database.run(
    'INSERT INTO vocabulary (segment, words, articles) VALUES (?, ?, ?)',
    segment,
    filled.map(({ words }) => words).join(' '),
    Buffer.concat(filled.map(({ articles }) => new Uint8Array(articles.buffer))),
  );
}

/** Words of one length side by side with a bitmap of their letters, which rules out most words without comparing them. */
interface Shelf {
  words: string[];
  letters: number[];
}

class LoadedWords {
  readonly #articles = new Map<string, number>();
  readonly #shelves = new Map<number, Shelf>();

  apply(changes: WordChanges): void {
    for (const [word, change] of changes) this.change(word, change);
  }

  change(word: string, change: number): void {
    const before = this.#articles.get(word);
    this.#articles.set(word, (before ?? 0) + change);
    if (before === undefined) this.#shelve(word);
  }

  #shelve(word: string): void {
    const shelf = this.#shelves.get(word.length) ?? { words: [], letters: [] };
    this.#shelves.set(word.length, shelf);
    shelf.words.push(word);
    shelf.letters.push(letterBits(word));
  }

  articlesWith(word: string): number {
    return this.#articles.get(word) ?? 0;
  }

  similarWords(word: string, edits: 1 | 2): Spelling[] {
    const letters = letterBits(word);
    const similar: Spelling[] = [];
    for (let length = word.length - edits; length <= word.length + edits; length += 1) {
      const shelf = this.#shelves.get(length);
      if (shelf === undefined) continue;
      for (let index = 0; index < shelf.words.length; index += 1) {
        // One edit changes at most two letters of the set: one that goes and one that comes.
        if (bitCount(letters ^ (shelf.letters[index] ?? 0)) > 2 * edits) continue;
        const candidate = shelf.words[index] ?? '';
        const articles = this.articlesWith(candidate);
        if (articles > 0 && candidate !== word && isWithinEdits(word, candidate, edits))
          similar.push({ word: candidate, articles });
      }
    }
    return similar.sort(byFrequency).slice(0, MAX_SIMILAR_WORDS);
  }
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
