import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStarterCollection, openLiteratureIndex, type LiteratureIndex } from '@footnote/literature';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdfReader } from '../sources/reading/open-pdf-reader.ts';
import { pdfFile } from '../sources/reading/pdf-file.fixtures.ts';
import { articlesOfDocuments, isArticleOf, type DocumentRecord } from './articles-of-documents.ts';

const TITLE = 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction';
const DOI = '10.1056/nejmoa1911303';
const ARTICLE = { pmid: '31535829', doi: DOI, title: `${TITLE}.`, vernacularTitle: '' };
const document = (record: Partial<DocumentRecord>): DocumentRecord => ({
  title: TITLE,
  dois: [],
  pmid: null,
  ...record,
});

describe('a document is an article', () => {
  it.each<[string, Partial<DocumentRecord>, Partial<typeof ARTICLE>?]>([
    ['by its DOI', { dois: [DOI] }],
    ['by its DOI in other case', { dois: ['10.1056/NEJMoa1911303'] }],
    ['by a DOI with an address', { dois: ['https://doi.org/10.1056/NEJMoa1911303'] }, { doi: `doi: ${DOI}` }],
    ['by any of its DOIs', { dois: ['10.1101/2019.09.19.preprint', DOI] }],
    ['by its PMID, where no DOI is known', { pmid: '31535829' }],
    ['by its PMID, where the article has no DOI', { dois: [DOI], pmid: '31535829' }, { doi: '' }],
    [
      'without its subtitle',
      { dois: [DOI] },
      { title: `${TITLE}: a randomised trial in four hundred hospitals of the world` },
    ],
    ['with the title in capitals and with accents', { dois: [DOI], title: TITLE.toUpperCase().replace('E', 'É') }],
    ['with the word of a publisher who retracted it', { dois: [DOI], title: `RETRACTED ARTICLE: ${TITLE}` }],
    [
      'in its own language',
      { dois: [DOI], title: 'Dapagliflozin bei Herzinsuffizienz' },
      { vernacularTitle: 'Dapagliflozin bei Herzinsuffizienz' },
    ],
  ])('%s', (_how, record, article = {}) => {
    expect(isArticleOf(document(record), { ...ARTICLE, ...article })).toBe(true);
  });

  it.each<[string, Partial<DocumentRecord>, Partial<typeof ARTICLE>?]>([
    ['by its title alone', {}],
    ['by its title where no identifier is known at all', {}, { doi: '' }],
    [
      'by the DOI of an article that its first page cites',
      { dois: [DOI], title: 'Heart failure pathway of the cardiac wards' },
    ],
    ['by a DOI that goes on', { dois: [`${DOI}.s001`] }],
    ['by its PMID, where the DOIs differ', { dois: ['10.1056/nejmoa1911304'], pmid: '31535829' }],
    ['where it is about that article', { dois: [DOI], title: `Correction: ${TITLE}` }],
    ['where it is the notice that retracts it', { dois: [DOI], title: `Retraction notice to “${TITLE}”` }],
    ['by a title of no words', { dois: [DOI], title: '…' }, { title: '' }],
  ])('not %s', (_how, record, article = {}) => {
    expect(isArticleOf(document(record), { ...ARTICLE, ...article })).toBe(false);
  });
});

describe('the articles of documents', () => {
  let literature: LiteratureIndex;
  beforeAll(async () => {
    literature = await openLiteratureIndex({ path: ':memory:' });
    await loadStarterCollection({ index: literature });
    return () => literature.close();
  });
  /** Counts what is asked of the index. */
  function counted() {
    let searches = 0;
    const search: LiteratureIndex['search'] = (...asked) => {
      searches += 1;
      return literature.search(...asked);
    };
    return { index: { search, articles: literature.articles.bind(literature) }, searches: () => searches };
  }

  it('are found by one search for all of them, and by none where nothing names one', async () => {
    const { index, searches } = counted();
    const many = Array.from({ length: 1_000 }, (_, at) =>
      document({ dois: [`10.1000/unknown-${at}`], pmid: String(900_000_000 + at) }),
    );
    const asked = [
      document({ dois: [DOI] }),
      document({}),
      ...many,
      document({ dois: ['10.1/x'], pmid: 'not a number' }),
    ];
    const found = await articlesOfDocuments(index, asked);
    expect(found.map((article) => article?.pmid)).toEqual(['31535829', ...Array.from({ length: 1_002 })]);
    expect(searches()).toBe(1);
    expect(await articlesOfDocuments(index, [document({}), document({})])).toEqual([null, null]);
    expect(searches()).toBe(1);
  });

  it('are found for PDFs as they are read, by the DOIs of their own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-articles-'));
    const reader = openPdfReader({ processes: 1 });
    const read = async (title: string, line: string) => {
      const body = ['Adults were given dapagliflozin or placebo.', 'Hospital stays were counted.', 'All gave consent.'];
      const texts = [title, line, ...body].map((text, at) => ({
        x: 60,
        y: 740 - 20 * at - (at > 1 ? 40 : 0),
        text,
        size: at === 0 ? 16 : 10,
      }));
      const path = join(folder, 'paper.pdf');
      await writeFile(path, pdfFile({ pages: [{ texts }] }));
      const done = await reader.read(path, { signal: new AbortController().signal });
      if (!done.ok) throw new Error(done.error.code);
      return { ...done.value, title: done.value.title ?? '' };
    };
    try {
      const papers = [
        await read(TITLE, 'https://doi.org/10.1056/NEJMoa1911303 and see doi:10.1016/s0140-6736(03)12229-5'),
        await read(TITLE, 'See doi:10.1016/s0140-6736(03)12229-5; this paper: https://doi.org/10.1056/NEJMoa1911303'),
        await read('Heart failure pathway of our wards', 'After McMurray, doi: 10.1056/NEJMoa1911303'),
        await read(TITLE, 'No number at all is printed here.'),
        // A letter of the same title, whose only reference stands on its first page without a heading.
        await read(TITLE, '1. McMurray JJV. N Engl J Med 2019;381:1995. doi: 10.1056/NEJMoa1911303. PMID: 31535829'),
      ];
      const found = await articlesOfDocuments(literature, papers);
      expect(found.map((article) => article?.pmid)).toEqual(['31535829', '31535829', undefined, undefined, undefined]);
    } finally {
      await reader.close();
      await rm(folder, { recursive: true });
    }
  });
});
