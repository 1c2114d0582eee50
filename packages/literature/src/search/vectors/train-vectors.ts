import { randomNumbers } from '@footnote/domain/core';
import { exampleOf, isTelling, type TrainingExample } from './training-examples.ts';
import { TextTower } from './text-tower.ts';
import type { TrainingText, TrainingTexts } from './training-texts.ts';

/** Numbers of one vector. */
export const DIMENSIONS = 200;
/** Examples that are told apart from one another in one step. */
const BATCH = 128;
/** Times every article is drawn, in the middle. */
const ROUNDS = 6;
/** How sharply the right answer has to stand out. Chosen on one half of the BioASQ questions, as the other two. */
const TEMPERATURE = 0.2;
const LEARNING_RATE = 0.02;
const LAST_RATE_SHARE = 0.1;
/** Answers that are nearly never taken for the right one teach nothing. */
const LEAST_SHARE = 1e-4;
const SEED = 20_261_123;

/** Where learning stands: all it needs to go on. */
export interface TrainingState {
  /** Steps done. */
  step: number;
  /** A row of {@link DIMENSIONS} for every word. */
  vectors: Float32Array;
  /** How much each word has moved, which slows it. */
  moved: Float32Array;
}

/** Where learning begins. */
export function firstState(words: number): TrainingState {
  const random = randomNumbers(SEED);
  const vectors = Float32Array.from({ length: words * DIMENSIONS }, () => (random() + random() + random() - 1.5) / 10);
  return { step: 0, vectors, moved: new Float32Array(words) };
}

/**
 * Learns vectors of words such that a title or a sentence lies nearer to the rest of its article than to that of others.
 * What a step does follows from its number alone, so that a run that was cut short ends as one that was not.
 */
export class VectorTraining {
  readonly state: TrainingState;
  /** Steps in all. */
  readonly steps: number;
  readonly #texts: readonly TrainingText[];
  readonly #asked: TextTower;
  readonly #answers: TextTower;
  readonly #likeness = new Float32Array(BATCH);

  constructor({ texts, rarity }: Pick<TrainingTexts, 'texts' | 'rarity'>, state: TrainingState) {
    this.#texts = texts.filter(isTelling);
    this.state = state;
    this.steps = Math.ceil((this.#texts.length * ROUNDS) / BATCH);
    const words = { vectors: state.vectors, moved: state.moved, rarity, dimensions: DIMENSIONS };
    this.#asked = new TextTower(words, BATCH);
    this.#answers = new TextTower(words, BATCH);
  }

  get isDone(): boolean {
    return this.state.step >= this.steps;
  }

  /** Learns from one batch. */
  advance(): void {
    const batch = this.#draw();
    batch.forEach(({ asked, answer }, row) => {
      this.#asked.read(row, asked);
      this.#answers.read(row, answer);
    });
    this.#contrast();
    const done = this.state.step / this.steps;
    const rate = LEARNING_RATE * (1 - done * (1 - LAST_RATE_SHARE));
    for (let row = 0; row < BATCH; row += 1) {
      this.#asked.learn(row, rate);
      this.#answers.learn(row, rate);
    }
    this.state.step += 1;
  }

  #draw(): TrainingExample[] {
    const random = randomNumbers(Math.imul(this.state.step + 1, 0x9e3779b1) ^ SEED);
    const batch: TrainingExample[] = [];
    while (batch.length < BATCH) {
      const text = this.#texts[Math.floor(random() * this.#texts.length)];
      const example = text === undefined ? null : exampleOf(text, random);
      if (example !== null) batch.push(example);
    }
    return batch;
  }

  /** Draws each question to its own answer and away from the others, each by how far it was taken for the right one. */
  #contrast(): void {
    const likeness = this.#likeness;
    for (let row = 0; row < BATCH; row += 1) {
      let highest = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < BATCH; other += 1) {
        const value = this.#asked.likeness(row, this.#answers, other) / TEMPERATURE;
        likeness[other] = value;
        highest = Math.max(highest, value);
      }
      let sum = 0;
      for (let other = 0; other < BATCH; other += 1) {
        const value = Math.exp((likeness[other] ?? 0) - highest);
        likeness[other] = value;
        sum += value;
      }
      for (let other = 0; other < BATCH; other += 1) {
        const pull = (likeness[other] ?? 0) / sum - (row === other ? 1 : 0);
        if (Math.abs(pull) >= LEAST_SHARE) this.#asked.pull(row, this.#answers, { row: other, by: pull / TEMPERATURE });
      }
    }
  }
}
