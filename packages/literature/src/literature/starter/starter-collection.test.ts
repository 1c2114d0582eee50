import { describe, expect, it } from 'vitest';
import { memoryIndex } from '../../search/contract/memory-index.fixtures.ts';
import { memoryLiteratureIndex } from '../../search/memory/memory-index.ts';
import { collect } from '../medline/medline-xml.fixtures.ts';
import { loadStarterCollection } from './load-starter-collection.ts';
import { readStarterArticle } from './starter-article.ts';
import { starterCollection } from './starter-collection.ts';

const articles = await collect(starterCollection());

describe('starterCollection', () => {
  it('gives every study once, whole and marked as ours', () => {
    expect(articles.length).toBeGreaterThanOrEqual(230);
    expect(new Set(articles.map(({ pmid }) => pmid)).size).toBe(articles.length);
    for (const article of articles) {
      expect(article).toMatchObject({ origin: 'starter', version: 1, revised: '', languages: ['eng'] });
      expect(article.publicationDate).toMatch(/^\d{4}(?:-\d\d){0,2}$/);
      expect([article.title, article.journal.title, article.population, article.bottomLine]).not.toContain('');
      expect(article.authors.map(({ lastname }) => lastname)).not.toContain('');
      expect(article.abstract.map(({ label }) => label)).toEqual(['BACKGROUND', 'METHODS', 'RESULTS', 'CONCLUSIONS']);
    }
  });

  it('turns notes on retractions and corrections into notices', () => {
    const kinds = (pmid: string) =>
      articles.find((article) => article.pmid === pmid)?.notices.map(({ kind, pmid: other }) => [kind, other]);
    expect(kinds('9500320')).toEqual([['retracted_by', '20137807']]);
    expect(kinds('23432189')).toEqual([
      ['retracted_by', '29897867'],
      ['republished_by', '29897866'],
    ]);
    expect(kinds('29897866')).toEqual([['republication_of', '23432189']]);
    expect(kinds('32356626')).toEqual([
      ['retracted_by', '32501665'],
      ['concern_by', ''],
    ]);
    expect(kinds('36828006')).toEqual([['corrected_by', '']]);
    expect(kinds('1852179')).toEqual([]);
  });

  it('has no sample size for protocols and a whole one for others', () => {
    const wrong = articles.filter(
      ({ sampleSize }) => sampleSize !== null && !(Number.isInteger(sampleSize) && sampleSize > 0),
    );
    expect(wrong).toEqual([]);
  });
});

describe('readStarterArticle', () => {
  it('names the field that is wrong', () => {
    expect(readStarterArticle({})).toEqual({ ok: false, error: 'its pmid is not a PubMed identifier' });
    expect(readStarterArticle({ pmid: '1', ml_type: 'opinion' })).toEqual({
      ok: false,
      error: 'its ml_type is not a study type',
    });
  });
});

describe('loadStarterCollection', () => {
  it('renews what an index holds of it, and adds nothing where only that is wanted', async () => {
    const index = memoryLiteratureIndex();
    const [article] = articles;
    if (article === undefined) throw new Error('The collection is empty.');
    const older = { ...article, journal: { ...article.journal, abbreviation: '' } };
    await index.write({ articles: [older], deletions: [] });
    expect(await loadStarterCollection({ index, onlyHeld: true })).toMatchObject({ added: 0, updated: 1 });
    expect((await index.stats()).articles).toBe(1);
    expect(await index.articles([article.pmid])).toMatchObject([{ journal: article.journal }]);
  });

  it('loads once and changes nothing the second time', async () => {
    const { index, articles: held } = memoryIndex();
    const received: number[] = [];
    expect(await loadStarterCollection({ index, onProgress: (loaded) => received.push(loaded) })).toMatchObject({
      added: articles.length,
    });
    expect(received.at(-1)).toBe(articles.length);
    expect(held.size).toBe(articles.length);
    expect(await loadStarterCollection({ index })).toEqual({
      added: 0,
      updated: 0,
      unchanged: articles.length,
      deleted: 0,
    });
  });
});
