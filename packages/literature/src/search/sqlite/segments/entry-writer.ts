import { ByteSink } from '../postings/byte-sink.ts';

/**
 * Writes ascending documents, each as its distance from the one before (the first from 0) and what the term is there:
 * the weighted count of a stem as one byte, the mask of a word as a variable-length integer.
 */
export class EntryWriter {
  readonly #sink = new ByteSink();
  readonly #holds: 'counts' | 'masks';
  #first = 0;
  #last = 0;
  #size = 0;

  constructor(holds: 'counts' | 'masks') {
    this.#holds = holds;
  }

  get size(): number {
    return this.#size;
  }

  /** From the first document to the last. */
  get span(): number {
    return this.#last - this.#first;
  }

  add(document: number, value: number): void {
    if (this.#size === 0) this.#first = document;
    this.#sink.number(document - this.#last);
    if (this.#holds === 'counts') this.#sink.byte(value);
    else this.#sink.number(value);
    this.#last = document;
    this.#size += 1;
  }

  bytes(): Uint8Array {
    return this.#sink.bytes();
  }
}
