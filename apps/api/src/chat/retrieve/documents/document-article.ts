import type { ArticleWithContext } from '@footnote/domain';
import type { FoundPassage } from '../../documents.ports.ts';

/** The passages of a document that were found for a question, the best first. */
export type FoundDocument = readonly [FoundPassage, ...FoundPassage[]];

/** Passages of a document that stand for it: about as much text as an abstract has. */
const MOST_PASSAGES = 8;

/** Groups passages by their document; documents in the order of their best passages. */
export function documentsOf(passages: readonly FoundPassage[]): FoundDocument[] {
  const sorted = passages.toSorted((one, other) => other.score - one.score);
  return [...Map.groupBy(sorted, ({ documentId }) => documentId).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others.slice(0, MOST_PASSAGES - 1)] satisfies FoundDocument],
  );
}

/** The passages in the order a reader meets them. */
export function inReadingOrder(document: FoundDocument): FoundPassage[] {
  return document.toSorted((one, other) => one.page - other.page || one.start - other.start);
}

/** What users call a document: its title, else the name of its file. */
export function documentTitle({ title, name }: FoundPassage): string {
  return title ?? name.replace(/\.pdf$/i, '');
}

/**
 * A document as questions are compared with it: an article whose abstract is what was found in it. Nobody knows its design, size
 * or people, so that none is named; its passages count as findings, for no introduction was printed with them to be told apart.
 */
export function documentArticle(document: FoundDocument): ArticleWithContext {
  const [best] = document;
  return {
    pmid: best.documentId,
    version: 1,
    // Tells apart what was found of it for different questions.
    revised: inReadingOrder(document)
      .map(({ page, start }) => `${page}:${start}`)
      .join(' '),
    origin: 'list',
    doi: '',
    title: documentTitle(best),
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: '' },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: [],
    abstract: inReadingOrder(document).map(({ text }) => ({ label: 'RESULTS', text })),
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
