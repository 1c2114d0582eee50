import { articleToCitation, EMPTY_CITATION, readStudyFrame, type Citation, type StudyFrame } from '@footnote/domain';
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

/** What nobody read from a document that is no article of the literature: it may be a study or none. */
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
  /** How long it is there. */
  length: number;
  sentence: EvidenceSentence;
  /** Whether it is quoted as it stands there. */
  isWhole: boolean;
}

export interface ReadDocumentInput {
  match: StudyMatch;
  /** Reads texts, joined by line breaks, as sentences of the question. */
  rank: (texts: readonly string[]) => readonly Omit<RankedSentence, 'part'>[];
  /** What of a sentence may be quoted, itself as it stands or less; null where nothing may. */
  quotation: (text: string) => string | null;
}

/** The pages of a document that answer best, each a reference of its own, the best first; of a retracted one the best alone, to be named. */
export function readDocument(document: FoundDocument, input: ReadDocumentInput): Omit<NumberedEvidence, 'n'>[] {
  const passages = inReadingOrder(document);
  const ofArticle = articleFacts(document);
  const { match } = input;
  if (ofArticle.citation.retracted) {
    const [best] = bestPages(passages);
    return [
      {
        ...pageOf(
          passages.filter(({ page }) => page === best),
          ofArticle,
        ),
        match,
        sentences: [],
      },
    ];
  }
  const placed = placeIn(passages, input).toSorted((one, other) => other.sentence.relevance - one.sentence.relevance);
  const byPage = Map.groupBy(placed, ({ passage }) => passage.page);
  return bestPages(passages).flatMap((page) => {
    const onPage = byPage.get(page) ?? [];
    const whole = onPage.filter(({ isWhole }) => isWhole);
    // What a page says of other work alone is better quoted without its reference numbers than not found.
    const quoted = (whole.length > 0 ? whole : onPage).slice(0, MOST_SENTENCES);
    return quoted.length === 0 ? [] : [{ ...pageEvidence(quoted, ofArticle), match }];
  });
}

/** The sentences of passages that may be quoted, each as likely to answer as it is beside the others of its document. */
function placeIn(passages: readonly ReadPassage[], { rank, quotation }: ReadDocumentInput): PassageSentence[] {
  let offset = 0;
  const begun = passages.map((passage) => {
    const begin = offset;
    offset += passage.text.length + 1;
    return { passage, begin };
  });
  const best = Math.max(...passages.flatMap(({ read }) => read.sentences.map(({ score }) => score)));
  return rank(passages.map(({ text }) => text)).flatMap((sentence) => {
    const place = begun.findLast(({ begin }) => begin <= sentence.start);
    const text = quotation(sentence.text);
    if (place === undefined || text === null || text.length < SHORTEST_SENTENCE) return [];
    const at = sentence.start - place.begin;
    const score = place.passage.read.sentences.find(({ start }) => start === at)?.score ?? -Infinity;
    const relevance = Math.exp(score - best);
    return [
      {
        passage: place.passage,
        at,
        length: sentence.text.length,
        sentence: { ...sentence, text, relevance, summary: relevance },
        isWhole: text === sentence.text,
      },
    ];
  });
}

/** What the literature knows of a document: the notices of its article, and what kind of study it is. */
interface ArticleFacts {
  citation: Pick<Citation, 'pmid' | 'doi' | 'ml_n' | 'retracted' | 'corrected' | 'concern' | 'notices'>;
  study: StudyFrame;
}

const NO_ARTICLE: ArticleFacts = {
  citation: { pmid: '', doi: '', ml_n: null, retracted: false, corrected: false, concern: false, notices: [] },
  study: NO_STUDY,
};

function articleFacts({ article }: Pick<FoundDocument, 'article'>): ArticleFacts {
  if (article === null) return NO_ARTICLE;
  const { pmid, doi, ml_n, retracted, corrected, concern, notices } = articleToCitation(article);
  const { design, sampleSize } = readStudyFrame(article);
  return {
    citation: { pmid, doi, ml_n, retracted, corrected, concern, notices },
    study: { ...NO_STUDY, design, sampleSize },
  };
}

/** The text of some passages of one page, and where each of them begins in it. */
function joinPassages(passages: readonly ReadPassage[]): { content: string; begins: Map<ReadPassage, number> } {
  const begins = new Map<ReadPassage, number>();
  let content = '';
  for (const passage of passages) {
    const before = content === '' ? '' : '\n';
    begins.set(passage, content.length + before.length);
    content += before + passage.text;
  }
  return { content, begins };
}

function pageOf(
  passages: readonly ReadPassage[],
  { citation, study }: ArticleFacts,
): Pick<NumberedEvidence, 'citation' | 'sections' | 'study'> {
  const { content } = joinPassages(passages);
  const sections = passages.map(({ text }) => ({ label: '', text }));
  return { citation: { ...pageCitation(passages, content), ...citation }, sections, study };
}

function pageEvidence(
  onPage: readonly PassageSentence[],
  ofArticle: ArticleFacts,
): Omit<NumberedEvidence, 'n' | 'match'> {
  const passages = [...new Set(onPage.map(({ passage }) => passage))].toSorted((one, other) => one.start - other.start);
  const { begins } = joinPassages(passages);
  const sentences = onPage.map(({ passage, at, length, sentence }) => {
    const start = (begins.get(passage) ?? 0) + at;
    return { ...sentence, section: '', start, end: start + length };
  });
  return { ...pageOf(passages, ofArticle), sentences };
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
