import type { ChatMessage, InterfaceLanguage } from '@footnote/domain';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findTopics, type FoundTopics } from './find-topics.ts';
import { joinFollowUp, leaning } from './join-follow-up.ts';
import { isAcronym } from './normal-form.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { recogniseLanguage } from './recognise-language.ts';
import { topicFromConcept, topicFromWord } from './topic-from.ts';
import type { Correction, Reading, Topic, Understanding } from './topic.ts';

export interface ReadQuestionDeps {
  index: LiteratureIndex;
  knowledge: QuestionKnowledge;
}

export interface ReadQuestionInput {
  question: string;
  history: readonly ChatMessage[];
  /** What the last question was read as, where the client remembers it; '' otherwise. */
  previousMainQuestion: string;
}

/** Questions before the last one that a follow-up can lean on. */
const MEMORY = 6;
/** Characters of a question that are read; the rest cannot add topics. */
const READ_CHARACTERS = 4_000;

interface SingleReading {
  language: InterfaceLanguage;
  topics: Topic[];
  corrections: Correction[];
}

/** Understands a question with the lexicon and the words of the literature alone; joins follow-ups with their history. */
export async function readQuestion(deps: ReadQuestionDeps, input: ReadQuestionInput): Promise<Understanding> {
  const question = input.question.trim();
  const current = await readAlone(deps, question);
  const alone: Reading = { question, topics: current.topics };
  const shared = { language: current.language, corrections: current.corrections };
  const previous = await readHistory(deps, input);
  if (previous === undefined) return { ...shared, readings: [alone], isFollowUp: false };
  const lean = leaning(question, current.topics, current.language, deps.knowledge);
  if (lean === 'alone') return { ...shared, readings: [alone], isFollowUp: false };
  const [first, ...others] = joinFollowUp(previous, question, current.topics);
  const standsAlone = current.topics.some((topic) => topic.required);
  if (first === undefined) return { ...shared, readings: [alone], isFollowUp: false };
  if (lean === 'may-lean') return { ...shared, readings: [alone, first, ...others], isFollowUp: false };
  return { ...shared, readings: [first, ...others, ...(standsAlone ? [alone] : [])], isFollowUp: true };
}

async function readHistory(deps: ReadQuestionDeps, input: ReadQuestionInput): Promise<Reading | undefined> {
  const asked =
    input.previousMainQuestion.trim() === ''
      ? input.history.filter((message) => message.user === 'USER').map((message) => message.content)
      : [input.previousMainQuestion];
  let reading: Reading | undefined;
  for (const question of asked.slice(-MEMORY)) {
    const { topics, language } = await readAlone(deps, question);
    const joins = reading !== undefined && leaning(question, topics, language, deps.knowledge) === 'leans';
    const joined = joins && reading !== undefined ? joinFollowUp(reading, question, topics)[0] : undefined;
    reading = joined ?? { question, topics };
  }
  return reading;
}

async function readAlone(deps: ReadQuestionDeps, asked: string): Promise<SingleReading> {
  const question = asked.slice(0, READ_CHARACTERS);
  const language = recogniseLanguage(question, deps.knowledge.words);
  const first = findTopics(question, language, deps.knowledge);
  const corrections = await correctSpelling(first.leftovers, language, deps.knowledge, deps.index);
  const found = corrections.length === 0 ? first : findTopics(correct(question, corrections), language, deps.knowledge);
  return { language, corrections, topics: await topicsOf(deps, found) };
}

function correct(question: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { from, to }) => text.replace(from, to), question);
}

async function topicsOf(deps: ReadQuestionDeps, found: FoundTopics): Promise<Topic[]> {
  const topics = new Map<string, Topic>();
  for (const concept of found.concepts) {
    const topic = topicFromConcept(concept, deps.knowledge);
    topics.set(topic.id, topic);
  }
  const frequencies = await deps.index.frequencies(found.leftovers.map((word) => word.raw));
  for (const [position, word] of found.leftovers.entries()) {
    const articles = frequencies[position]?.articles ?? 0;
    const topic = topicFromWord(word.raw, { text: word.raw, articles, isName: isAcronym(word.raw) });
    if (!topics.has(topic.id)) topics.set(topic.id, topic);
  }
  return withSomethingRequired([...topics.values()]);
}

/** A question about nothing but outcomes or people is about those. */
function withSomethingRequired(topics: Topic[]): Topic[] {
  if (topics.some((topic) => topic.required)) return topics;
  return topics.map((topic) => (topic.kind === 'word' ? topic : { ...topic, required: true, weight: 1 }));
}
