/** Where the records of one chain begin and end; 0 while it has none. */
export interface Chain {
  first: number;
  last: number;
}

/** Numbers of a record: the next one of its chain, a document and a value. */
const NUMBERS_A_RECORD = 3;

/** Chains of records, all in one array: an import makes so many that objects of their own would cost more than their content. */
export class RecordChains {
  #numbers = new Int32Array(65_536);
  #length = NUMBERS_A_RECORD;

  chain(): Chain {
    return { first: 0, last: 0 };
  }

  add(chain: Chain, document: number, value: number): void {
    const at = this.#length;
    this.#length += NUMBERS_A_RECORD;
    if (this.#length > this.#numbers.length) {
      const grown = new Int32Array(this.#numbers.length * 2);
      grown.set(this.#numbers);
      this.#numbers = grown;
    }
    this.#numbers[at + 1] = document;
    this.#numbers[at + 2] = value;
    if (chain.last === 0) chain.first = at;
    else this.#numbers[chain.last] = at;
    chain.last = at;
  }

  /** The value of the last record; 0 when that is of another document. */
  lastOf({ last }: Chain, document: number): number {
    return last !== 0 && this.#numbers[last + 1] === document ? (this.#numbers[last + 2] ?? 0) : 0;
  }

  setLast({ last }: Chain, value: number): void {
    this.#numbers[last + 2] = value;
  }

  each({ first }: Chain, use: (document: number, value: number) => void): void {
    for (let at = first; at !== 0; at = this.#numbers[at] ?? 0)
      use(this.#numbers[at + 1] ?? 0, this.#numbers[at + 2] ?? 0);
  }
}
