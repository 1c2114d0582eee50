/** Words and what is learnt of them. */
interface LearntWords {
  vectors: Float32Array;
  moved: Float32Array;
  rarity: Float32Array;
  dimensions: number;
}

const LEAST = 1e-8;

/**
 * The texts of one batch as vectors of length 1, each the sum of its words' vectors: a word counts by its rarity, and its
 * mentions by their logarithm.
 */
export class TextTower {
  readonly #words: LearntWords;
  readonly #sums: Float32Array;
  readonly #lengths: Float32Array;
  readonly #pulls: Float32Array;
  readonly #read: { numbers: number[]; weights: number[] }[] = [];
  readonly #change: Float32Array;

  constructor(words: LearntWords, batch: number) {
    this.#words = words;
    this.#sums = new Float32Array(batch * words.dimensions);
    this.#pulls = new Float32Array(batch * words.dimensions);
    this.#lengths = new Float32Array(batch);
    this.#change = new Float32Array(words.dimensions);
  }

  /** Reads a text into a row and forgets what pulled the one before. */
  read(row: number, text: Uint32Array): void {
    const { vectors, rarity, dimensions } = this.#words;
    const counts = new Map<number, number>();
    for (const number of text) counts.set(number, (counts.get(number) ?? 0) + 1);
    const numbers = [...counts.keys()];
    const weights = numbers.map((number) => (rarity[number] ?? 0) * (1 + Math.log(counts.get(number) ?? 1)));
    this.#read[row] = { numbers, weights };
    const at = row * dimensions;
    const sums = this.#sums;
    sums.fill(0, at, at + dimensions);
    this.#pulls.fill(0, at, at + dimensions);
    for (let place = 0; place < numbers.length; place += 1) {
      const from = (numbers[place] ?? 0) * dimensions;
      const weight = weights[place] ?? 0;
      for (let index = 0; index < dimensions; index += 1)
        sums[at + index] = (sums[at + index] ?? 0) + weight * (vectors[from + index] ?? 0);
    }
    let squares = 0;
    for (let index = at; index < at + dimensions; index += 1) squares += (sums[index] ?? 0) ** 2;
    const length = Math.sqrt(squares) + LEAST;
    this.#lengths[row] = length;
    for (let index = at; index < at + dimensions; index += 1) sums[index] = (sums[index] ?? 0) / length;
  }

  /** How near a text of this tower is to one of another, −1 to 1. */
  likeness(row: number, other: TextTower, otherRow: number): number {
    const { dimensions } = this.#words;
    const [left, right] = [this.#sums, other.#sums];
    const [at, otherAt] = [row * dimensions, otherRow * dimensions];
    let sum = 0;
    for (let index = 0; index < dimensions; index += 1) sum += (left[at + index] ?? 0) * (right[otherAt + index] ?? 0);
    return sum;
  }

  /** Notes that two texts were taken for alike by so much too much, or too little where it is negative. */
  pull(row: number, other: TextTower, { row: otherRow, by }: { row: number; by: number }): void {
    const { dimensions } = this.#words;
    const [at, otherAt] = [row * dimensions, otherRow * dimensions];
    const [pulls, otherPulls] = [this.#pulls, other.#pulls];
    for (let index = 0; index < dimensions; index += 1) {
      pulls[at + index] = (pulls[at + index] ?? 0) + by * (other.#sums[otherAt + index] ?? 0);
      otherPulls[otherAt + index] = (otherPulls[otherAt + index] ?? 0) + by * (this.#sums[at + index] ?? 0);
    }
  }

  /** Moves the words of a text against what pulled it; a word moves the less the more it has moved. */
  learn(row: number, rate: number): void {
    const { vectors, moved, dimensions } = this.#words;
    const { numbers, weights } = this.#read[row] ?? { numbers: [], weights: [] };
    const change = this.#changeOf(row);
    let squares = 0;
    for (let index = 0; index < dimensions; index += 1) squares += (change[index] ?? 0) ** 2;
    squares /= dimensions;
    for (let place = 0; place < numbers.length; place += 1) {
      const number = numbers[place] ?? 0;
      const weight = weights[place] ?? 0;
      const sum = (moved[number] ?? 0) + squares * weight * weight;
      moved[number] = sum;
      const step = (rate * weight) / (Math.sqrt(sum) + LEAST);
      const from = number * dimensions;
      for (let index = 0; index < dimensions; index += 1)
        vectors[from + index] = (vectors[from + index] ?? 0) - step * (change[index] ?? 0);
    }
  }

  /** What pulled a text, as seen before its vector was given the length 1. */
  #changeOf(row: number): Float32Array {
    const { dimensions } = this.#words;
    const at = row * dimensions;
    const change = this.#change;
    let along = 0;
    for (let index = 0; index < dimensions; index += 1)
      along += (this.#sums[at + index] ?? 0) * (this.#pulls[at + index] ?? 0);
    const length = this.#lengths[row] ?? 1;
    for (let index = 0; index < dimensions; index += 1)
      change[index] = ((this.#pulls[at + index] ?? 0) - along * (this.#sums[at + index] ?? 0)) / length;
    return change;
  }
}
