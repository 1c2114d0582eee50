import { DocumentSet } from './document-set.ts';

/** Documents kept, at 4 bytes each. */
const MOST_KEPT = 8_000_000;

/** In which articles words stand in a row or near each other: the parts of a strategy are counted one by one, and its pages and orders are looked at in turn. */
export class TextResults {
  readonly #kept = new Map<string, Uint32Array>();
  #documents = 0;

  /** A set of its own for the caller; null where it is not in memory. */
  kept(key: string, highest: number): DocumentSet | null {
    const kept = this.#kept.get(key);
    if (kept === undefined) return null;
    this.keep(key, kept);
    return DocumentSet.of(highest, kept);
  }

  keep(key: string, found: Uint32Array): void {
    if (this.#kept.delete(key)) this.#documents -= found.length;
    this.#kept.set(key, found);
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
