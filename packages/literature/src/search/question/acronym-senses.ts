import { RANKED_FIELDS } from '../core/bm25.ts';
import { countMatches } from '../count-matches.ts';
import type { LookedUpIndex } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { isAcronym } from './lexicon/normal-form.ts';
import { topicFromWord } from './topic-from.ts';
import { topicQuery } from './topic-query.ts';
import type { Topic } from './topic.ts';

/** Questions with more letters than this are lists, whose letters are read as the lexicon has them. */
const MOST = 4;

/**
 * Reads letters as they stand where the literature uses them for something else beside what else is asked: with autism,
 * "DMG" is no glioma. Rejects as the index's searches do.
 */
export async function inSensesOfLiterature(
  index: Pick<LookedUpIndex, 'search'>,
  topics: readonly Topic[],
): Promise<Topic[]> {
  const letters = topics.filter(isLetters);
  if (letters.length === 0 || letters.length > MOST) return [...topics];
  const read: Topic[] = [];
  for (const topic of topics) read.push((await isOfOtherSense(index, topic, topics)) ? asWord(topic) : topic);
  return read;
}

function isLetters({ surface, required }: Topic): boolean {
  return required && isAcronym(surface);
}

async function isOfOtherSense(
  index: Pick<LookedUpIndex, 'search'>,
  topic: Topic,
  topics: readonly Topic[],
): Promise<boolean> {
  const beside = topics.filter((other) => other !== topic && other.required);
  const names = topic.terms.filter(({ text }) => !isAcronym(text));
  if (!isLetters(topic) || beside.length === 0 || names.length === 0) return false;
  const together = async (query: Query) =>
    (await countMatches(index, { type: 'and', of: [query, ...beside.map(topicQuery)] })) > 0;
  if (await together(topicQuery({ ...topic, terms: names }))) return false;
  return together({ type: 'phrase', fields: RANKED_FIELDS, text: topic.surface });
}

function asWord({ surface }: Topic): Topic {
  return topicFromWord(surface, { text: surface, isName: true, rarity: 1, isExtra: false });
}
