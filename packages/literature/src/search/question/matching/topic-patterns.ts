import { termPatterns, type TermPattern } from './match-article.ts';
import type { Topic } from '../topic.ts';

/** What stands between two names of what is asked about, where either will do: "hepatitis / liver injury", "bloating or wind". */
const EITHER = /^\s*(?:\/|,? ?(?:or|and\/or))\s*(?:an? |the |any )?$/i;

function areAlternatives(question: string, one: Topic, other: Topic): boolean {
  if (!isAffliction(one) || !isAffliction(other)) return false;
  const lower = question.toLowerCase();
  const start = lower.indexOf(one.surface.toLowerCase());
  if (start < 0) return false;
  const end = start + one.surface.length;
  const next = lower.indexOf(other.surface.toLowerCase(), end);
  return next >= 0 && EITHER.test(question.slice(end, next));
}

/** Of treatments that stand side by side each has to be studied; of what somebody has or fears, one is enough. */
function isAffliction({ kind }: Topic): boolean {
  return kind === 'condition' || kind === 'outcome';
}

/** Patterns by which each topic of a question is found in a text, in the order of the topics: those of its alternatives among them. */
export function topicPatterns(question: string, topics: readonly Topic[]): TermPattern[][] {
  const own = topics.map(termPatterns);
  return topics.map((topic, at) => [
    ...(own[at] ?? []),
    ...topics.flatMap((other, index) =>
      other !== topic && (areAlternatives(question, topic, other) || areAlternatives(question, other, topic))
        ? (own[index] ?? [])
        : [],
    ),
  ]);
}
