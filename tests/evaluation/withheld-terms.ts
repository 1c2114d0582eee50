import { createHash } from 'node:crypto';
import { loadLexicon, prepareKnowledge, type QuestionKnowledge } from '@footnote/literature';

/** Of this many concepts, as a share of the terms that are withheld, every term is withheld. */
const WHOLE_CONCEPTS = 0.5;

/**
 * What the product would know with a share of the lexicon's English terms withheld, and some concepts with all of theirs: to a new
 * question it is as incomplete, while it was widened by the words of every question that models learn from. The same terms every time.
 */
export function withheldKnowledge(share: number): QuestionKnowledge {
  const lexicon = loadLexicon();
  const concepts = lexicon.concepts.map((concept) => {
    const isUnknown = chance(concept.id) < share * WHOLE_CONCEPTS;
    const known = ([first = '', ...others]: readonly string[]) => [
      first,
      ...others.filter((term) => chance(`${concept.id} ${term}`) >= share),
    ];
    return { ...concept, terms: { ...concept.terms, en: isUnknown ? [] : known(concept.terms.en) } };
  });
  return prepareKnowledge({ ...lexicon, concepts });
}

/** A number from 0 to 1 that is the same for the same text. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
