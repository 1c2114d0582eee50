import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { deleteDirectory, preparedDataDirectory, runProgram, type Program } from '../../app/server-process.fixtures.ts';
import { pubmedRecord, servePubmedFiles, type PubmedFiles } from '../../literature/pubmed-files.fixtures.ts';

/** The utilities, with an article for every number but 404. */
async function serveEntrez(): Promise<Server> {
  const server = createServer((request, response) => {
    void text(request).then((form) => {
      const fields = new URLSearchParams(form);
      const ids = (fields.get('id') ?? '').split(',').filter((id) => id !== '' && id !== '404');
      const found = `<eSearchResult><Count>2</Count><IdList><Id>71</Id><Id>72</Id></IdList></eSearchResult>`;
      const records = ids.map((id) => pubmedRecord(Number(id), `Fetched walk ${id}`)).join('');
      return response.end(
        request.url?.endsWith('esearch.fcgi') ? found : `<PubmedArticleSet>${records}</PubmedArticleSet>`,
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`;
}

// That a command does it alone is seen where it is killed (killed-sync.test.ts), too.
const HOW = effort({ whole: ['alone', 'beside a running server'], sample: ['beside a running server'] });

describe.each(HOW)('updates by the command line %s', (how) => {
  let data: string;
  let files: PubmedFiles;
  let entrez: Server;
  let server: Program | null = null;
  const environment = () => ({
    FOOTNOTE_DATA_DIR: data,
    FOOTNOTE_PUBMED_URL: files.url,
    FOOTNOTE_ENTREZ_URL: addressOf(entrez),
  });
  beforeAll(async () => {
    [data, files, entrez] = await Promise.all([preparedDataDirectory(), servePubmedFiles(), serveEntrez()]);
    if (how === 'alone') return;
    server = runProgram('main.ts', [], environment());
    await server.ready;
  });
  afterAll(async () => {
    server?.child.kill('SIGINT');
    await server?.ended;
    await files.close();
    entrez.closeAllConnections();
    entrez.close();
    deleteDirectory(data);
  });
  const run = (...args: string[]) => runProgram('cli/literature.ts', args, environment()).ended;

  it('applies what is due, says what it did, and does nothing the second time', async () => {
    files.put('updatefiles/pubmed26n0002.xml.gz', [pubmedRecord(61, 'One'), pubmedRecord(62, 'Two')]);
    const first = await run('sync');
    expect([first.code, first.stdout]).toEqual([
      0,
      'Applied 1 file, the last pubmed26n0002.xml.gz.\n' +
        '2 read: 2 added, 0 updated, 0 unchanged; 0 deleted.\n' +
        'Only update files were applied; older articles come with --baseline.\n',
    ]);
    const second = await run('sync', '--json');
    expect([second.code, JSON.parse(second.stdout)]).toMatchObject([0, { applied: [], read: 0, failure: null }]);
  });

  it('tells what stopped it, keeps what was applied, and ends with 1', async () => {
    files.put('updatefiles/pubmed26n0003.xml.gz', ['<DeleteCitation><PMID>62</PMID></DeleteCitation>']);
    files.put('updatefiles/pubmed26n0005.xml.gz', [pubmedRecord(65, 'Five')]);
    const { code, stderr } = await run('sync');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('lists pubmed26n0005.xml.gz but not the file before it'),
    ]);
    files.put('updatefiles/pubmed26n0004.xml.gz', []);
    const mended = JSON.parse((await run('sync', '--json')).stdout);
    expect(mended).toMatchObject({ deleted: 1, added: 1, waiting: 0, failure: null });
  });

  it('fetches articles by number and by query', async () => {
    const { code, stdout } = await run('fetch', '--pmids', '81, 82;404');
    expect([code, stdout]).toEqual([
      0,
      '3 found, 2 read: 2 added, 0 updated, 0 unchanged.\nPubMed has nothing for 404.\n',
    ]);
    const found = await run('fetch', '--query', 'walking', '--json');
    expect(JSON.parse(found.stdout)).toMatchObject({ found: 2, added: 2, failure: null });
  });
});

describe('wrong usage', () => {
  const data = mkdtempSync(join(tmpdir(), 'footnote-data-'));
  afterAll(() => deleteDirectory(data));

  it.each([
    [['sync', 'x']],
    [['sync', '--since', '2026-02-30']],
    [['sync', '--since', 'yesterday']],
    [['sync', '--since', '2026-02-03', '--baseline']],
    [['fetch']],
    [['fetch', '--pmids', '']],
    [['fetch', '--pmids', '1,PMC2']],
    [['fetch', '--pmids', '1', '--query', 'x']],
    [['fetch', '--pmids', '1', '--limit', '5']],
    [['fetch', '--query', ' ']],
    [['fetch', '--query', 'x', '--limit', '10000']],
  ])('%j ends with 2 and says how it is done', async (args) => {
    const { code, stdout, stderr } = await runProgram('cli/literature.ts', args, { FOOTNOTE_DATA_DIR: data }).ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: npm run --silent');
  });
});
