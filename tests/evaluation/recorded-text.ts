import type { RecordedArticle } from '@footnote/literature';

/** A record of which nothing but title and abstract is known, as lists of abstracts give them. */
export function recordedText(text: { pmid: string; title: string; abstract: string }): RecordedArticle {
  return {
    pmid: text.pmid,
    version: 1,
    revised: '',
    origin: 'list',
    doi: '',
    title: text.title,
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: '' },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: [],
    abstract: [{ label: '', text: text.abstract }],
    mesh: [],
    keywords: [],
    notices: [],
  };
}
