import type { QuestionKnowledge } from '../question-knowledge.ts';

/** How one concept stands to another, in the sense of SKOS; siblings share the concept directly above them. */
export type ConceptRelation = 'same' | 'narrower' | 'broader' | 'sibling' | 'none';

type Knowledge = Pick<QuestionKnowledge, 'concepts'>;

/** Every concept above one, nearest first. */
function ancestors(id: string, { concepts }: Knowledge): Set<string> {
  const found = new Set<string>();
  let level: readonly string[] = concepts.get(id)?.broader ?? [];
  while (level.length > 0) {
    const fresh = level.filter((one) => !found.has(one));
    for (const one of fresh) found.add(one);
    level = fresh.flatMap((one) => concepts.get(one)?.broader ?? []);
  }
  return found;
}

/** How the concept `id` stands to `other`: narrower where `other` is above it. */
export function conceptRelation(id: string, other: string, knowledge: Knowledge): ConceptRelation {
  if (id === other) return 'same';
  if (ancestors(id, knowledge).has(other)) return 'narrower';
  if (ancestors(other, knowledge).has(id)) return 'broader';
  const above = knowledge.concepts.get(id)?.broader ?? [];
  return above.some((one) => knowledge.concepts.get(other)?.broader.includes(one) === true) ? 'sibling' : 'none';
}
