import type { InterfaceLanguage } from '@footnote/domain';
import { withoutEnd } from '@footnote/domain/core';
import { countWords } from './lexicon/normal-form.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { isIntervention, isTreated, type Reading, type Topic } from './topic.ts';

/** Small words that go on from what was said. */
const GOES_ON: Record<InterfaceLanguage, RegExp> = {
  en: /^(?:and|but|or|also|then)\b/,
  nl: /^(?:en|maar|of|ook|dan)\b/,
  es: /^(?:y|e|pero|o|también)\s/,
  fr: /^(?:et|mais|ou|aussi)\b/,
  de: /^(?:und|aber|oder|auch)\b/,
  pt: /^(?:e|mas|ou|também)\s/,
};

/** Words that point back at something said before. */
const POINTING_BACK: Record<InterfaceLanguage, RegExp> = {
  en: /\b(?:it|its|they|them|their|these|those|this|that|same|he|she|both)\b/i,
  nl: /\b(?:het|dit|dat|deze|die|ze|hetzelfde|ervan|daarvan|erbij)\b/i,
  es: /(?:^|\s)(?:ello|ellos|ella|este|esta|esto|estos|eso|ese|mismo|misma|también|lo)(?=\s|[?.!,]|$)/i,
  fr: /(?:^|\s)(?:il|elle|ils|elles|cela|ça|ce|cette|ces|même|aussi|y)(?=\s|[?.!,-]|$)/i,
  de: /\b(?:es|das|dies|dieser|diese|dieses|sie|er|ihn|davon|dabei|auch|dasselbe)\b/i,
  pt: /(?:^|\s)(?:ele|ela|eles|elas|isso|isto|este|esta|esse|essa|mesmo|mesma|também)(?=\s|[?.!,]|$)/i,
};

const ASIDE_WEIGHT = 0.2;
/** A word outside the lexicon that weighs this much is rare enough to be a subject. */
const OWN_SUBJECT_WEIGHT = 0.9;

/** Wishes for another form of the last answer. */
const ABOUT_THE_ANSWER =
  /\b(?:table|summar\w+|simpler|simply|plain|shorter|longer|bullets?|explain|detail\w*|tabel|samenvat\w*|eenvoudig\w*|korter|tabla|resum\w+|sencill\w+|tableau|résum\w+|simple\w*|tabelle|zusammenfass\w*|einfach\w*|kürzer|tabela)\b/iu;
/** Words addressed to whoever answers: small talk, when nothing else is said. */
const TO_THE_OTHER = /\b(?:you|your|je|jij|u|tú|usted|vous|tu|du|sie|você|thanks?|hello|hi|lol|ok)\b/i;

/** A question of at most this many words, with part of its topic missing, leans on what came before. */
const FRAGMENT_WORDS = 4;

/** True when a question opens as a continuation ("and in women?", "what about …"). */
export function startsAsFollowUp(question: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): boolean {
  const spoken = question
    .toLowerCase()
    .replace(/[¿¡?!.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (GOES_ON[language].test(spoken)) return true;
  return [language, 'en' as const].some((candidate) =>
    [...knowledge.words[candidate].follow].some((opener) => {
      const phrase = opener.replace(/[¿¡]/g, '').trim();
      return phrase !== '' && (spoken === phrase || spoken.startsWith(`${phrase} `));
    }),
  );
}

/**
 * True when words without a topic still ask about what was said ("how large was that trial?", "and then?"), unlike small
 * talk and questions about something else ("how are you?", "what about the weather?").
 */
export function continuesTopic(question: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): boolean {
  if (hasBackReference(question, language)) return true;
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const is = (word: string, wordClass: 'function' | 'question' | 'study') =>
    knowledge.words[language][wordClass].has(word) || knowledge.words.en[wordClass].has(word);
  if (words.some((word) => is(word, 'study')) || ABOUT_THE_ANSWER.test(question)) return true;
  const isElliptic = words.length > 0 && words.every((word) => is(word, 'function') || is(word, 'question'));
  return isElliptic && (startsAsFollowUp(question, language, knowledge) || !TO_THE_OTHER.test(question));
}

/** How firmly a question leans on the one before it. */
export type FollowUpKind = 'alone' | 'may-lean' | 'leans';

/** Judges whether a question can be read without what came before. */
export function followUpKind(
  question: string,
  topics: readonly Topic[],
  language: InterfaceLanguage,
  knowledge: QuestionKnowledge,
): FollowUpKind {
  const required = topics.filter((topic) => topic.required);
  const complete = required.some(isIntervention) && required.some(isTreated);
  if (complete) return 'alone';
  if (startsAsFollowUp(question, language, knowledge)) return 'leans';
  if (required.length === 0) return leansWithout(question, topics, language) ? 'leans' : 'alone';
  if (hasBackReference(question, language)) return 'leans';
  return countWords(question) <= FRAGMENT_WORDS ? 'leans' : 'may-lean';
}

/** With nothing required, a question leans unless it has a subject of its own that only this question names. */
function leansWithout(question: string, topics: readonly Topic[], language: InterfaceLanguage): boolean {
  const named = topics.some((topic) => topic.kind !== 'word' && topic.kind !== 'number');
  return named || hasBackReference(question, language) || !topics.some((topic) => topic.weight >= OWN_SUBJECT_WEIGHT);
}

function withoutMark(question: string): string {
  return withoutEnd(question.trim(), /[\s?!.…¿¡]/);
}

function joinText(previous: Reading, question: string, dropped: readonly Topic[], added: readonly Topic[]): string {
  const [out] = dropped;
  const [into] = added;
  const swaps = dropped.length === 1 && added.length === 1 && out !== undefined && into !== undefined;
  if (swaps && previous.question.includes(out.surface))
    return previous.question.replace(out.surface, () => into.surface);
  return `${withoutMark(previous.question)} – ${question.trim()}`;
}

/** True when a question points back at what was said ("does it also help …"), and so asks about something new of the same thing. */
export function hasBackReference(question: string, language: InterfaceLanguage): boolean {
  return POINTING_BACK[language].test(question);
}

/**
 * Joins a follow-up with the reading it follows; the first result is the most likely meaning. A new condition narrows the
 * old one ("and in diabetes?") unless the question points back at the intervention ("does it help in diabetes?").
 */
export function joinFollowUp(
  previous: Reading,
  question: string,
  topics: readonly Topic[],
  replacesFirst: boolean,
): Reading[] {
  const requiredTopics = topics.filter((topic) => topic.required).map((topic) => topic.id);
  const newInterventions = topics.filter(isIntervention);
  const newConditions = topics.filter(isTreated);
  const isReplaced = (topic: Topic, replaceConditions: boolean): boolean => {
    if (topics.some((added) => added.id === topic.id)) return true;
    if (isIntervention(topic)) return newInterventions.length > 0;
    if (isTreated(topic)) return replaceConditions && newConditions.length > 0;
    if (topic.kind === 'word') return newInterventions.length + newConditions.length > 0 && !topic.required;
    return topics.some((added) => added.kind === topic.kind);
  };
  const join = (replaceConditions: boolean): Reading => {
    const dropped = previous.topics.filter((topic) => isReplaced(topic, replaceConditions));
    const kept = previous.topics.filter((topic) => !dropped.includes(topic));
    return {
      question: joinText(previous, question, dropped, topics),
      topics: [...kept, ...topics.map(asAside)],
      optionalTerms: previous.optionalTerms,
      requiredTopics,
    };
  };
  const words = topics.filter((topic) => topic.kind === 'word');
  const aboutWords =
    replacesFirst && newConditions.length === 0 && newInterventions.length === 0 && words.length > 0
      ? [{ ...join(false), topics: [...previous.topics.filter(isIntervention), ...topics.map(insistOnWords)] }]
      : [];
  const both = {
    question: `${withoutMark(previous.question)} – ${question.trim()}`,
    topics: unite(previous.topics, topics),
    optionalTerms: previous.optionalTerms,
    requiredTopics,
  };
  const narrowed = newConditions.length > 0 ? [join(replacesFirst), join(!replacesFirst)] : [join(false)];
  const readings = [...aboutWords, ...narrowed];
  if (newInterventions.length === 0) return readings;
  // "Is it better than surgery?" keeps what it points at beside what it names.
  return replacesFirst ? [both, ...readings] : [...readings, both];
}

/** Words of a follow-up outside the lexicon ("how quickly?") help to rank what the question before it is about. */
function asAside(topic: Topic): Topic {
  return topic.kind === 'word' && !topic.required ? { ...topic, weight: Math.min(topic.weight, ASIDE_WEIGHT) } : topic;
}

/** "Does it help kidneys?": a word that is no term of the lexicon still names what is asked about. */
function insistOnWords(topic: Topic): Topic {
  return topic.kind === 'word' ? { ...topic, required: true, weight: 1 } : topic;
}

function unite(previous: readonly Topic[], topics: readonly Topic[]): Topic[] {
  return [...previous.filter((topic) => !topics.some((added) => added.id === topic.id)), ...topics];
}
