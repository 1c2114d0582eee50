/** Bytes written one after the other into room that is used again and again. */
export class ByteSink {
  #bytes = new Uint8Array(512);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  /** Writes a number from 0 to 2^32 - 1 as a variable-length integer. */
  number(number: number): void {
    this.#reserve(5);
    let rest = number;
    while (rest > 127) {
      this.#bytes[this.#length] = (rest & 127) | 128;
      this.#length += 1;
      rest >>>= 7;
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  append(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Writes the length of what was written since `start` before it. */
  prefixLength(start: number): void {
    const size = this.#length - start;
    const room = size < 128 ? 1 : size < 16_384 ? 2 : 3;
    this.#reserve(room + 5);
    this.#bytes.copyWithin(start + room, start, this.#length);
    this.#length = start;
    this.number(size);
    this.#length = start + room + size;
  }

  /** What was written from `start` to `end`; valid until more is written. */
  bytes(start = 0, end = this.#length): Uint8Array {
    return this.#bytes.subarray(start, end);
  }

  /** Forgets the first bytes. */
  drop(count: number): void {
    this.#bytes.copyWithin(0, count, this.#length);
    this.#length -= count;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(this.#bytes.length * 2 + more);
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
