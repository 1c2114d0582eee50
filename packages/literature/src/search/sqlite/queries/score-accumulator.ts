/** Scores of the documents found so far; one ranking at a time uses it, because clearing is cheaper than making it anew. */
export class ScoreAccumulator {
  #scores = new Float64Array(0);
  #documents = new Uint32Array(0);
  #size = 0;

  /** Forgets the last ranking and makes room for documents up to `highest`. */
  begin(highest: number): void {
    for (let index = 0; index < this.#size; index += 1) this.#scores[this.#documents[index] ?? 0] = 0;
    this.#size = 0;
    if (highest < this.#scores.length) return;
    this.#scores = new Float64Array(highest + 1);
    this.#documents = new Uint32Array(highest + 1);
  }

  /** Adds to a document's score; `points` are above 0. */
  add(document: number, points: number): void {
    const before = this.#scores[document] ?? 0;
    if (before === 0) {
      this.#documents[this.#size] = document;
      this.#size += 1;
    }
    this.#scores[document] = before + points;
  }

  of(document: number): number {
    return this.#scores[document] ?? 0;
  }

  /** The documents with a score, in the order they were found; valid until the next ranking. */
  documents(): Uint32Array {
    return this.#documents.subarray(0, this.#size);
  }
}
