import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LiteratureIndex } from '../../search/literature-index.ports.ts';
import { memoryLiteratureIndex } from '../../search/memory/memory-index.ts';
import { articleSet, pubmedArticle } from '../medline/medline-xml.fixtures.ts';
import { NO_TEST_DATA, testData } from '../test-data.fixtures.ts';
import { TestEntrezServer, type Answering, type TestAnswer } from './entrez-server.fixtures.ts';
import { requestsPerSecond, type EntrezServer } from './entrez-server.ts';
import { fetchLiterature, type FetchSelection } from './fetch-literature.ts';

let index: LiteratureIndex;
const servers: TestEntrezServer[] = [];
beforeEach(() => {
  index = memoryLiteratureIndex();
});
afterEach(async () => {
  await index.close();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function serve(answering: Answering): Promise<TestEntrezServer> {
  const server = await TestEntrezServer.start(answering);
  servers.push(server);
  return server;
}
const fetchWith = (server: EntrezServer, wish: FetchSelection) => fetchLiterature({ index, server, wish });
const setOf = (pmids: readonly string[]) => articleSet(...pmids.map((pmid) => pubmedArticle({ pmid })));
const byIds: Answering = (_utility, fields) => ({ body: setOf((fields.get('id') ?? '').split(',')) });
const numbered = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));
const found = (count: number, pmids: readonly string[], history = '') =>
  `<?xml version="1.0"?><!DOCTYPE eSearchResult><eSearchResult><Count>${count}</Count>${history}<IdList>${pmids.map((pmid) => `<Id>${pmid}</Id>`).join('')}</IdList></eSearchResult>`;

describe('fetchLiterature', () => {
  it('fetches by PMID, 300 at a time, and says what PubMed has nothing for', async () => {
    const server = await serve((utility, fields) => {
      const ids = (fields.get('id') ?? '').split(',');
      return { body: setOf(ids.filter((id) => id !== '7')) };
    });
    const spoken = server.spokenTo([], { email: 'someone@example.org', apiKey: 'key' });
    const result = await fetchWith(spoken, { pmids: [...numbered(1, 450), '1'] });
    expect(result).toMatchObject({ found: 450, read: 449, added: 449, missing: ['7'], failed: [], failure: null });
    expect(server.asked.map(({ fields }) => fields.get('id')?.split(',').length)).toEqual([300, 150]);
    const identity = { tool: 'footnote-test', email: 'someone@example.org', api_key: 'key' };
    expect(Object.fromEntries(server.asked[0]?.fields ?? [])).toMatchObject({
      db: 'pubmed',
      retmode: 'xml',
      ...identity,
    });
    expect(await fetchWith(spoken, { pmids: ['1'] })).toMatchObject({ added: 0, unchanged: 1 });
  });

  it('lets PubMed keep what a query found, and fetches it page by page', async () => {
    const kept = '<QueryKey>1</QueryKey><WebEnv>MCID_1</WebEnv>';
    const server = await serve((utility, fields) => {
      if (utility === 'esearch.fcgi') return { body: found(1000, numbered(1, 5), kept) };
      expect([fields.get('WebEnv'), fields.get('query_key')]).toEqual(['MCID_1', '1']);
      return { body: setOf(numbered(Number(fields.get('retstart')) + 1, Number(fields.get('retmax')))) };
    });
    const result = await fetchWith(server.spokenTo(), { query: 'walking[ti]', limit: 450 });
    expect(result).toMatchObject({ found: 1000, read: 450, added: 450, failure: null });
    expect(server.asked[0]?.fields.get('usehistory')).toBe('y');
    expect(server.asked.slice(1).map(({ fields }) => fields.get('retstart'))).toEqual(['0', '300']);
  });

  it('pages through the PMIDs where PubMed keeps nothing', async () => {
    const all = numbered(1, 5_100);
    const server = await serve((utility, fields) => {
      if (utility !== 'esearch.fcgi') return byIds(utility, fields);
      const start = Number(fields.get('retstart'));
      return { body: found(all.length, all.slice(start, start + Number(fields.get('retmax')))) };
    });
    const result = await fetchWith(server.spokenTo(), { query: 'walking', limit: 5_050 });
    expect(result).toMatchObject({ found: 5_100, read: 5_050, failure: null });
  });

  it('waits as PubMed asks when it is asked too often, however it says so', async () => {
    const refusals: TestAnswer[] = [
      { status: 429, headers: { 'retry-after': '2' }, body: '{"error":"API rate limit exceeded","count":"4"}' },
      { body: '{"error":"API rate limit exceeded"}' },
      { status: 502, body: '<html>Bad gateway</html>' },
      { body: '<?xml version="1.0"?><eFetchResult><ERROR>Search Backend failed: timed out</ERROR></eFetchResult>' },
    ];
    const server = await serve((utility, fields) => refusals.shift() ?? byIds(utility, fields));
    const pauses: number[] = [];
    expect(await fetchWith(server.spokenTo(pauses), { pmids: ['1'] })).toMatchObject({ read: 1, failure: null });
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000]);
  });

  it('asks again when an answer is cut short, stalls or is none', async () => {
    const whole = setOf(['1']);
    const answers: TestAnswer[] = [
      { body: whole, cutAfter: 100 },
      { body: '', stalls: true },
      { body: whole.slice(0, -40) },
      { body: '<html>Sign in</html>' },
    ];
    const server = await serve(() => answers.shift() ?? { body: whole });
    expect(await fetchWith(server.spokenTo(), { pmids: ['1'] })).toMatchObject({ read: 1, failure: null });
    expect(server.asked).toHaveLength(5);
  });

  it.each<[string, string, TestAnswer]>([
    ['a key that is wrong', 'entrez/refused', { status: 400, body: '{"error":"API key invalid","api-key":"secret"}' }],
    [
      'an error with status 200',
      'entrez/refused',
      { body: '<eSearchResult><ERROR>Empty term</ERROR></eSearchResult>' },
    ],
    ['a page instead of an answer', 'entrez/bad-answer', { body: '<html>Sign in</html>' }],
    ['nothing', 'entrez/bad-answer', { body: '' }],
    ['a number that is none', 'entrez/bad-answer', { body: '<eSearchResult><Count>many</Count></eSearchResult>' }],
    ['a refusal', 'entrez/refused', { status: 403, body: '' }],
    ['no end of failures', 'entrez/busy', { status: 500, body: '' }],
  ])('says so when it gets %s', async (_what, code, answer) => {
    const server = await serve(() => answer);
    const { failure, read } = await fetchWith(server.spokenTo(), { query: 'x', limit: 5 });
    expect([failure?.code, read]).toEqual([code, 0]);
    expect(failure?.message).not.toContain('secret');
  });

  it('says that there is no network', async () => {
    const nobody = { ...(await serve(byIds)).spokenTo(), baseUrl: 'http://127.0.0.1:9/' };
    expect((await fetchWith(nobody, { pmids: ['1'] })).failure?.code).toBe('entrez/unreachable');
  });

  it('asks faster with a key', () => {
    expect([requestsPerSecond(null), requestsPerSecond('key')]).toEqual([3, 10]);
  });
});

interface Recorded {
  request: { body: string | null; uri: string };
  response: { body: { string: string | Uint8Array }; status: { code: number } };
}

function recordings(folder: string): Recorded[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.yaml(?:\.gz)?$/.test(name))
    .flatMap((name) => {
      const bytes = readFileSync(join(folder, name));
      const { interactions }: { interactions: Recorded[] } = parse(
        (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString(),
      );
      return interactions;
    })
    .filter(({ request }) => request.uri.includes('eutils.ncbi.nlm.nih.gov'));
}

/** What a question is about, whoever asks and however the ids are written. */
function essence(utility: string, fields: URLSearchParams): string {
  const ids = fields.getAll('id').flatMap((id) => id.split(','));
  return `${utility} ${fields.get('term') ?? ''} ${ids.join(',')} ${fields.get('retstart') ?? ''}`.trim();
}

it('understands recorded exchanges, replayed at their addresses', async ({ skip }) => {
  const folder = testData('pubmed_xml/hawc_cassettes');
  if (folder === null) {
    skip(NO_TEST_DATA);
    return;
  }
  const answers = new Map<string, string>();
  const asked: URLSearchParams[] = [];
  for (const { request, response } of recordings(folder)) {
    const fields = new URLSearchParams(request.body ?? '');
    if (fields.get('rettype') === 'count') continue;
    const { string: body } = response.body;
    answers.set(
      essence(request.uri.split('/').at(-1) ?? '', fields),
      typeof body === 'string' ? body : Buffer.from(body).toString(),
    );
    asked.push(fields);
  }
  const server = await serve((utility, fields) => {
    const body = answers.get(essence(utility, fields));
    return body === undefined ? { status: 404, body: '' } : { body };
  });
  const wishes = asked.filter((fields) => fields.has('id') && fields.get('id') !== '-1');
  expect(wishes.length).toBeGreaterThan(10);
  for (const fields of wishes) {
    const pmids = fields.getAll('id').flatMap((id) => id.split(','));
    const result = await fetchWith(server.spokenTo(), { pmids });
    expect(result).toMatchObject({ read: pmids.length, missing: [], failed: [], failure: null });
    expect(await index.articles(pmids)).toHaveLength(pmids.length);
  }
  const searches = asked.filter((fields) => fields.has('term') && fields.get('retstart') === '0');
  expect(searches.length).toBeGreaterThan(2);
  for (const fields of searches) {
    const { found: count, failure } = await fetchWith(server.spokenTo(), { query: fields.get('term') ?? '', limit: 1 });
    expect(count).toBeGreaterThan(0);
    // The articles themselves were recorded for some searches only, and never one by one.
    expect(failure?.code ?? 'entrez/refused').toBe('entrez/refused');
  }
});
