import { LRUCache } from 'lru-cache';
import type { Concept } from '../lexicon/lexicon-concepts.ts';
import { termPatterns, topicStrength, type TermPattern } from '../matching/match-article.ts';
import { matchableText } from '../matching/matchable-text.ts';
import { questionKnowledge } from '../question-knowledge.ts';
import { topicFromConcept } from '../topic-from.ts';

const prepared = new LRUCache<string, readonly TermPattern[]>({ max: 500 });
let byName: ReadonlyMap<string, Concept> | undefined;

function patternsFor(name: string): readonly TermPattern[] {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  const knowledge = questionKnowledge();
  byName ??= new Map([...knowledge.concepts.values()].map((concept) => [concept.terms.en[0] ?? '', concept]));
  const concept = byName.get(name);
  const patterns =
    concept === undefined
      ? termPatterns({ kind: 'word', terms: [{ text: name, weight: 1 }] })
      : termPatterns(topicFromConcept({ concept, surface: name }, knowledge));
  prepared.set(name, patterns);
  return patterns;
}

/** Says of an English text whether it names what a question's frame calls a thing, by any of its names or those of something narrower. */
export function conceptNamer(text: string): (name: string) => boolean {
  const texts = [matchableText(text)];
  return (name) => topicStrength(texts, patternsFor(name)) > 0;
}
