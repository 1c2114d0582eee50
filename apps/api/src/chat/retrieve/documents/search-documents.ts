import {
  documentFigures,
  matchableText,
  questionKnowledge,
  scorePassages,
  unsaidParts,
  type AskedOfPassages,
} from '@footnote/literature';
import type { FoundPassage } from '../../documents.ports.ts';
import { bestPages, type FoundDocument, type ReadPassage } from './document-article.ts';

/** Finds passages for a question: in all that is searched, or in these documents alone. */
export type FindPassages = (question: string, documents?: readonly string[]) => Promise<FoundPassage[]>;

export interface AskedOfDocuments extends Omit<AskedOfPassages, 'knowledge'> {
  /** BCP 47 tag of the question's language. */
  language: string;
}

/** Documents that are looked into. */
const MOST_DOCUMENTS = 12;
/** Passages that stand for a document: about as much text as an abstract has. */
const MOST_PASSAGES = 8;
/** Passages in which a word of the question is looked for. */
const MOST_COMPARED = 250;
/** What a standard deviation of nearness adds to log-odds. Fitted with one model (all-MiniLM-L6-v2) on the open questions to documents; from 0.4 to 1.25 much the same. */
const MEANING_WEIGHT = 0.8;
/** Where cosines differ by less, no model means anything by it. */
const LEAST_DEVIATION = 0.002;
/** Standard deviations that count: one passage that stands out of many is not nearer for how many they are. */
const MOST_DEVIATIONS = 2.5;

/** The documents that say most of a question, each with its passages that answer it best. Rejects as the document index's searches do. */
export async function searchDocuments(
  find: FindPassages,
  asked: AskedOfDocuments,
): Promise<Omit<FoundDocument, 'article'>[]> {
  const best = bestOfEach(await find(asked.question));
  const leads = leadsOf([...best.values()]);
  if (best.size === 0) return [];
  // Where in a document the answer stands is told by all that it says of the question, not by what its source has most of.
  const passages = Map.groupBy(await find(asked.question, [...best.keys()]), ({ documentId }) => documentId);
  return [...best.values()].map((first) => ({
    ...foundDocument(first, passages.get(first.documentId) ?? [first], asked),
    lead: leads.get(first.documentId) ?? 0,
  }));
}

/** How far the first document of each source is ahead of the next there, given the best passage of each document, best first. */
function leadsOf(best: readonly FoundPassage[]): Map<string, number> {
  return new Map(
    [...Map.groupBy(best, ({ source }) => source.id).values()].flatMap(([first, next]) =>
      first === undefined ? [] : [[first.documentId, first.score - (next?.score ?? 0)] as const],
    ),
  );
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
  { documentId, source, title, dois, pmid, name, score }: FoundPassage,
  found: readonly FoundPassage[],
  asked: AskedOfDocuments,
): Omit<FoundDocument, 'article' | 'lead'> {
  const passages = found.toSorted((one, other) => one.page - other.page || one.start - other.start);
  const scored = scorePassages(passages, { ...asked, knowledge: questionKnowledge() });
  const read = weighedByMeaning(
    passages.flatMap((passage, at) => {
      const one = scored[at];
      return one === undefined ? [] : [{ ...passage, read: one }];
    }),
  );
  const called = title ?? name.replace(/\.pdf$/i, '');
  const whole = [called, ...found.slice(0, MOST_COMPARED).map(({ text }) => text)].join('\n');
  return {
    documentId,
    source,
    title: called,
    dois,
    pmid,
    unsaid: unsaidParts(matchableText(whole), asked.content),
    unnamed: asked.language === 'en' ? unnamedIn(whole, asked.question) : [],
    figures: documentFigures(
      read.map(({ page, read: { said } }) => ({ page, said })),
      asked.content,
    ),
    textScore: score,
    passages: bestPassages(read),
  };
}

/**
 * Passages in their order, scored by what they say and by how near they are in meaning, where that is known. What is near differs from model to
 * model, so that a passage is held against the others of its document; one without a vector is as near as the mean of them.
 */
export function weighedByMeaning(passages: readonly ReadPassage[]): ReadPassage[] {
  const near = passages.flatMap(({ nearness }) => nearness ?? []);
  const mean = near.reduce((sum, one) => sum + one, 0) / near.length;
  const deviation = Math.sqrt(near.reduce((sum, one) => sum + (one - mean) ** 2, 0) / near.length);
  if (!(deviation > LEAST_DEVIATION)) return [...passages];
  return passages.map((passage) => {
    const deviations = ((passage.nearness ?? mean) - mean) / deviation;
    const gained = MEANING_WEIGHT * Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, deviations));
    const sentences = passage.read.sentences.map((sentence) => ({ ...sentence, score: sentence.score + gained }));
    return { ...passage, read: { ...passage.read, score: passage.read.score + gained, sentences } };
  });
}

/** The best passages, the best of each page that is cited among them. */
function bestPassages(passages: readonly ReadPassage[]): ReadPassage[] {
  const ordered = passages.toSorted((one, other) => other.read.score - one.read.score);
  const firsts = bestPages(passages).flatMap((page) => ordered.find((one) => one.page === page) ?? []);
  const others = ordered.filter((one) => !firsts.includes(one)).slice(0, MOST_PASSAGES - firsts.length);
  return [...firsts, ...others].toSorted((one, other) => other.read.score - one.read.score);
}

/** A capital letter within a sentence: English writes names so, and nothing else. */
const NAME = /(?<=[\p{Ll}\p{N},) -] )\p{Lu}\p{Ll}{3,}|(?<=\p{Ll}-)\p{Lu}\p{Ll}{3,}/gu;
/** Letters by which a place and what comes from there are alike: Brazil, Brazilian. */
const STEM = 5;

function unnamedIn(text: string, question: string): string[] {
  const said = text.toLowerCase();
  const names = question.match(NAME) ?? [];
  return names.filter((name) => !said.includes(name.slice(0, STEM).toLowerCase()));
}
