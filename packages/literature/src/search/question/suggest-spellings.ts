import type { LookedUpIndex } from '../literature-index.ports.ts';
import { isWithinEdits } from '../text/edit-distance.ts';
import { foldWord } from '../text/fold-word.ts';
import { isSymbol } from './correct-spelling.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import type { Correction, Topic } from './topic.ts';

/** Shorter words are two edits away from too much. */
const SHORTEST = 7;
const MOST_WORDS = 3;
const MOST = 3;

/**
 * The drugs that unknown words of a question may have been meant as, nearest first: up to two edits away. Words that stand
 * in the collection, acronyms and symbols of genes are what they are.
 */
export async function suggestSpellings(
  { index, knowledge }: { index: Pick<LookedUpIndex, 'frequencies'>; knowledge: QuestionKnowledge },
  topics: readonly Pick<Topic, 'kind' | 'surface'>[],
): Promise<Correction[]> {
  const words = topics
    .filter(({ kind, surface }) => kind === 'word' && surface.length >= SHORTEST && !isSymbol(surface))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const frequencies = await index.frequencies(words.map(({ surface }) => surface));
  const unknown = words.filter((_word, at) => (frequencies[at]?.articles ?? 0) === 0);
  return unknown
    .flatMap(({ surface }) => drugsLike(surface, knowledge).map((to) => ({ from: surface, to })))
    .slice(0, MOST);
}

function drugsLike(surface: string, { concepts }: QuestionKnowledge): string[] {
  const word = foldWord(surface);
  const near = new Map<string, number>();
  for (const { kind, terms } of concepts.values()) {
    if (kind !== 'drug') continue;
    for (const term of terms.en) {
      const name = foldWord(term);
      if (name.length < SHORTEST || !isWithinEdits(word, name, 2)) continue;
      near.set(term, (isWithinEdits(word, name, 1) ? 0 : 2) + (name[0] === word[0] ? 0 : 1));
    }
  }
  return [...near].sort(([a, x], [b, y]) => x - y || a.localeCompare(b)).map(([term]) => term);
}
