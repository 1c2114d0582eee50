import { termPatterns, type TermPattern } from './match-article.ts';
import type { Topic } from '../topic.ts';

/** What stands between two names of what is asked about, where either will do: "hepatitis / liver injury", "bloating or wind". */
const EITHER = /^\s*(?:\/|,? ?(?:or|and\/or))\s*(?:an? |the |any )?$/i;

/** Of treatments that stand side by side each has to be studied; of what somebody has or fears, one is enough. */
function isAffliction({ kind }: Topic): boolean {
  return kind === 'condition' || kind === 'outcome';
}

/** The alternatives of a question, each with the one that stands behind it. */
function alternativesIn(question: string, topics: readonly Topic[]): (readonly [Topic, Topic])[] {
  const lower = question.toLowerCase();
  const afflictions = topics.filter(isAffliction).map((topic) => ({ topic, surface: topic.surface.toLowerCase() }));
  return afflictions.flatMap(({ topic, surface }) => {
    const start = lower.indexOf(surface);
    const end = start + surface.length;
    return afflictions.flatMap((other) => {
      const next = start < 0 || other.topic === topic ? -1 : lower.indexOf(other.surface, end);
      return next >= 0 && EITHER.test(question.slice(end, next)) ? [[topic, other.topic] as const] : [];
    });
  });
}

/** Patterns by which each topic of a question is found in a text, in the order of the topics: those of its alternatives among them. */
export function topicPatterns(question: string, topics: readonly Topic[]): TermPattern[][] {
  const own = new Map(topics.map((topic) => [topic, termPatterns(topic)]));
  const pairs = alternativesIn(question, topics);
  return topics.map((topic) => {
    const alternatives = pairs.filter((pair) => pair.includes(topic)).flat();
    return [...new Set([topic, ...alternatives])].flatMap((one) => own.get(one) ?? []);
  });
}
