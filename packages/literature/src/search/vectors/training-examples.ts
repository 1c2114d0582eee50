import type { TrainingText } from './training-texts.ts';

/** A title or a sentence, and the rest of what its article says, in numbers of words. */
export interface TrainingExample {
  asked: Uint32Array;
  answer: Uint32Array;
}

const SHORTEST_ASKED = 3;
const SHORTEST_ANSWER = 5;
const TITLE_SHARE = 0.5;

/** Whether an article has something to learn from: at least two texts long enough. */
export function isTelling({ words, ends }: TrainingText): boolean {
  const lengths = ends.map((end, place) => end - (ends[place - 1] ?? 0));
  return lengths.some((length) => length >= SHORTEST_ASKED && words.length - length >= SHORTEST_ANSWER);
}

/** The title, or one sentence drawn, against the rest; null where what was drawn is too short. */
export function exampleOf({ words, ends }: TrainingText, random: () => number): TrainingExample | null {
  const drawn = random();
  const place = drawn < TITLE_SHARE ? 0 : 1 + Math.floor(random() * (ends.length - 1));
  const from = ends[place - 1] ?? 0;
  const to = ends[place] ?? from;
  const asked = words.subarray(from, to);
  if (asked.length < SHORTEST_ASKED || words.length - asked.length < SHORTEST_ANSWER) return null;
  const answer = new Uint32Array(words.length - asked.length);
  answer.set(words.subarray(0, from));
  answer.set(words.subarray(to), from);
  return { asked, answer };
}
