import { UNREAD_STUDY, type Article } from '@footnote/domain';

/** A plain MEDLINE article; a test changes what it is about. */
export function articleFixture(changes: Partial<Article> = {}): Article {
  return {
    pmid: '1',
    version: 1,
    revised: '2020-01-01',
    origin: 'medline',
    doi: '',
    title: '',
    vernacularTitle: '',
    authors: [],
    journal: { title: '', abbreviation: '', issn: '' },
    book: null,
    publicationDate: '',
    publicationTypes: [],
    languages: ['eng'],
    abstract: [],
    mesh: [],
    keywords: [],
    ...UNREAD_STUDY,
    notices: [],
    ...changes,
  };
}
