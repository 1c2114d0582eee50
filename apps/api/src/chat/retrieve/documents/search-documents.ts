import {
  matchableText,
  questionKnowledge,
  scorePassages,
  unsaidParts,
  type AskedOfPassages,
  type ScoredPassage,
} from '@footnote/literature';
import type { FoundPassage } from '../../documents.ports.ts';
import type { FoundDocument } from './document-article.ts';

/** Finds passages for a question: in all that is searched, or in these documents alone. */
export type FindPassages = (question: string, documents?: readonly string[]) => Promise<FoundPassage[]>;

/** A passage, and how well it answers beside the others of its document. */
export interface ReadPassage extends FoundPassage {
  read: ScoredPassage;
}

/** Documents that are looked into. */
const MOST_DOCUMENTS = 12;
/** Passages that stand for a document: about as much text as an abstract has. */
const MOST_PASSAGES = 8;
/** Passages in which a word of the question is looked for. */
const MOST_COMPARED = 250;

/** The documents that say most of a question, each with its passages that answer it best. Rejects as the document index's searches do. */
export async function searchDocuments(
  find: FindPassages,
  asked: Omit<AskedOfPassages, 'knowledge'>,
): Promise<FoundDocument[]> {
  const best = bestOfEach(await find(asked.question));
  if (best.size === 0) return [];
  // Where in a document the answer stands is told by all that it says of the question, not by what its source has most of.
  const passages = Map.groupBy(await find(asked.question, [...best.keys()]), ({ documentId }) => documentId);
  return [...best.values()].map((first) => foundDocument(first, passages.get(first.documentId) ?? [first], asked));
}

/** The best passage of each of the best documents, by their ids. */
function bestOfEach(passages: readonly FoundPassage[]): Map<string, FoundPassage> {
  const best = new Map<string, FoundPassage>();
  for (const passage of passages.toSorted((one, other) => other.score - one.score)) {
    if (best.size === MOST_DOCUMENTS) break;
    if (!best.has(passage.documentId)) best.set(passage.documentId, passage);
  }
  return best;
}

function foundDocument(
  { documentId, source, title, name, score }: FoundPassage,
  passages: readonly FoundPassage[],
  asked: Omit<AskedOfPassages, 'knowledge'>,
): FoundDocument {
  const scored = scorePassages(
    passages.map(({ text }) => text),
    { ...asked, knowledge: questionKnowledge() },
  );
  const called = title ?? name.replace(/\.pdf$/i, '');
  const whole = [called, ...passages.slice(0, MOST_COMPARED).map(({ text }) => text)].join('\n');
  return {
    documentId,
    source,
    title: called,
    unsaid: unsaidParts(matchableText(whole), asked.content),
    textScore: score,
    passages: passages
      .flatMap((passage, at) => {
        const read = scored[at];
        return read === undefined ? [] : [{ ...passage, read }];
      })
      .toSorted((one, other) => other.read.score - one.read.score)
      .slice(0, MOST_PASSAGES),
  };
}
