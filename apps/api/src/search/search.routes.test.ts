import { CATEGORY_QUERIES, searchAnswerSchema, type SearchAnswer } from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';

let server: TestServer;
let browser: ReturnType<typeof browserOf>;

beforeAll(async () => {
  server = await startTestServer();
  await loadStarterCollection({ index: server.literature });
  browser = browserOf(server.app);
});
afterAll(() => server.close());

async function search(path: string, body: unknown): Promise<SearchAnswer> {
  const response = await browser('POST', `/api/search/${path}`, body);
  expect(response.status).toBe(200);
  return searchAnswerSchema.parse(await response.json());
}

const pico = (fieldName: string, queryString: string, boolType = 'must') => ({ fieldName, queryString, boolType });
const heartFailure = pico('ml_p', 'heart failure');

describe('POST /api/search/simple', () => {
  it('finds what was asked for, best match first', async () => {
    const { docs, size, explained, tips } = await search('simple', { search_query: 'dapagliflozin heart failure' });
    expect(docs[0]?.title).toMatch(/dapagliflozin/i);
    expect(size).toBeGreaterThan(docs.length - 1);
    expect(explained[0]).toMatchObject({ level: 0, articles: size });
    expect(tips).toEqual([]);
  });

  it('sorts as told and tells the counts beside the results', async () => {
    const body = { search_query: 'heart failure', sort_by: 'sample_size', page_size: 100 };
    const { docs, facets, size } = await search('simple?facets=true', body);
    const sizes = docs.map(({ ml_n }) => ml_n ?? -1);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(facets?.study_types.reduce((sum, { articles }) => sum + articles, 0)).toBe(size);
    expect(facets?.map.reduce((sum, { articles }) => sum + articles, 0)).toBe(size);
  });

  it('sorts by relevance or recency, and says so, where it is asked to sort by a metric that no journal has', async () => {
    const words = { search_query: 'heart failure', sort_by: 'impact_factor' };
    const relevant = await search('simple', { search_query: 'heart failure' });
    const simple = await search('simple', words);
    expect([simple.sorted_by, simple.docs.map(({ id }) => id)]).toEqual([
      'relevance',
      relevant.docs.map(({ id }) => id),
    ]);
    expect((await search('pico', { search_queries: [heartFailure] })).sorted_by).toBe('relevance');
    const query = await search('pubmed', { search_query: 'heart failure[tiab]' });
    const dates = query.docs.map(({ publication_date: date }) => date);
    expect([query.sorted_by, dates]).toEqual(['recency', dates.toSorted().toReversed()]);
    expect((await search('simple', { ...words, sort_by: 'sample_size' })).sorted_by).toBe('sample_size');
  });

  it('narrows by every filter', async () => {
    const body = { search_query: 'heart failure', page_size: 100 };
    const all = await search('simple', body);
    const types = await search('simple?study_types=meta_analysis', body);
    expect(types.docs.every(({ ml_type }) => ml_type === 'meta_analysis')).toBe(true);
    const large = await search('simple?sample_size=5000', body);
    expect(large.docs.every(({ ml_n }) => (ml_n ?? 0) >= 5000)).toBe(true);
    const recent = await search('simple?since_year=2019', body);
    expect(recent.docs.every(({ publication_date: date }) => date >= '2019')).toBe(true);
    for (const { size } of [types, large, recent]) {
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThan(all.size);
    }
    expect((await search('simple', { ...body, current_week: true })).size).toBe(0);
    const both = await search('simple?study_types=meta_analysis', { ...body, article_type: 'randomized_trial' });
    expect(both.size).toBe(0);
  });

  it('pages without repeating or leaving out', async () => {
    const body = { search_query: 'stroke', page_size: 5 };
    const all = await search('simple', { ...body, page_size: 100 });
    const pages = await Promise.all([1, 2, 3].map((page) => search('simple', { ...body, page })));
    const paged = pages.flatMap(({ docs }) => docs.map(({ pmid }) => pmid));
    expect(paged).toEqual(all.docs.slice(0, 15).map(({ pmid }) => pmid));
  });

  it('counts without a page', async () => {
    const { docs, size } = await search('simple', { search_query: 'stroke', page_size: 0 });
    expect([docs.length, size > 0]).toEqual([0, true]);
  });

  it('gives an overview of the page whose references are on it', async () => {
    const body = { search_query: 'dapagliflozin heart failure', page_size: 5, summary: true };
    const { docs, summary, summary_checks: checks } = await search('simple', body);
    expect(summary).not.toBe('');
    expect(checks?.writer).toEqual({ kind: 'extractive' });
    const cited = checks?.claims.flatMap(({ citations }) => citations) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((n) => n >= 1 && n <= docs.length)).toBe(true);
    expect(checks?.claims.every(({ support }) => support === 'supported')).toBe(true);
  });
});

describe('POST /api/search/pico', () => {
  it('binds clauses as they say', async () => {
    const wanted = await search('pico', { search_queries: [heartFailure, pico('ml_i', 'dapagliflozin')] });
    expect(wanted.docs.map(({ title }) => title).join()).toMatch(/dapagliflozin/i);
    const without = await search('pico', { search_queries: [heartFailure, pico('ml_i', 'dapagliflozin', 'must_not')] });
    const all = await search('pico', { search_queries: [heartFailure] });
    expect(wanted.size + without.size).toBe(all.size);
  });

  it('tells what would find something, and it does', async () => {
    const clauses = [heartFailure, pico('ml_i', 'zzyzx')];
    const { size, tips } = await search('pico?sample_size=999999999', { search_queries: clauses });
    expect(size).toBe(0);
    expect(tips).toEqual([]);
    const answer = await search('pico', { search_queries: clauses, current_week: true });
    expect(answer.tips).toEqual([]);
    const found = await search('pico', { search_queries: clauses });
    expect(found.tips).toEqual([
      expect.objectContaining({ kind: 'clause', text: 'zzyzx', search: expect.objectContaining({ by: 'clauses' }) }),
    ]);
    const week = await search('pico?since_year=2200', { search_queries: [heartFailure] });
    const [tip] = week.tips;
    expect(tip).toMatchObject({ kind: 'filters', filters: ['since_year'] });
    expect((await search('pico', { search_queries: [heartFailure] })).size).toBe(tip?.articles);
  });

  it('corrects a spelling that fuzziness does not reach', async () => {
    const { tips } = await search('pico', { search_queries: [pico('ml_i', 'dapaglifozyn')], fuzziness: 0 });
    expect(tips[0]).toMatchObject({ kind: 'spelling', from: 'dapaglifozyn', to: 'dapagliflozin' });
  });
});

describe('study types beside the results', () => {
  it.each([
    ['simple', { search_query: 'heart failure' }],
    ['pico', { search_queries: [heartFailure] }],
    ['category', { qids: ['cardiology.heart_failure'] }],
    ['pubmed', { search_query: 'heart failure' }],
  ])(
    'are counted of a %s search also where others are asked for, so that several can be chosen',
    async (path, body) => {
      const all = await search(`${path}?facets=true`, body);
      const trials = await search(`${path}?facets=true`, { ...body, article_type: 'randomized_trial' });
      expect(all.facets?.study_types.length).toBeGreaterThan(1);
      expect(new Set(trials.facets?.study_types)).toEqual(new Set(all.facets?.study_types));
      expect(trials.size).toBe(trials.facets?.study_types.find(({ value }) => value === 'randomized_trial')?.articles);
      expect(trials.explained.map(({ articles }) => articles).slice(1)).toEqual(
        all.explained.map(({ articles }) => articles).slice(1),
      );
    },
  );
});

describe('POST /api/search/category', () => {
  it.each(CATEGORY_QUERIES)('has a query for $id that is read as written', async ({ pubmed_query: query }) => {
    const { issues } = await search('pubmed', { search_query: query, page_size: 0 });
    const codes = issues.map(({ code }) => code);
    // A small collection has no vocabulary, and lacks headings and phrases.
    const expected = new Set(['vocabulary-missing', 'heading-not-found', 'phrase-not-found']);
    expect(codes.filter((code) => !expected.has(code))).toEqual([]);
  });

  it('finds articles of a category, and of several at once', async () => {
    const one = await search('category', { qids: ['cardiology.heart_failure'] });
    const both = await search('category?facets=true', { qids: ['cardiology.heart_failure', 'dermatology.psoriasis'] });
    expect(both.size).toBeGreaterThan(one.size);
    expect(both.explained.map(({ text }) => text)).toEqual(['Heart failure', 'Psoriasis']);
    expect(both.explained.map(({ qid }) => qid)).toEqual(['cardiology.heart_failure', 'dermatology.psoriasis']);
  });

  it('refuses a category that does not exist', async () => {
    const response = await browser('POST', '/api/search/category', { qids: ['cardiology.heart'] });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'One of the categories does not exist.', code: 'search/unknown-category' },
    ]);
  });
});

describe('POST /api/search/pubmed', () => {
  it('says how the query was read, part by part', async () => {
    const query = '(heart failure[tiab] OR "cardiac failure"[tiab]) AND dapagliflozin[ti]';
    const { explained, size, total, query: read } = await search('pubmed?facets=true', { search_query: query });
    expect(read).toBe(query);
    expect(size).toBe(total);
    expect(explained.map(({ level }) => level)).toEqual([0, 1, 2, 2, 1]);
    expect(explained[0]?.articles).toBe(size);
  });

  it('mends what PubMed mends, and says it', async () => {
    const { issues, size } = await search('pubmed', { search_query: '(heart failure[tiab' });
    expect(issues.map(({ code }) => code)).toContain('unbalanced-bracket');
    expect(issues).toContainEqual(
      expect.objectContaining({
        remark: 'tag-closed',
        values: { tag: 'tiab' },
        message: '“[tiab” was closed after the tag.',
      }),
    );
    expect(size).toBeGreaterThan(0);
  });

  it('writes a long list out once, not with each of its values', async () => {
    const pmids = Array.from({ length: 2000 }, (_, place) => 31_000_000 + place).join(',');
    const { explained, size } = await search('pubmed?facets=true', { search_query: `${pmids},31535829[pmid]` });
    expect(size).toBe(1);
    expect(explained).toHaveLength(2002);
    expect(new Set(explained.slice(1).map(({ text }) => text))).toEqual(new Set(['']));
    expect(explained[2001]?.reading).toBe('PMID 31535829');
  });

  it('offers the query without the part that finds nothing', async () => {
    const { tips } = await search('pubmed', { search_query: 'stroke[ti] AND zzyzx[ti]' });
    expect(tips).toEqual([
      expect.objectContaining({ kind: 'clause', search: expect.objectContaining({ by: 'text' }) }),
    ]);
  });

  it('finds nothing with nothing to search', async () => {
    const { size, issues } = await search('pubmed', { search_query: '()' });
    expect([size, issues.length > 0]).toEqual([0, true]);
  });
});

describe('GET /api/search/queries', () => {
  it('lists every saved query with its discipline', async () => {
    const response = await browser('GET', '/api/search/queries');
    expect(await response.json()).toEqual({ docs: CATEGORY_QUERIES });
  });
});

describe('a reader who goes on typing', () => {
  it('cancels a search without an error in the log', async () => {
    const before = server.logged.length;
    const going = new AbortController();
    const request = server.app.request('/api/search/simple', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search_query: 'heart' }),
      signal: going.signal,
    });
    going.abort();
    expect((await request).status).toBe(499);
    expect(JSON.stringify(server.logged.slice(before))).not.toMatch(/failed/);
  });
});

describe('bad input', () => {
  it.each([
    ['simple', { search_query: '' }],
    ['simple', { search_query: 'a'.repeat(4001) }],
    ['pico', { search_queries: [{ ...heartFailure, fieldName: 'title' }] }],
    ['pico', { search_queries: 'all' }],
    ['pubmed', { search_query: 'a', page_size: 1e9 }],
    ['pubmed', { search_query: null }],
    ['category', { qids: [] }],
    ['simple?study_types=cat', { search_query: 'a' }],
    ['simple?unknown=1', { search_query: 'a' }],
  ])('to %s is refused: %j', async (path, body) => {
    const response = await browser('POST', `/api/search/${path}`, body);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The request is not valid.', code: 'request/invalid' },
    ]);
  });

  it('too deep a page is refused', async () => {
    const response = await browser('POST', '/api/search/simple', { search_query: 'a', page: 101, page_size: 100 });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'search/page-too-deep' }]);
  });

  it('too wide a query is refused', async () => {
    const response = await browser('POST', '/api/search/pubmed', {
      search_query: `${'('.repeat(500)}a${')'.repeat(500)}`,
    });
    expect(response.status).toBe(200);
  });

  it('no body and a huge body are refused', async () => {
    expect((await browser('POST', '/api/search/pubmed', '{"search_query":')).status).toBe(400);
    expect((await browser('POST', '/api/search/pubmed', { search_query: 'a'.repeat(600_000) })).status).toBe(413);
  });
});
