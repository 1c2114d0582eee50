import type { QuestionContent } from '../frame/question-content.ts';
import { stemWord } from '../../text/stem-word.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { PlacedSentence } from './place-sentences.ts';
import { AS_A_WHOLE, COUNTED, DENIES, MOST, REFERS_BACK, UNADJUSTED, WHO } from './sentence-wordings.ts';
import { one } from './wording-features.ts';

const SHORTEST_WORD = 2;
/** A part of those studied is told by so many words at most that the question does not have. */
const MOST_OF_PART = 3;
/** Words that are written in any abstract, or only hold a sentence together. */
const COMMON = new Set(
  'the and for with without from than then that this these those was were are been not had has have did both each all who which when where after before during between among versus there their they its our can could may might would should more less most also only into per such while however but patient study group trial result treatment'.split(
    ' ',
  ),
);

/** How the words of each sentence of an abstract stand to those of the question, of the title and of the sentences around it. */
export function wordFeatures(
  sentences: readonly PlacedSentence[],
  content: QuestionContent,
  title: string,
): Record<string, number>[] {
  const words = sentences.map(({ text }) => stemsOf(text));
  const asked = new Set(content.parts.flatMap(({ surface }) => [...stemsOf(surface)]));
  const inTitle = stemsOf(title);
  const inAim = new Set(sentences.flatMap(({ part }, at) => (part === 'aim' ? [...(words[at] ?? [])] : [])));
  const known = new Set([...inAim, ...inTitle, ...asked]);
  const rarity = rarityAmong(words);
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0);
  const total = Math.max(weigh([...asked]), Number.MIN_VALUE);
  const shares = words.map((said) => weigh(shared(said, asked)) / total);
  const most = Math.max(...shares, Number.MIN_VALUE);
  return sentences.map(({ text }, at) => {
    const said = words[at] ?? new Set();
    return {
      askedWords: shares[at] ?? 0,
      askedWordsOfBest: (shares[at] ?? 0) / most,
      titleWords: likeness(said, inTitle),
      newWords: countOthers(said, known) / Math.max(1, said.size),
      unaskedWords: Math.log1p(countOthers(said, asked)),
      partUnasked: Math.min(MOST_OF_PART, countOthers(stemsOf(WHO.exec(text)?.[0] ?? ''), asked)) / MOST_OF_PART,
      refersBack: one(REFERS_BACK.test(text)),
      denies: one(DENIES.test(text)),
      asAWhole: one(AS_A_WHOLE.test(text)),
      unadjusted: one(UNADJUSTED.test(text)),
      counted: one(COUNTED.test(text)),
      most: one(MOST.test(text)),
    };
  });
}

function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter((word) => others.has(word));
}

function countOthers(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return some.size - shared(some, others).length;
}

function stemsOf(text: string): Set<string> {
  const words = tokenise(text).map(({ word }) => word);
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word))
      .map(stemWord)
      .filter((stem) => !COMMON.has(stem)),
  );
}

/** What a word tells sentences apart by: the fewer of them have it, the more; nothing where none has it. */
function rarityAmong(sentences: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const said of sentences) for (const word of said) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => {
    const count = counts.get(word);
    return count === undefined ? 0 : Math.log1p(sentences.length / count);
  };
}

/** Cosine of two sets of words, 0 to 1. */
function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return shared(some, others).length / Math.sqrt(Math.max(1, some.size) * Math.max(1, others.size));
}
