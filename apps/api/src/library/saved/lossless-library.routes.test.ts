import {
  EMPTY_REFERENCE,
  importAnswerSchema,
  libraryCollectionSchema,
  libraryPageSchema,
  librarySummarySchema,
} from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  codeOf,
  COLLECTIONS,
  DAPA_HF,
  EMPA_REG,
  ITEMS,
  NORTH,
  forNorth,
  emptyLibraries,
  jsonOf,
  signedIn,
  startLibraryServer,
  type Browser,
} from './library-server.fixtures.ts';

describe('libraries that lose nothing', () => {
  let server: TestServer;
  let [ada, ben]: Browser[] = [];
  beforeAll(async () => {
    server = await startLibraryServer();
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyLibraries(server);
    const people = { 'ada@example.org': 'Member', 'ben@example.org': 'Member' } as const;
    await saveOrganization(server.database, { id: NORTH, people });
  });

  const save = async (pmids: string[], who = ada) => jsonOf(await signedIn(who)('POST', ITEMS, { pmids }));
  const list = async (query = '', who = ada, headers = {}) =>
    libraryPageSchema.parse(await jsonOf(await signedIn(who)('GET', `${ITEMS}${query}`, undefined, headers)));
  const keys = async (...input: Parameters<typeof list>) => (await list(...input)).items.map(({ key }) => key);
  const summary = async (who = ada, headers = {}) =>
    librarySummarySchema.parse(await jsonOf(await signedIn(who)('GET', '/api/library', undefined, headers)));
  const importText = async (text: string, more: object = {}, who = ada) =>
    importAnswerSchema.parse(await jsonOf(await signedIn(who)('POST', '/api/library/imports', { text, ...more })));
  const fill = (count: number) =>
    server.database.pool.query(
      `INSERT INTO library_item (account_id, key, doi, reference, title, author, year, searched, saved_at)
       SELECT account.id, 'doi:10.1/' || n, '10.1/' || n, $1, '', '', '', '', now()
       FROM account, generate_series(1, $2::int) AS n WHERE email = 'ada@example.org'`,
      [JSON.stringify({ ...EMPTY_REFERENCE, title: 'One of many' }), count],
    );
  const file = async (id: string, which: string[]) =>
    signedIn(ada)('POST', `${COLLECTIONS}/${id}/items`, { keys: which });
  const shared = async () => {
    await save([DAPA_HF, EMPA_REG]);
    const { id } = await newCollection('Journal club');
    await file(id, [`pmid:${DAPA_HF}`]);
    const sharing = await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: true }, forNorth);
    expect(sharing.status).toBe(204);
    return id;
  };
  const newCollection = async (name: string, who = ada) =>
    libraryCollectionSchema.parse(await jsonOf(await signedIn(who)('POST', COLLECTIONS, { name })));

  it('save all that was asked for or nothing, and bring back no more than there is room for', async () => {
    await save([DAPA_HF]);
    await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [`pmid:${DAPA_HF}`] });
    await fill(4_999);
    expect(await codeOf(await signedIn(ada)('POST', ITEMS, { pmids: [EMPA_REG, DAPA_HF] }))).toEqual([
      409,
      'library/full',
    ]);
    expect(await jsonOf(await signedIn(ada)('GET', '/api/library/saved'))).toEqual({ pmids: [] });
    expect(await save([EMPA_REG])).toMatchObject({ already: 0 });
    const back = await signedIn(ada)('POST', `${ITEMS}/return`, { keys: [`pmid:${DAPA_HF}`] });
    expect(await codeOf(back)).toEqual([409, 'library/full']);
    expect((await summary()).total).toBe(5_000);
    const csv = await signedIn(ada)('POST', `${ITEMS}/export`, { format: 'csv' });
    expect((await csv.text()).match(/One of many/g)).toHaveLength(4_999);
  });

  it('add what further records say of the same article to what is kept of it', async () => {
    const doi = ['TY  - JOUR', 'TI  - By DOI', 'DO  - 10.1000/abc', 'KW  - Ours', 'N1  - Our note', 'ER  - '].join(
      '\n',
    );
    const { id } = await newCollection('From files');
    await importText(doi);
    await importText(doi.replace('Our note', 'A later note').replace('KW  - Ours', 'KW  - Later'));
    await importText('PMID- 12345\nTI  - By DOI\nLID - 10.1000/abc [doi]\n');
    expect(await importText(doi.replace('Our note', 'The last note'), { collection: id })).toMatchObject({
      saved: [],
      already: 1,
    });
    expect(await keys(`?collection=${id}`)).toEqual(['pmid:12345']);
    const ris = await (await signedIn(ada)('POST', `${ITEMS}/export`, { format: 'ris' })).text();
    for (const line of ['KW  - Ours', 'KW  - Later', 'N1  - Our note', 'N1  - A later note', 'N1  - The last note'])
      expect(ris).toContain(`${line}\r\n`);
    expect(ris.match(/TY {2}- /g)).toHaveLength(1);
  });

  it('that give nothing away which its maker took out of the library before', async () => {
    await save([DAPA_HF, EMPA_REG]);
    const { id } = await newCollection('Journal club');
    await file(id, [`pmid:${DAPA_HF}`, `pmid:${EMPA_REG}`]);
    await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [`pmid:${DAPA_HF}`] });
    await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: true }, forNorth);
    expect(await keys(`?collection=${id}`, ben, forNorth)).toEqual([`pmid:${EMPA_REG}`]);
    await signedIn(ada)('POST', `${ITEMS}/return`, { keys: [`pmid:${DAPA_HF}`] });
    expect(await keys(`?collection=${id}`, ada, forNorth)).toEqual([`pmid:${EMPA_REG}`]);
  });

  it('that are not taken back by whom has no room for what others filed', async () => {
    const id = await shared();
    await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [`pmid:${DAPA_HF}`, `pmid:${EMPA_REG}`] });
    await fill(5_000);
    expect(await codeOf(await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: false }, forNorth))).toEqual([
      409,
      'library/full',
    ]);
    expect(await keys(`?collection=${id}`, ben, forNorth)).toEqual([`pmid:${DAPA_HF}`]);
  });

  it('tell nobody as news what they saw when they kept it', async () => {
    const id = await shared();
    const [article] = await server.literature.articles([DAPA_HF]);
    if (article === undefined) throw new Error('There is no such article.');
    const { impact: _impact, ...plain } = article;
    const notices = [{ kind: 'retracted_by', pmid: '99999', note: '2026' }] as const;
    const retracted = { ...plain, version: plain.version + 1, revised: '2026-11-01', notices };
    await server.literature.write({ articles: [retracted], deletions: [] });
    await server.tellNotices();
    await signedIn(ben)('POST', `${COLLECTIONS}/${id}/items/kept`, { keys: [`pmid:${DAPA_HF}`] }, forNorth);
    expect(await keys('', ben)).toEqual([`pmid:${DAPA_HF}`]);
    await server.tellNotices();
    const told = await server.database.pool.query(
      'SELECT email FROM notification JOIN account ON account.id = account_id',
    );
    expect(told.rows).toEqual([{ email: 'ada@example.org' }]);
  });
});
