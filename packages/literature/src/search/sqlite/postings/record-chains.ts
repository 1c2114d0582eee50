import { withCapacity } from '../vocabulary/term-dictionary.ts';

/** Numbers of a record: the next one of its chain, a document and a value. */
const NUMBERS_A_RECORD = 3;

/**
 * Chains of records by number, all in one array: an import makes so many that objects of their own would cost more than
 * their content.
 */
export class RecordChains {
  #records = new Int32Array(65_536);
  #length = NUMBERS_A_RECORD;
  /** Where each chain begins and ends; 0 while it has no record. */
  #first = new Int32Array(1_024);
  #last = new Int32Array(1_024);
  readonly #used: number[] = [];

  /** The chains that have a record, in the order of their first one. */
  get used(): readonly number[] {
    return this.#used;
  }

  add(chain: number, document: number, value: number): void {
    const at = this.#length;
    this.#length += NUMBERS_A_RECORD;
    this.#records = withCapacity(this.#records, this.#length);
    this.#records[at + 1] = document;
    this.#records[at + 2] = value;
    const last = this.#last[chain] ?? 0;
    if (last === 0) this.#begin(chain, at);
    else this.#records[last] = at;
    this.#last[chain] = at;
  }

  #begin(chain: number, at: number): void {
    this.#used.push(chain);
    this.#first = withCapacity(this.#first, chain);
    this.#last = withCapacity(this.#last, chain);
    this.#first[chain] = at;
  }

  /** The value of the last record; 0 when that is of another document. */
  lastOf(chain: number, document: number): number {
    const last = this.#last[chain] ?? 0;
    return last !== 0 && this.#records[last + 1] === document ? (this.#records[last + 2] ?? 0) : 0;
  }

  /** Changes the value of the last record. */
  setLast(chain: number, value: number): void {
    this.#records[(this.#last[chain] ?? 0) + 2] = value;
  }

  /** The first record of a chain, by which `documentOf`, `valueOf` and `after` know it; 0 where there is none. */
  first(chain: number): number {
    return this.#first[chain] ?? 0;
  }

  /** The next record of the same chain; 0 behind the last. */
  after(record: number): number {
    return this.#records[record] ?? 0;
  }

  documentOf(record: number): number {
    return this.#records[record + 1] ?? 0;
  }

  valueOf(record: number): number {
    return this.#records[record + 2] ?? 0;
  }
}
