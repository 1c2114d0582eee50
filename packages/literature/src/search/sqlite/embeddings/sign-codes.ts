const FIRST_CODES = 1_024;
/** Articles at the farthest distance for each that was asked for. */
const TIED_FOR_EACH = 4;

/** Words of 32 bits that the signs of so many numbers take. */
export function codeWords(dimensions: number): number {
  return (dimensions + 31) >>> 5;
}

/** The signs of a vector, a bit each. */
export function signCode(vector: Float32Array): Uint32Array {
  const code = new Uint32Array(codeWords(vector.length));
  for (let at = 0; at < vector.length; at += 1)
    if ((vector[at] ?? 0) > 0) code[at >>> 5] = (code[at >>> 5] ?? 0) | (1 << (at & 31));
  return code;
}

/** The signs of all vectors of one model, held in memory: a thirty-second part of the vectors themselves. */
export class SignCodes {
  readonly #words: number;
  readonly #places = new Map<number, number>();
  readonly #pmids: number[] = [];
  #codes: Uint32Array;

  constructor(dimensions: number) {
    this.#words = codeWords(dimensions);
    this.#codes = new Uint32Array(this.#words * FIRST_CODES);
  }

  get size(): number {
    return this.#pmids.length;
  }

  has(pmid: number): boolean {
    return this.#places.has(pmid);
  }

  /** Adds that of an article, or replaces it. */
  set(pmid: number, code: Uint32Array): void {
    const place = this.#places.get(pmid) ?? this.#pmids.length;
    if (place === this.#pmids.length) {
      this.#places.set(pmid, place);
      this.#pmids.push(pmid);
    }
    if ((place + 1) * this.#words > this.#codes.length) {
      const larger = new Uint32Array(this.#codes.length * 2);
      larger.set(this.#codes);
      this.#codes = larger;
    }
    this.#codes.set(code, place * this.#words);
  }

  /** Articles whose signs differ least from a code: at least so many, where `isAllowed` lets as many pass, and few more, the newest of what is as far. */
  closest(code: Uint32Array, { most, isAllowed }: { most: number; isAllowed: (pmid: number) => boolean }): number[] {
    const places: number[] = [];
    for (const [place, pmid] of this.#pmids.entries()) if (isAllowed(pmid)) places.push(place);
    if (places.length <= most) return places.map((place) => this.#pmids[place] ?? 0);
    const distances = Uint16Array.from(places, (place) => this.#distance(place, code));
    const counts = new Uint32Array(this.#words * 32 + 1);
    for (const distance of distances) counts[distance] = (counts[distance] ?? 0) + 1;
    let farthest = 0;
    for (let sum = counts[0] ?? 0; sum < most; sum += counts[farthest] ?? 0) farthest += 1;
    const within = (isMeant: (distance: number) => boolean) =>
      places.flatMap((place, at) => (isMeant(distances[at] ?? 0) ? (this.#pmids[place] ?? 0) : []));
    const tied = within((distance) => distance === farthest);
    // What is all alike would be compared in full, however much there is of it.
    if (tied.length > most * TIED_FOR_EACH) tied.sort((one, other) => other - one).length = most * TIED_FOR_EACH;
    return [...within((distance) => distance < farthest), ...tied];
  }

  #distance(place: number, code: Uint32Array): number {
    const first = place * this.#words;
    let distance = 0;
    for (let word = 0; word < this.#words; word += 1)
      distance += setBits((this.#codes[first + word] ?? 0) ^ (code[word] ?? 0));
    return distance;
  }
}

function setBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
