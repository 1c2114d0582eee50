import type { ChatMessage, InterfaceLanguage } from '@footnote/domain';
import { TEXT_LIMITS } from '@footnote/domain/core';
import { countMatches } from '../count-matches.ts';
import type { LookedUpIndex } from '../literature-index.ports.ts';
import { correctSpelling } from './correct-spelling.ts';
import { findTopics, type FoundTopics } from './find-topics.ts';
import { continuesTopic, joinFollowUp, followUpKind, startsAsFollowUp, hasBackReference } from './join-follow-up.ts';
import { countWords, isAcronym } from './lexicon/normal-form.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { recogniseLanguage } from './recognise-language.ts';
import { inSensesOfLiterature } from './acronym-senses.ts';
import { ASIDE_WEIGHT, relaxSetting, relaxSymptoms, withoutOutlook, withoutRelatives } from './relax-topics.ts';
import { topicFromConcept, topicFromNumber, topicFromWord } from './topic-from.ts';
import { affectedOrgans } from './frame/affected-organs.ts';
import { isTreated, type Correction, type Reading, type Topic, type Understanding } from './topic.ts';

export interface ReadQuestionDeps {
  index: LookedUpIndex;
  knowledge: QuestionKnowledge;
}

export interface ReadQuestionInput {
  question: string;
  history: readonly ChatMessage[];
  /** What the last question was read as, where the client remembers it; '' otherwise. */
  previousMainQuestion: string;
  /** Words of it that stand in texts the index does not hold, but which are asked as well: no slips of the pen. */
  knownWords?: readonly string[];
}

/** Questions before the last one that a follow-up can lean on. */
const MEMORY = 6;

/** With this many required topics, a question says enough for a word nobody knows to be beside the point. */
const ENOUGH_TOPICS = 2;
/** A word that weighs less is in so many articles that it cannot be what a question is about. */
const COMMON_WEIGHT = 0.55;

/** A question of so many words tells a story; all its unknown words together weigh no more than this. */
const STORY_WORDS = 12;
const STORY_WEIGHT = 0.7;

interface SingleReading {
  language: InterfaceLanguage;
  topics: Topic[];
  optionalTerms: readonly string[];
  corrections: Correction[];
}

/** Understands a question with the lexicon and the words of the literature alone; joins follow-ups with their history. */
export async function readQuestion(deps: ReadQuestionDeps, input: ReadQuestionInput): Promise<Understanding> {
  const question = withoutAsker(input.question.trim());
  const { knownWords = [] } = input;
  const current = await readAlone(deps, question, knownWords);
  const alone: Reading = {
    question,
    topics: withSomethingRequired(current.topics),
    optionalTerms: current.optionalTerms,
    requiredTopics: [],
  };
  const shared = { language: current.language, corrections: current.corrections };
  const previous = await readHistory(deps, input);
  if (previous === undefined) return { ...shared, readings: [alone], isFollowUp: false };
  const namesNothing = current.topics.every((topic) => topic.kind === 'word' && !topic.required);
  if (namesNothing && !continuesTopic(question, current.language, deps.knowledge)) {
    return { ...shared, readings: [alone], isFollowUp: false };
  }
  const lean = followUpKind(question, current.topics, current.language, deps.knowledge);
  if (lean === 'alone') return { ...shared, readings: [alone], isFollowUp: false };
  const refersBack = hasBackReference(question, current.language);
  const [first, ...others] = joinFollowUp(previous, question, current.topics, refersBack);
  const goesOn = refersBack || startsAsFollowUp(question, current.language, deps.knowledge);
  const standsAlone = !goesOn && alone.topics.some((topic) => topic.required && isTreated(topic));
  if (first === undefined) return { ...shared, readings: [alone], isFollowUp: false };
  if (lean === 'may-lean') return { ...shared, readings: [alone, first, ...others], isFollowUp: false };
  return { ...shared, readings: [first, ...others, ...(standsAlone ? [alone] : [])], isFollowUp: true };
}

/** Who asks, and to what end: "Paramedic student here.", "Formulary query:". */
const ASKER =
  /^(?:(?:[\w-]+ ){0,3}(?:students?|nurses?|doctors?|GPs?|pharmacists?|paramedics?|midwi(?:fe|ves)|physios?|registrars?|residents?|trainees?|dietitians?|\w+(?:surgeon|ologist)s?)(?: (?:here|asking|wanting to know|wants to know|wondering)\b|(?= ?:))|(?:\w+ )?(?:query|question)(?= ?[:–-]))[\s:.,!–-]*/i;
const SHORTEST_REST = 15;

/** A question without who asks it, who is no patient. */
function withoutAsker(question: string): string {
  const rest = question.replace(ASKER, '');
  return rest.length >= SHORTEST_REST ? rest : question;
}

async function readHistory(deps: ReadQuestionDeps, input: ReadQuestionInput): Promise<Reading | undefined> {
  const asked =
    input.previousMainQuestion.trim() === ''
      ? input.history.filter((message) => message.user === 'USER').map((message) => message.content)
      : [input.previousMainQuestion];
  let reading: Reading | undefined;
  for (const whole of asked.slice(-MEMORY)) {
    const question = whole.slice(0, TEXT_LIMITS.readOfQuestion);
    const { topics, optionalTerms, language } = await readAlone(deps, question, input.knownWords ?? []);
    const joins = reading !== undefined && followUpKind(question, topics, language, deps.knowledge) === 'leans';
    const joined =
      joins && reading !== undefined
        ? joinFollowUp(reading, question, topics, hasBackReference(question, language))[0]
        : undefined;
    reading = joined ?? { question, topics: withSomethingRequired(topics), optionalTerms, requiredTopics: [] };
  }
  return reading;
}

async function readAlone(deps: ReadQuestionDeps, asked: string, known: readonly string[]): Promise<SingleReading> {
  const question = asked.slice(0, TEXT_LIMITS.readOfQuestion);
  const language = recogniseLanguage(question, deps.knowledge);
  const first = findTopics(question, language, deps.knowledge);
  const corrections = await correctSpelling(
    { question, words: first.leftovers, language, known },
    { knowledge: deps.knowledge, index: deps.index },
  );
  const found = corrections.length === 0 ? first : findTopics(correct(question, corrections), language, deps.knowledge);
  return {
    language,
    corrections,
    topics: relaxed(question, await topicsOf(deps, question, found, language)),
    optionalTerms: language === 'en' ? found.optionalTerms : [],
  };
}

function relaxed(question: string, topics: Topic[]): Topic[] {
  return relaxSymptoms(question, relaxSetting(question, relaxHistory(question, withoutRelatives(question, topics))));
}

function correct(question: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { from, to }) => text.replace(from, () => to), question);
}

async function topicsOf(
  deps: ReadQuestionDeps,
  question: string,
  found: FoundTopics,
  language: InterfaceLanguage,
): Promise<Topic[]> {
  const length = language === 'en' ? countWords(question) : Number.POSITIVE_INFINITY;
  const organs = affectedOrgans(question);
  const leftovers = found.leftovers.filter(({ raw }) => !organs.some(({ surface }) => surface === raw));
  const topics = new Map<string, Topic>();
  const add = (topic: Topic) => {
    if (!topics.has(topic.id)) topics.set(topic.id, topic);
  };
  const concepts = found.concepts.map((concept) => topicFromConcept(concept, deps.knowledge));
  for (const topic of await inSensesOfLiterature(deps.index, concepts)) add(topic);
  for (const organ of organs) add(organ);
  const isExtra = [...topics.values()].filter((topic) => topic.required).length >= ENOUGH_TOPICS;
  const [frequencies, total] = await Promise.all([
    deps.index.frequencies(leftovers.map((word) => word.raw)),
    countMatches(deps.index, { type: 'all' }),
  ]);
  const share = wordShare(leftovers.length, [...topics.values()], length);
  for (const [position, word] of leftovers.entries()) {
    const articles = frequencies[position]?.articles ?? 0;
    const isName = isAcronym(word.raw);
    const isNamed = isName && !(isExtra && articles === 0);
    const topic = topicFromWord(word.raw, {
      text: word.raw,
      isName: isNamed,
      isExtra,
      rarity: rarity(articles, total),
    });
    add(topic.required ? topic : { ...topic, weight: Math.min(topic.weight, share) });
  }
  for (const number of found.numbers) add(topicFromNumber(number));
  return withoutOutlook([...topics.values()]);
}

/** What is told ahead of the last sentence; the full stop of “C. difficile” or “vs.” ends none. */
export const EARLIER_SENTENCES = /^.*(?:[!;:]|(?<!\b(?:\p{L}|vs|e\.g|i\.e|st|dr|approx))\.)\s+(?=\S.*$)/isu;
const HISTORY = /\b(?:previous|prior|past|old|h\/o|history of|s\/p|ex-?)\s*$/i;
const SMOKER = /^(?:ex-?)?smoker$/i;
const BLED = /^bled\b/i;

/** What somebody was before, told ahead of what is asked, keeps no study from answering: "58, smoker with RA, previous stent. …" */
function relaxHistory(question: string, topics: Topic[]): Topic[] {
  const story = EARLIER_SENTENCES.exec(question)?.[0] ?? '';
  const isHistory = ({ surface, kind }: Topic) => {
    const start = story.indexOf(surface);
    if (start < 0 || question.includes(surface, story.length)) return false;
    return SMOKER.test(surface) || BLED.test(surface) || (kind === 'procedure' && HISTORY.test(story.slice(0, start)));
  };
  const isElse = topics.some((topic) => topic.kind === 'condition' && topic.required && !isHistory(topic));
  if (!isElse) return topics;
  return topics.map((topic) => (isHistory(topic) ? { ...topic, required: false, weight: ASIDE_WEIGHT } : topic));
}

/**
 * What one word outside the lexicon may weigh at most. In a short question it may be what is asked about; the longer a
 * question, the more of its words only tell a story around what the lexicon knows of it. In other languages than English
 * (length: infinity) most words are unknown for not being English.
 */
function wordShare(words: number, topics: readonly Topic[], length: number): number {
  const isStory = length >= STORY_WORDS && topics.some((topic) => topic.required);
  return isStory ? STORY_WEIGHT / Math.max(1, words) : Number.POSITIVE_INFINITY;
}

/** Inverse document frequency on a scale from 0 to 1. */
function rarity(articles: number, total: number): number {
  return articles <= 1 || total <= 1 ? 1 : Math.max(0, Math.log(total / articles) / Math.log(total));
}

/** Outcomes, people and general procedures make a question of their own only together: "mortality in intensive care". */
const MIN_TOGETHER = 2;

/** Sees to it that something is required of an answer; a question that names nothing at all has no topics. */
function withSomethingRequired(topics: Topic[]): Topic[] {
  if (topics.some((topic) => topic.required)) return topics;
  const named = topics.filter((topic) => topic.kind !== 'word' && topic.kind !== 'number');
  if (named.length >= MIN_TOGETHER) {
    return topics.map((topic) => (named.includes(topic) ? { ...topic, required: true, weight: 1 } : topic));
  }
  const words = topics.filter((topic) => topic.kind === 'word');
  const isEnough = words.some((topic) => topic.weight >= COMMON_WEIGHT) || (named.length > 0 && words.length > 0);
  return isEnough ? topics : [];
}
