import type { Citation } from './citation.schema.ts';

const EMPTY: Citation = {
  id: '1',
  type: 'pubmed',
  pmid: '1',
  title: '',
  abstract: '',
  first_author: '',
  authors: [],
  journal: '',
  impact_factor: null,
  publication_date: '',
  date: '',
  doi: '',
  url: '',
  path: '',
  source: 'pubmed',
  page: null,
  document_id: '',
  document: '',
  content: '',
  ml_p: '',
  ml_i: '',
  ml_c: '',
  ml_o: '',
  ml_b: '',
  ml_n: null,
  ml_type: 'misc',
  impact_quartile: null,
  impact_source: '',
  retracted: false,
  corrected: false,
  concern: false,
  notices: [],
  summarised: false,
};

/** A reference with the given fields; everything else is empty. */
export function citationFixture(fields: Partial<Citation> = {}): Citation {
  return { ...EMPTY, ...fields };
}
