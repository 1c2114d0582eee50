import { abstractText, splitSentences, type Article } from '@footnote/domain';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { stemWord } from '../../text/stem-word.ts';
import { tokenise } from '../../text/tokenise.ts';
import { termPatterns, topicStrength, type TermPattern } from '../matching/match-article.ts';
import { matchableText, type MatchableText } from '../matching/matchable-text.ts';
import { ASIDE_WEIGHT } from '../relax-topics.ts';
import type { Reading, Topic } from '../topic.ts';

/** A word or a concept of a question, and how much of the question it is. */
export interface ContentPart {
  /** As the question has it. */
  surface: string;
  weight: number;
  /** The kind of topic it is; `aside` for an everyday word, which any answer may leave unsaid. */
  kind: Topic['kind'] | 'aside';
  /** An article without it does not answer. */
  required: boolean;
  /** Articles of the literature that have its rarest word. */
  articles: number;
  isIn(text: MatchableText, stems: ReadonlySet<string>): boolean;
}

/** Everything a question says: its topics and its everyday words, each by how rare it is in the literature. */
export interface QuestionContent {
  parts: readonly ContentPart[];
  /** Sum of the weights, above 0. */
  total: number;
}

/** What the rarest word of a part is worth at most and at least, as the logarithm of how rare it is. */
const MAX_WEIGHT = 8;
const MIN_CONCEPT = 3;
const MIN_WORD = 1;
/** Shares of their weight that parts keep which any answer may leave unsaid. */
const ASIDE_SHARE = 0.6;
const OUTCOME_SHARE = 0.5;
/** A symptom, an illness of the past or what is in place already, told beside what is asked. */
const STORY_SHARE_OF_TOPIC = 0.3;
/** In a question of so many words, those outside the lexicon tell a story and weigh at most this share of what it knows. */
const STORY_WORDS = 12;
const STORY_SHARE = 0.5;

/** Weighs what a question says. Rejects as the index's searches do. */
export async function questionContent(
  literature: Pick<LiteratureIndex, 'frequencies'>,
  { topics, optionalTerms, question }: Reading,
  articles: number,
): Promise<QuestionContent> {
  const said = topics.filter((topic) => topic.kind !== 'number');
  const words = [...new Set([...said.flatMap(({ surface }) => wordsOf(surface)), ...optionalTerms.flatMap(wordsOf)])];
  const found = await literature.frequencies(words);
  const known = new Map(words.map((word, at) => [word, found[at]?.articles ?? 0]));
  const articlesOf = (text: string) => Math.min(articles, ...wordsOf(text).map((word) => known.get(word) ?? articles));
  const weightOf = (text: string, least: number) =>
    Math.min(Math.max(Math.log(1 + articles / (articlesOf(text) + 1)), least), MAX_WEIGHT);
  const concepts = said
    .filter((topic) => topic.kind !== 'word')
    .map((topic) => ({
      ...conceptPart(topic, weightOf(topic.surface, MIN_CONCEPT) * shareOf(topic)),
      articles: articlesOf(topic.surface),
    }));
  const unknown = said.filter((topic) => topic.kind === 'word');
  const plain = [
    ...unknown.map(({ surface, preferred, required }) => ({
      ...wordPart(preferred, weightOf(surface, MIN_WORD), 'word'),
      required,
      articles: articlesOf(surface),
    })),
    ...optionalTerms.map((aside) => ({
      ...wordPart(aside, weightOf(aside, MIN_WORD) * ASIDE_SHARE, 'aside'),
      required: false,
      articles: articlesOf(aside),
    })),
  ];
  const isStory = tokenise(question).length >= STORY_WORDS && concepts.length > 0;
  const parts = [...concepts, ...(isStory ? tamed(plain, sum(concepts)) : plain)];
  return { parts, total: Math.max(sum(parts), Number.MIN_VALUE) };
}

function shareOf({ kind, required, weight }: Topic): number {
  const isStory = kind === 'condition' || (kind === 'procedure' && weight <= ASIDE_WEIGHT);
  if (isStory && !required) return STORY_SHARE_OF_TOPIC;
  return kind === 'outcome' || kind === 'population' ? OUTCOME_SHARE : 1;
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word);
}

function conceptPart(topic: Topic, weight: number): Omit<ContentPart, 'articles'> {
  const { surface, kind, required } = topic;
  const patterns: readonly TermPattern[] = termPatterns(topic);
  return { surface, weight, kind, required, isIn: (text) => topicStrength([text], patterns) > 0 };
}

function wordPart(word: string, weight: number, kind: 'word' | 'aside'): Omit<ContentPart, 'articles' | 'required'> {
  const stems = wordsOf(word).map(stemWord);
  const isIn: ContentPart['isIn'] = (_, present) => stems.every((stem) => present.has(stem));
  return { surface: word, weight, kind, isIn };
}

function sum(parts: readonly ContentPart[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

function tamed(plain: readonly ContentPart[], known: number): ContentPart[] {
  const share = Math.min(1, (STORY_SHARE * known) / Math.max(sum(plain), Number.MIN_VALUE));
  return plain.map((part) => ({ ...part, weight: part.weight * share }));
}

/**
 * Share of what a question says that an article says, too, 0 to 1: the mean of what its best sentence says and of what
 * all of it says, for words that stand far apart are rarely about one another.
 */
export function queryCoverage(article: Article, content: QuestionContent): number {
  const sentences = article.abstract.flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.text));
  const best = Math.max(0, ...[article.title, ...sentences].map((text) => shareIn(text, content)));
  const headings = article.mesh.map(({ descriptor }) => descriptor);
  const { title, vernacularTitle, keywords, population, intervention, comparison, outcome } = article;
  const drawn = [population, intervention, comparison, outcome];
  const whole = [title, vernacularTitle, abstractText(article.abstract), ...headings, ...keywords, ...drawn].join(
    ' ; ',
  );
  return (best + shareIn(whole, content)) / 2;
}

function shareIn(text: string, content: QuestionContent): number {
  return contentShare(matchableText(text), content);
}

/** Share of what a question says that a text says, too, 0 to 1. */
export function contentShare(text: MatchableText, { parts, total }: QuestionContent): number {
  const stems = stemsOf(text.raw);
  return parts.reduce((share, part) => share + (part.isIn(text, stems) ? part.weight : 0), 0) / total;
}

/** The parts of a question that a text does not say, the weightiest first. */
export function unsaidParts(text: MatchableText, { parts }: QuestionContent): ContentPart[] {
  const stems = stemsOf(text.raw);
  return parts.filter((part) => !part.isIn(text, stems)).sort((a, b) => b.weight - a.weight);
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map(stemWord));
}
