/** A set of document numbers as a bitmap; every operation changes the set it is called on. */
export class DocumentSet {
  readonly bits: Uint32Array;

  /** A set for documents 0 to `highest`, empty unless `bits` are given. */
  constructor(highest: number, bits: Uint32Array = new Uint32Array((highest >>> 5) + 1)) {
    this.bits = bits;
  }

  static of(highest: number, documents: ArrayLike<number>): DocumentSet {
    return new DocumentSet(highest).addEach(documents);
  }

  copy(): DocumentSet {
    return new DocumentSet(0, this.bits.slice());
  }

  add(document: number): void {
    const index = document >>> 5;
    this.bits[index] = (this.bits[index] ?? 0) | (1 << (document & 31));
  }

  addEach(documents: ArrayLike<number>): this {
    for (let index = 0; index < documents.length; index += 1) this.add(documents[index] ?? 0);
    return this;
  }

  /** Adds documents in whatever form. */
  addAny(documents: ArrayLike<number> | DocumentSet): this {
    return documents instanceof DocumentSet ? this.addAll(documents) : this.addEach(documents);
  }

  has(document: number): boolean {
    return ((this.bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
  }

  keepOnly(other: DocumentSet): this {
    for (let index = 0; index < this.bits.length; index += 1)
      this.bits[index] = (this.bits[index] ?? 0) & (other.bits[index] ?? 0);
    return this;
  }

  addAll(other: DocumentSet): this {
    for (let index = 0; index < this.bits.length; index += 1)
      this.bits[index] = (this.bits[index] ?? 0) | (other.bits[index] ?? 0);
    return this;
  }

  removeAll(other: DocumentSet): this {
    for (let index = 0; index < this.bits.length; index += 1)
      this.bits[index] = (this.bits[index] ?? 0) & ~(other.bits[index] ?? 0);
    return this;
  }

  keepWhere(holds: (document: number) => boolean): this {
    for (const document of this.documents()) {
      if (holds(document)) continue;
      const index = document >>> 5;
      this.bits[index] = (this.bits[index] ?? 0) & ~(1 << (document & 31));
    }
    return this;
  }

  /** The documents in ascending order. */
  documents(): Uint32Array {
    const documents = new Uint32Array(this.size());
    let next = 0;
    for (let index = 0; index < this.bits.length; index += 1) {
      for (let rest = this.bits[index] ?? 0; rest !== 0; rest &= rest - 1) {
        documents[next] = (index << 5) + (31 - Math.clz32(rest & -rest));
        next += 1;
      }
    }
    return documents;
  }

  isEmpty(): boolean {
    return this.bits.every((word) => word === 0);
  }

  size(): number {
    let size = 0;
    for (const word of this.bits) {
      const pairs = word - ((word >>> 1) & 0x55555555);
      const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      size += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return size;
  }
}
