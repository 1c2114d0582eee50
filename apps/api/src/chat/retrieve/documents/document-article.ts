import { UNREAD_STUDY, type ArticleWithContext } from '@footnote/domain';
import type { ContentPart, DocumentFigures, ScoredPassage } from '@footnote/literature';
import type { FoundPassage } from '../../documents.ports.ts';

/** A passage, and how well it answers beside the others of its document. */
export interface ReadPassage extends FoundPassage {
  read: ScoredPassage;
}

/** A document that was found for a question, and the passages of it that answer best. */
export interface FoundDocument extends Pick<FoundPassage, 'dois' | 'pmid'> {
  documentId: string;
  source: ReadPassage['source'];
  /** What users call it: its title, else the name of its file. */
  title: string;
  /** BM25 of its best passage relative to the best of its source, 0 to 1. */
  textScore: number;
  /** How far the next document of its source is behind it by that, 0 to 1; 0 where it is not the first. */
  lead: number;
  /** The best first. */
  passages: readonly ReadPassage[];
  /** Parts of the question that nothing found in it says, the weightiest first. */
  unsaid: readonly ContentPart[];
  /** How much of the question it says, by place. */
  figures: DocumentFigures;
  /** Names of the question that it never says: of a place, a programme, a remedy. */
  unnamed: readonly string[];
  /** The article of the literature that it is; null where it is none that is known. */
  article: ArticleWithContext | null;
}

/** Pages of one document that an answer refers to. */
const CITED_PAGES = 4;
/** One more is cited where it is at least this share of the last of these: which of the two answers is as good as unknown. */
const ALIKE = 0.3;
/** How much further passages of a page add to its best one: little, unless they are nearly as good. */
const SOFTNESS = 0.5;

/** The pages that answer best, the best first: each as good as its best passage, and better where others are nearly so. */
export function bestPages(passages: readonly ReadPassage[]): number[] {
  const best = Math.max(...passages.map(({ read }) => read.score));
  const ordered = [...Map.groupBy(passages, ({ page }) => page)]
    .map(([page, onPage]) => ({
      page,
      score: onPage.reduce((sum, { read }) => sum + Math.exp((read.score - best) / SOFTNESS), 0),
    }))
    .toSorted((one, other) => other.score - one.score);
  const [last, next] = ordered.slice(CITED_PAGES - 1);
  const isAlike = last !== undefined && next !== undefined && next.score >= ALIKE * last.score;
  return ordered.slice(0, isAlike ? CITED_PAGES + 1 : CITED_PAGES).map(({ page }) => page);
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
    ...UNREAD_STUDY,
    // A paper of the same study is no sounder for being a file.
    notices: document.article?.notices ?? [],
    impact: null,
  };
}
