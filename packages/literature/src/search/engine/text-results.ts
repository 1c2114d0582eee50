import { DocumentSet } from './document-set.ts';

/** Documents kept, at 4 bytes each. */
const MOST_KEPT = 8_000_000;

/** What FTS5 found lately: the parts of a strategy are counted one by one, and its pages and orders are looked at in turn. */
export class TextResults {
  readonly #kept = new Map<string, Uint32Array>();
  #documents = 0;

  /** A set of its own for the caller, taken from memory or from `find`. */
  documents(expression: string, highest: number, find: () => Iterable<number>): DocumentSet {
    const kept = this.#kept.get(expression) ?? Uint32Array.from(find());
    this.#keep(expression, kept);
    return DocumentSet.of(highest, kept);
  }

  #keep(expression: string, found: Uint32Array): void {
    if (this.#kept.delete(expression)) this.#documents -= found.length;
    this.#kept.set(expression, found);
    this.#documents += found.length;
    for (const [oldest, documents] of this.#kept) {
      if (this.#documents <= MOST_KEPT) break;
      this.#kept.delete(oldest);
      this.#documents -= documents.length;
    }
  }

  /** To be called when articles have changed. */
  forget(): void {
    this.#kept.clear();
    this.#documents = 0;
  }
}
