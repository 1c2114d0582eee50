import { EMPTY_CITATION, type Citation, type StudyFrame } from '@footnote/domain';
import type { RankedSentence, StudyMatch } from '@footnote/literature';
import type { EvidenceSentence, NumberedEvidence } from '../chat.ports.ts';
import {
  bestPages,
  inReadingOrder,
  type FoundDocument,
  type ReadPassage,
} from '../retrieve/documents/document-article.ts';

/** Sentences of one page that an answer refers to. */
const MOST_SENTENCES = 3;
const SHORTEST_SENTENCE = 25;

/** What nobody read from a document: it may be a study or none. */
const NO_STUDY: StudyFrame = {
  design: 'unknown',
  sampleSize: null,
  population: { text: '', conditions: [], qualifiers: [] },
  arms: [],
  findings: [],
};

/** A sentence, the passage it stands in, and where in it. */
interface PassageSentence {
  passage: ReadPassage;
  at: number;
  sentence: EvidenceSentence;
}

export interface ReadDocumentInput {
  match: StudyMatch;
  /** Reads texts, joined by line breaks, as sentences of the question. */
  rank: (texts: readonly string[]) => readonly Omit<RankedSentence, 'part'>[];
  /** Whether a sentence may be quoted. */
  isQuotable: (text: string) => boolean;
}

/** The pages of a document that answer best, each a reference of its own; the best first. */
export function readDocument(document: FoundDocument, input: ReadDocumentInput): Omit<NumberedEvidence, 'n'>[] {
  const passages = inReadingOrder(document);
  const placed = placeIn(passages, input).toSorted((one, other) => other.sentence.relevance - one.sentence.relevance);
  const byPage = Map.groupBy(placed, ({ passage }) => passage.page);
  return bestPages(passages).flatMap((page) => {
    const onPage = byPage.get(page);
    return onPage === undefined ? [] : [pageEvidence(onPage.slice(0, MOST_SENTENCES), input.match)];
  });
}

/** The sentences of passages that may be quoted, each as likely to answer as it is beside the others of its document. */
function placeIn(passages: readonly ReadPassage[], { rank, isQuotable }: ReadDocumentInput): PassageSentence[] {
  let offset = 0;
  const begun = passages.map((passage) => {
    const begin = offset;
    offset += passage.text.length + 1;
    return { passage, begin };
  });
  const best = Math.max(...passages.flatMap(({ read }) => read.sentences.map(({ score }) => score)));
  return rank(passages.map(({ text }) => text)).flatMap((sentence) => {
    const place = begun.findLast(({ begin }) => begin <= sentence.start);
    if (place === undefined || sentence.text.length < SHORTEST_SENTENCE || !isQuotable(sentence.text)) return [];
    const at = sentence.start - place.begin;
    const score = place.passage.read.sentences.find(({ start }) => start === at)?.score ?? -Infinity;
    const relevance = Math.exp(score - best);
    return [{ passage: place.passage, at, sentence: { ...sentence, relevance, summary: relevance } }];
  });
}

function pageEvidence(onPage: readonly PassageSentence[], match: StudyMatch): Omit<NumberedEvidence, 'n'> {
  const passages = [...new Set(onPage.map(({ passage }) => passage))].toSorted((one, other) => one.start - other.start);
  const begins = new Map<ReadPassage, number>();
  let content = '';
  for (const passage of passages) {
    const before = content === '' ? '' : '\n';
    begins.set(passage, content.length + before.length);
    content += before + passage.text;
  }
  const sentences = onPage.map(({ passage, at, sentence }) => {
    const start = (begins.get(passage) ?? 0) + at;
    return { ...sentence, section: '', start, end: start + sentence.text.length };
  });
  const sections = passages.map(({ text }) => ({ label: '', text }));
  return { citation: pageCitation(passages, content), match, sections, study: NO_STUDY, sentences };
}

function pageCitation(passages: readonly ReadPassage[], content: string): Citation {
  const [first] = passages;
  if (first === undefined) throw new Error('A page without its passages.');
  const { documentId, page, name, title, source } = first;
  return {
    ...EMPTY_CITATION,
    id: `${documentId}:${page}`,
    type: 'pdf',
    title: title ?? name.replace(/\.pdf$/i, ''),
    source: source.name,
    source_id: source.id,
    document_id: documentId,
    document: name,
    page,
    content,
    boxes: passages.flatMap(({ boxes }) => boxes),
    ...(passages.some(({ isRecognised }) => isRecognised === true) ? { recognised: true } : {}),
  };
}
