import type { ArticleWithContext } from '@footnote/domain';
import type { ContentPart, DocumentFigures, ScoredPassage } from '@footnote/literature';
import type { FoundPassage } from '../../documents.ports.ts';

/** A passage, and how well it answers beside the others of its document. */
export interface ReadPassage extends FoundPassage {
  read: ScoredPassage;
}

/** A document that was found for a question, and the passages of it that answer best. */
export interface FoundDocument {
  documentId: string;
  source: ReadPassage['source'];
  /** What users call it: its title, else the name of its file. */
  title: string;
  /** BM25 of its best passage relative to the best of its source, 0 to 1. */
  textScore: number;
  /** The best first. */
  passages: readonly ReadPassage[];
  /** Parts of the question that nothing found in it says, the weightiest first. */
  unsaid: readonly ContentPart[];
  /** How much of the question it says, by place. */
  figures: DocumentFigures;
  /** Names of the question that it never says: of a place, a programme, a remedy. */
  unnamed: readonly string[];
}

/** The passages in the order a reader meets them. */
export function inReadingOrder({ passages }: Pick<FoundDocument, 'passages'>): ReadPassage[] {
  return passages.toSorted((one, other) => one.page - other.page || one.start - other.start);
}

/**
 * A document as questions are compared with it: an article whose abstract is what was found in it. Nobody knows its design, size
 * or people, so that none is named; its passages count as findings, for no introduction was printed with them to be told apart.
 */
export function documentArticle(document: FoundDocument): ArticleWithContext {
  const passages = inReadingOrder(document);
  return {
    pmid: document.documentId,
    version: 1,
    // Tells apart what was found of it for different questions.
    revised: passages.map(({ page, start }) => `${page}:${start}`).join(' '),
    origin: 'list',
    doi: '',
    title: document.title,
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: '' },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: [],
    abstract: passages.map(({ text }) => ({ label: 'RESULTS', text })),
    mesh: [],
    keywords: [],
    studyType: 'misc',
    sampleSize: null,
    population: '',
    intervention: '',
    comparison: '',
    outcome: '',
    bottomLine: '',
    notices: [],
    impact: null,
  };
}
