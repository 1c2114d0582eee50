import { findTopics } from '../find-topics.ts';
import type { QuestionKnowledge } from '../question-knowledge.ts';
import { conceptRelation } from './concept-relations.ts';
import type { AskedFrame } from './read-question-frame.ts';

const LONGEST_TITLE = 300;

/** A drug that a title names where it names none of those a question asks about, and what was asked; null where it does not. */
export function otherDrug(
  title: string,
  { parts }: Pick<AskedFrame, 'parts'>,
  knowledge: QuestionKnowledge,
): { asked: string; studied: string } | null {
  const asked = parts.filter(
    ({ role, topic }) => role === 'intervention' && (topic.kind === 'drug' || topic.kind === 'drug-class'),
  );
  const [first] = asked;
  if (first === undefined) return null;
  const named = findTopics(title.slice(0, LONGEST_TITLE), 'en', knowledge).concepts.filter(
    ({ concept }) => concept.kind === 'drug' || concept.kind === 'drug-class',
  );
  const isAsked = named.some(({ concept }) =>
    asked.some(({ topic }) => !['none', 'sibling'].includes(conceptRelation(concept.id, topic.id, knowledge))),
  );
  const [other] = named;
  return isAsked || other === undefined ? null : { asked: first.topic.surface, studied: other.surface };
}
