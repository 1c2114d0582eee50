import { stemWord } from './stem-word.ts';

const MAX_REMEMBERED = 200_000;
const stems = new Map<string, string>();

/** `stemWord`, remembering what it was asked lately: an import stems the same few thousand words again and again. */
export function cachedStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  if (stems.size >= MAX_REMEMBERED) stems.clear();
  stems.set(word, stem);
  return stem;
}
