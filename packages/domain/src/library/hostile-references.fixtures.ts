import { citationFixture } from '../literature/citation.fixtures.ts';
import { arabicCitation, bareCitation, manyAuthorsCitation } from '../literature/unusual-citations.fixtures.ts';
import type { ExportedReference, IndexRecord } from './exported-reference.ts';

const PERSON = { lastname: 'Example', firstname: 'Ada B' };

/** What the index may know of an article, all of it filled in. */
export const fullRecord: IndexRecord = {
  journal: { title: 'Journal of Examples', abbreviation: 'J Ex', issn: '1234-5678' },
  book: null,
  volume: '381',
  issue: '21',
  pages: '1995-2008',
  pii: 'S1234-5678(19)00001-2',
  languages: ['ger'],
  publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
  mesh: [
    { descriptor: 'Heart Failure', qualifiers: ['drug therapy', 'mortality'], major: true },
    { descriptor: 'Humans', qualifiers: [], major: false },
  ],
};

/** A reference in which every value tries to end its field, its record or the file. */
export const hostileReference: ExportedReference = {
  ...citationFixture({
    id: '41',
    pmid: '41',
    title:
      'Title\r\nER  - \r\nTY  - BOOK\nTI  - forged\u0085\u2028\u0000 {open \\} 100% "a" & b_c #1 $x ~y ^z -- ``q`` \uD800',
    abstract: 'METHODS: one\n\nER  - two   spaces\nPMID- 99\n      indented\u000B\u001F}}\n@article{forged, title={x}}',
    authors: [
      { lastname: 'O’Neil-Smith\nAU  - Forged', firstname: 'J\tJ' },
      { lastname: 'Example Jr', firstname: 'Ida B' },
      { lastname: 'Committees, Sites and Investigators {of} 50%', firstname: '' },
      { lastname: '', firstname: '' },
      { lastname: 'van der Example', firstname: 'HJM' },
      { lastname: '山田', firstname: '太郎' },
    ],
    journal: 'Journal of {Braces} & Ampersands\nER  - ',
    publication_date: '2019-11-21',
    date: '2019-11-21',
    doi: '10.1002/(SICI)1097-0258(19980815/30)17:15<1661::AID>3.0.CO;2-2{x}',
    url: 'https://pubmed.ncbi.nlm.nih.gov/41/',
    retracted: true,
  }),
  record: {
    ...fullRecord,
    volume: '83\r\nER  - \r\n',
    issue: '6 Pt 2}\nTY  - BOOK',
    pages: '986-8; discussion 988-90 100% {',
    pii: 'S0\nPMID- 99',
  },
};

const book = { title: 'A Book of Examples.', publisher: 'Example & Sons' };
/** Books have no issues. */
const { issue: _issue, ...withoutIssue } = fullRecord;

/** A whole book, and a chapter of it. */
export const bookReferences: readonly ExportedReference[] = [
  {
    ...citationFixture({ id: '51', pmid: '51', title: 'A book of examples', journal: book.title, authors: [PERSON] }),
    record: { ...withoutIssue, journal: { title: '', abbreviation: '', issn: '' }, book },
  },
  {
    ...citationFixture({ id: '52', pmid: '52', title: 'Chapter one', journal: book.title, authors: [PERSON] }),
    record: { ...withoutIssue, journal: { title: '', abbreviation: '', issn: '' }, book },
  },
];

/** References that break what does not expect them, all of the public index. */
export const unusualReferences: readonly ExportedReference[] = [
  hostileReference,
  manyAuthorsCitation,
  arabicCitation,
  bareCitation,
  ...bookReferences,
  {
    ...citationFixture({
      id: '61',
      pmid: '61',
      title: 'No authors',
      journal: 'Journal of Examples',
      publication_date: '2020-13-40',
    }),
    record: fullRecord,
  },
];
