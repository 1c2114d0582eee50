import type { InterfaceLanguage } from '@footnote/domain';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { isIntervention, type Reading, type Topic } from './topic.ts';

/** Words that point back at something said before. */
const POINTING_BACK: Record<InterfaceLanguage, RegExp> = {
  en: /\b(?:it|its|they|them|their|these|those|this|that|same|he|she|both)\b/i,
  nl: /\b(?:het|dit|dat|deze|die|ze|hetzelfde|ervan|daarvan|erbij)\b/i,
  es: /(?:^|\s)(?:ello|ellos|ella|este|esta|esto|estos|eso|ese|mismo|misma|también|lo)(?=\s|[?.!,]|$)/i,
  fr: /(?:^|\s)(?:il|elle|ils|elles|cela|ça|ce|cette|ces|même|aussi|y)(?=\s|[?.!,-]|$)/i,
  de: /\b(?:es|das|dies|dieser|diese|dieses|sie|er|ihn|davon|dabei|auch|dasselbe)\b/i,
  pt: /(?:^|\s)(?:ele|ela|eles|elas|isso|isto|este|esta|esse|essa|mesmo|mesma|também)(?=\s|[?.!,]|$)/i,
};

/** A question of at most this many words, with part of its topic missing, leans on what came before. */
const FRAGMENT_WORDS = 4;

/** True when a question opens as a continuation ("and in women?", "what about …"). */
export function opensAsFollowUp(question: string, language: InterfaceLanguage, knowledge: QuestionKnowledge): boolean {
  const spoken = question
    .toLowerCase()
    .replace(/[¿¡?!.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [language, 'en' as const].some((candidate) =>
    [...knowledge.words[candidate].follow].some((opener) => {
      const phrase = opener.replace(/[¿¡]/g, '').trim();
      return phrase !== '' && (spoken === phrase || spoken.startsWith(`${phrase} `));
    }),
  );
}

/** How firmly a question leans on the one before it. */
export type Leaning = 'alone' | 'may-lean' | 'leans';

/** Judges whether a question can be read without what came before. */
export function leaning(
  question: string,
  topics: readonly Topic[],
  language: InterfaceLanguage,
  knowledge: QuestionKnowledge,
): Leaning {
  const required = topics.filter((topic) => topic.required);
  const complete = required.some(isIntervention) && required.some((topic) => topic.kind === 'condition');
  if (complete) return 'alone';
  if (required.length === 0 || opensAsFollowUp(question, language, knowledge)) return 'leans';
  if (POINTING_BACK[language].test(question)) return 'leans';
  const words = question.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words <= FRAGMENT_WORDS ? 'leans' : 'may-lean';
}

function withoutMark(question: string): string {
  return question.trim().replace(/[\s?!.…¿¡]+$/u, '');
}

function joinText(previous: Reading, question: string, dropped: readonly Topic[], added: readonly Topic[]): string {
  const [out] = dropped;
  const [into] = added;
  const swaps = dropped.length === 1 && added.length === 1 && out !== undefined && into !== undefined;
  if (swaps && previous.question.includes(out.surface)) return previous.question.replace(out.surface, into.surface);
  return `${withoutMark(previous.question)} – ${question.trim()}`;
}

/** Joins a follow-up with the reading it follows; the first result is the most likely meaning. */
export function joinFollowUp(previous: Reading, question: string, topics: readonly Topic[]): Reading[] {
  const newInterventions = topics.filter(isIntervention);
  const newConditions = topics.filter((topic) => topic.kind === 'condition');
  const isReplaced = (topic: Topic, replaceConditions: boolean): boolean => {
    if (topics.some((added) => added.id === topic.id)) return true;
    if (isIntervention(topic)) return newInterventions.length > 0;
    if (topic.kind === 'condition') return replaceConditions && newConditions.length > 0;
    if (topic.kind === 'word') return newInterventions.length + newConditions.length > 0 && !topic.required;
    return topics.some((added) => added.kind === topic.kind);
  };
  const join = (replaceConditions: boolean): Reading => {
    const dropped = previous.topics.filter((topic) => isReplaced(topic, replaceConditions));
    const kept = previous.topics.filter((topic) => !dropped.includes(topic));
    return { question: joinText(previous, question, dropped, topics), topics: [...kept, ...topics] };
  };
  const both = {
    question: `${withoutMark(previous.question)} – ${question.trim()}`,
    topics: unite(previous.topics, topics),
  };
  const readings = newConditions.length > 0 ? [join(false), join(true)] : [join(false)];
  return newInterventions.length > 0 ? [...readings, both] : readings;
}

function unite(previous: readonly Topic[], topics: readonly Topic[]): Topic[] {
  return [...previous.filter((topic) => !topics.some((added) => added.id === topic.id)), ...topics];
}
