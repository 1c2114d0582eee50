import type { Article } from '@footnote/domain';

const PLAIN: Article = {
  pmid: '1',
  version: 1,
  revised: '',
  origin: 'medline',
  doi: '',
  title: '',
  vernacularTitle: '',
  authors: [],
  journal: { title: '', abbreviation: '', issn: '' },
  book: null,
  publicationDate: '2020',
  publicationTypes: [],
  languages: ['eng'],
  abstract: [],
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
};

/** An article of which every text is this one. */
export function articleOf(text: string) {
  return {
    ...PLAIN,
    impact: null,
    title: text,
    abstract: [{ label: '', text }],
    keywords: [text],
    authors: [{ lastname: text, firstname: text }],
    journal: { title: text, abbreviation: text, issn: '' },
    population: text,
    intervention: text,
    comparison: text,
    outcome: text,
    bottomLine: text,
    pages: text,
    volume: text,
    notices: [{ kind: 'corrected_by', pmid: '', note: text }] as const,
  };
}
