import type { RankTerm } from '../query.ts';
import { tokenise } from '../text/tokenise.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import type { Reading, Understanding } from './topic.ts';

/** Terms the topics of one search give; the widest classes of the lexicon would add hundreds. */
const MOST_TOPIC_TERMS = 90;
const MOST_ASIDES = 10;
const SYNONYM_WEIGHT = 0.7;
const HELPING_WEIGHT = 0.35;
const ASIDE_WEIGHT = 0.3;

/** The words and phrases of a reading with their weight in ranking: what is asked first, its synonyms next, the rest last. */
export function topicTerms({ topics, asides }: Reading): RankTerm[] {
  const terms: RankTerm[] = topics.flatMap((topic) =>
    topic.terms.map(({ text, weight }, position) => ({
      text,
      weight:
        weight *
        (position === 0 ? 1 : SYNONYM_WEIGHT) *
        (topic.required || topic.kind === 'word' || topic.kind === 'number' ? 1 : HELPING_WEIGHT),
    })),
  );
  const chosen = terms.sort((a, b) => b.weight - a.weight).slice(0, MOST_TOPIC_TERMS);
  if (chosen.length === 0) return [];
  return [...chosen, ...asides.slice(0, MOST_ASIDES).map((text) => ({ text, weight: ASIDE_WEIGHT }))];
}

const EVERYDAY_SHARE = 0.5;
const TOPIC_SHARE = 0.05;
/** Terms one search is ranked by; a question pasted with a whole article has more words. */
const MOST_TERMS = 400;

/**
 * What a search with a question is ranked by: its own words first, and far behind what the lexicon knows of its topics.
 * In other languages than English the topics alone, whose terms are English.
 */
export function questionTerms(
  { readings: [reading], language, corrections }: Understanding,
  knowledge: QuestionKnowledge,
): RankTerm[] {
  const topics = topicTerms(reading);
  if (language !== 'en') return topics;
  const { function: little, question: asking } = knowledge.words.en;
  const unsaid = new Set([...little, ...asking]);
  const texts = [reading.question, ...corrections.map((correction) => correction.to)];
  const words = new Set(texts.flatMap((text) => tokenise(text)).map((token) => token.word));
  const own = [...words].filter((word) => !unsaid.has(word));
  return [
    ...own.map((text) => ({ text, weight: knowledge.isEveryday(text, 'en') ? EVERYDAY_SHARE : 1 })),
    ...topics
      .filter(({ text }) => !words.has(text.toLowerCase()))
      .map(({ text, weight }) => ({ text, weight: weight * TOPIC_SHARE })),
  ].slice(0, MOST_TERMS);
}
