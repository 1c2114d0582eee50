import type { IndexDatabase } from '../index-database.ts';
import { listOf, readChanges, type WordChanges, type WordList } from './word-vocabulary.ts';

/** Words gone through in one step; a step takes some ten milliseconds, and searches run between steps. */
const WORDS_A_STEP = 20_000;

/**
 * Sums up the vocabularies of the segments that become one, step by step. What is summed up so far is held in memory
 * alone: the lists of written segments never change, and a process that ends begins anew with the next.
 */
export class VocabularyMerge {
  readonly #database: IndexDatabase;
  #underWay: { target: number; steps: Iterator<undefined, WordList[]> } | null = null;

  constructor(database: IndexDatabase) {
    this.#database = database;
  }

  /** One step for this merge; the lists of the segment that comes of it once they are ready, null before. */
  step(sources: readonly number[], target: number): WordList[] | null {
    if (this.#underWay?.target !== target)
      this.#underWay = { target, steps: mergedLists(sources.map((source) => readChanges(this.#database, source))) };
    const { done, value } = this.#underWay.steps.next();
    if (done !== true) return null;
    this.#underWay = null;
    return value;
  }
}

function* mergedLists(changes: readonly Iterable<[string, number]>[]): Generator<undefined, WordList[]> {
  const sums: WordChanges = new Map();
  let read = 0;
  for (const list of changes)
    for (const [word, articles] of list) {
      sums.set(word, (sums.get(word) ?? 0) + articles);
      read += 1;
      if (read % WORDS_A_STEP === 0) yield undefined;
    }
  const lists: WordList[] = [];
  let held: [string, number][] = [];
  for (const change of sums) {
    held.push(change);
    if (held.length < WORDS_A_STEP) continue;
    lists.push(listOf(held));
    held = [];
    yield undefined;
  }
  return [...lists, listOf(held)];
}
