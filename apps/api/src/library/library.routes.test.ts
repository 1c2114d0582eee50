import { EXPORT_FORMATS } from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';

const DAPA_HF = '31535829';
const NASCET = '1852179';
/** A retracted article of the starter collection. */
const RETRACTED = '9500320';

describe('POST /api/library/export', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
    await loadStarterCollection({ index: server.literature });
  });
  afterAll(() => server.close());
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    browserOf(server.app)('POST', '/api/library/export', body, headers);

  it.each([
    ['csv', 'text/csv; charset=utf-8', 'footnote-2-references.csv', /^\uFEFFpmid,title,/],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'footnote-2-references.ris', /^TY {2}- JOUR\r\n/],
    ['nbib', 'application/nbib; charset=utf-8', 'footnote-2-references.nbib', /^PMID- 31535829\r\n/],
    ['bibtex', 'application/x-bibtex; charset=utf-8', 'footnote-2-references.bib', /\n@article\{McMurray2019pmid/],
    [
      'csl-json',
      'application/vnd.citationstyles.csl+json',
      'footnote-2-references.json',
      /^\[\n {2}\{\n {4}"id": "31535829"/,
    ],
    ['vancouver', 'text/plain; charset=utf-8', 'footnote-2-references-vancouver.txt', /^1\. McMurray JJV, /],
    ['ama', 'text/plain; charset=utf-8', 'footnote-2-references-ama.txt', /^1\. McMurray JJV, /],
    ['apa', 'text/plain; charset=utf-8', 'footnote-2-references-apa.txt', /^McMurray, J\. J\. V\., |^North American/],
  ])('writes %s in the order asked, each reference once', async (format, type, name, beginning) => {
    const response = await ask({ format, ids: [DAPA_HF, NASCET, DAPA_HF] });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = await response.arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)).toMatch(beginning);
  });

  it.each([
    ['vancouver', '1. McMurray JJV, Solomon SD, Inzucchi SE, et al. Dapagliflozin in Patients'],
    ['ama', '1. McMurray JJV, Solomon SD, Inzucchi SE, et al. Dapagliflozin in Patients'],
    ['apa', 'McMurray, J. J. V., Solomon, S. D., Inzucchi, S. E., et al. (2019). Dapagliflozin in Patients'],
  ])('names in %s as many authors as are known, and says that there are more', async (format, beginning) => {
    const text = await (await ask({ format, ids: [DAPA_HF] })).text();
    expect(text.slice(0, beginning.length)).toBe(beginning);
  });

  it('says in a bibliography whose data it is, that it is no advice, who formatted it, and what was retracted', async () => {
    const text = await (await ask({ format: 'vancouver', ids: [RETRACTED] })).text();
    expect(text).toMatch(/\[retracted\]\. .*\n\nPubMed records: courtesy of .* not medical advice .*\n$/s);
    expect(text).toMatch(/\nFormatted with citeproc-js, Copyright .* Frank Bennett, .*citationstyles\.org\)\.\n$/);
    expect(await (await ask({ format: 'ris', ids: [RETRACTED] })).text()).toContain(
      'N1  - This article has been retracted.',
    );
  });

  it.each([
    [
      'library/unknown-references',
      [DAPA_HF, '99999998', '99999999'],
      '2 of 3 references are not in the literature index.',
    ],
    [
      'library/not-of-public-index',
      [DAPA_HF, 'doc-7:12', '0', '007', '12\r\nER  - ', '１２', '../../etc/passwd'],
      'Only articles of the public literature index can be exported; 6 of 7 references are not.',
    ],
  ])('refuses the whole with %s and how many', async (code, ids, sentence) => {
    expect(await refusalOf(await ask({ format: 'ris', ids }))).toEqual([400, code, sentence]);
  });

  it.each([
    ['no format', { ids: [DAPA_HF] }],
    ['an unknown format', { format: 'docx', ids: [DAPA_HF] }],
    ['a format that is a word of JavaScript', { format: '__proto__', ids: [DAPA_HF] }],
    ['no ids', { format: 'ris', ids: [] }],
    ['ids that are numbers', { format: 'ris', ids: [31535829] }],
    ['1,001 ids', { format: 'ris', ids: Array.from({ length: 1001 }, (_none, index) => String(index + 1)) }],
    ['an endless id', { format: 'ris', ids: ['1'.repeat(101)] }],
    ['more than was asked for', { format: 'ris', ids: [DAPA_HF], fileName: '../x' }],
    ['no object', ['ris']],
  ])('refuses %s', async (_what, body) => {
    expect(await refusalOf(await ask(body))).toEqual([400, 'request/invalid', 'The request is not valid.']);
  });

  it('refuses what is no JSON, too large, or from another site', async () => {
    expect((await refusalOf(await ask('{')))[1]).toBe('request/malformed');
    expect((await refusalOf(await ask({ format: 'ris', ids: ['x'.repeat(200_000)] })))[1]).toBe('request/too-large');
    expect((await refusalOf(await ask('a=b', { 'content-type': 'text/plain' })))[1]).toBe('request/media-type');
    const foreign = await ask({ format: 'ris', ids: [DAPA_HF] }, { 'sec-fetch-site': 'cross-site' });
    expect((await refusalOf(foreign))[1]).toBe('request/cross-site');
  });

  it('documents every format it writes', async () => {
    const document = await (await server.app.request('/api/openapi.json')).text();
    expect(document).toContain('application/x-research-info-systems');
    for (const format of EXPORT_FORMATS) expect(document).toContain(`"${format}"`);
  });
});
