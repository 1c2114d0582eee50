import { importAnswerSchema, libraryCollectionSchema, libraryPageSchema, librarySummarySchema } from '@footnote/domain';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserOf, type TestServer } from '../../app/test-server.fixtures.ts';
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

const SOUTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b02';
const NOWHERE = '11111111-1111-4111-8111-111111111111';
const forSouth = { 'footnote-organization-id': SOUTH };

describe('libraries', () => {
  let server: TestServer;
  let [ada, ben, eve]: Browser[] = [];
  beforeAll(async () => {
    server = await startLibraryServer();
    ada = await createSignedInUser(server, 'ada@example.org');
    ben = await createSignedInUser(server, 'ben@example.org');
    eve = await createSignedInUser(server, 'eve@example.org');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await emptyLibraries(server);
    const people = { 'ada@example.org': 'Member', 'ben@example.org': 'Member' } as const;
    await saveOrganization(server.database, { id: NORTH, people });
    await saveOrganization(server.database, { id: SOUTH, people: { 'eve@example.org': 'Admin' } });
  });

  const save = async (pmids: string[], who = ada) => jsonOf(await signedIn(who)('POST', ITEMS, { pmids }));
  const list = async (query = '', who = ada, headers = {}) =>
    libraryPageSchema.parse(await jsonOf(await signedIn(who)('GET', `${ITEMS}${query}`, undefined, headers)));
  const keys = async (...input: Parameters<typeof list>) => (await list(...input)).items.map(({ key }) => key);
  const summary = async (who = ada, headers = {}) =>
    librarySummarySchema.parse(await jsonOf(await signedIn(who)('GET', '/api/library', undefined, headers)));
  const importText = async (text: string, more: object = {}, who = ada) =>
    importAnswerSchema.parse(await jsonOf(await signedIn(who)('POST', '/api/library/imports', { text, ...more })));
  const newCollection = async (name: string, who = ada) =>
    libraryCollectionSchema.parse(await jsonOf(await signedIn(who)('POST', COLLECTIONS, { name })));

  it('keep articles of the public index, each once, for whoever saved them alone', async () => {
    expect(await codeOf(await browserOf(server.app)('GET', ITEMS))).toEqual([401, 'identity/signed-out']);
    expect(await save([DAPA_HF, DAPA_HF])).toEqual({ saved: [`pmid:${DAPA_HF}`], already: 0 });
    expect(await save([DAPA_HF, EMPA_REG])).toEqual({ saved: [`pmid:${EMPA_REG}`], already: 1 });
    expect((await keys()).toSorted()).toEqual([`pmid:${EMPA_REG}`, `pmid:${DAPA_HF}`]);
    expect(await keys('', ben)).toEqual([]);
    expect(await jsonOf(await signedIn(ada)('GET', '/api/library/saved'))).toEqual({
      pmids: expect.arrayContaining([DAPA_HF, EMPA_REG]),
    });
    const document = '6f9619ff-8b86-4d01-b42d-00cf4fc964f1:3';
    expect(await codeOf(await signedIn(ada)('POST', ITEMS, { pmids: [document] }))).toEqual([
      400,
      'library/not-of-public-index',
    ]);
    expect(await codeOf(await signedIn(ada)('POST', ITEMS, { pmids: ['99999999'] }))).toEqual([
      400,
      'library/unknown-references',
    ]);
    for (const body of [
      {},
      { pmids: [] },
      { pmids: [''] },
      { pmids: [7] },
      { pmids: Array(1_001).fill('7') },
      { pmids: ['7'], x: 1 },
    ])
      expect(await codeOf(await signedIn(ada)('POST', ITEMS, body))).toEqual([400, 'request/invalid']);
  });

  it('save the same once, however often it is asked for at once', async () => {
    const saved = await Promise.all(Array.from({ length: 12 }, () => save([DAPA_HF])));
    expect(saved.filter((one) => z.object({ saved: z.array(z.string()).min(1) }).safeParse(one).success)).toHaveLength(
      1,
    );
    expect(await keys()).toHaveLength(1);
  });

  it('give back what was removed with all that was noted of it', async () => {
    await save([DAPA_HF]);
    const key = `pmid:${DAPA_HF}`;
    const change = { key, note: 'For the “journal” club\0', tags: ['HF', 'HF', 'SGLT2'], read: true };
    expect((await signedIn(ada)('PATCH', ITEMS, change)).status).toBe(204);
    expect(await codeOf(await signedIn(ben)('PATCH', ITEMS, change))).toEqual([404, 'library/item-not-found']);
    expect(await jsonOf(await signedIn(ben)('POST', `${ITEMS}/removal`, { keys: [key] }))).toEqual({ items: 0 });
    expect(await jsonOf(await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [key] }))).toEqual({ items: 1 });
    expect(await keys()).toEqual([]);
    expect(await codeOf(await signedIn(ada)('PATCH', ITEMS, change))).toEqual([404, 'library/item-not-found']);
    expect(await jsonOf(await signedIn(ada)('POST', `${ITEMS}/return`, { keys: [key] }))).toEqual({ items: 1 });
    const noted = { note: 'For the “journal” club\uFFFD', tags: ['HF', 'SGLT2'], read: true };
    expect((await list()).items[0]).toMatchObject(noted);
    await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [key] });
    expect(await save([DAPA_HF])).toEqual({ saved: [key], already: 0 });
    expect((await list()).items[0]).toMatchObject(noted);
    for (const wrong of [
      { note: 'x'.repeat(4_001) },
      { tags: ['a,b'] },
      { tags: [' '] },
      { tags: Array(21).fill('x') },
      { read: 1 },
    ])
      expect(await codeOf(await signedIn(ada)('PATCH', ITEMS, { key, ...wrong }))).toEqual([400, 'request/invalid']);
  });

  it('are searched, narrowed and sorted', async () => {
    await save([DAPA_HF, EMPA_REG]);
    await signedIn(ada)('PATCH', ITEMS, {
      key: `pmid:${EMPA_REG}`,
      note: '50% of % signs_',
      tags: ['To teach'],
      read: true,
    });
    expect(await keys('?search=DAPAGLIFLOZIN')).toEqual([`pmid:${DAPA_HF}`]);
    expect(await keys('?search=teach%20empagliflozin')).toEqual([`pmid:${EMPA_REG}`]);
    expect(await keys('?search=%25%20signs_')).toEqual([`pmid:${EMPA_REG}`]);
    expect(await keys('?search=nothing%00like')).toEqual([]);
    expect(await keys('?tag=To%20teach')).toEqual([`pmid:${EMPA_REG}`]);
    expect(await keys('?show=unread')).toEqual([`pmid:${DAPA_HF}`]);
    expect(await keys('?sort=year&direction=ascending')).toEqual([`pmid:${EMPA_REG}`, `pmid:${DAPA_HF}`]);
    expect(await keys('?sort=title&direction=ascending')).toEqual([`pmid:${DAPA_HF}`, `pmid:${EMPA_REG}`]);
    expect(await list('?page=2&page_size=1')).toMatchObject({ total: 2, items: [{}] });
    expect(await list('?page=3&page_size=1')).toEqual({ total: 2, items: [] });
    expect(await summary()).toMatchObject({ total: 2, unread: 1, tags: [{ tag: 'To teach', items: 1 }] });
    for (const query of ['?sort=note', '?page=0', '?show=some', '?collection=x', `?search=${'x'.repeat(201)}`])
      expect((await signedIn(ada)('GET', `${ITEMS}${query}`)).status).toBe(400);
  });

  it('take in files of others, whole, and merge what they have already', async () => {
    await save([DAPA_HF]);
    const ris = [
      `TY  - JOUR\nTI  - Something else\nDB  - PubMed\nAN  - ${DAPA_HF}\nKW  - Ours\nER  - `,
      'TY  - BOOK\nTI  - A book nobody indexed\nAU  - Berkman, R. I.\nPY  - 1994\nCY  - New York\nER  - ',
      'TY  - BOOK\nTI  - A Book nobody indexed.\nAU  - Berkman, R.\nPY  - 1994\nER  - ',
      'TY  - JOUR\nTI  - By DOI\nDO  - 10.1000/ABC\nER  - ',
      'TY  - JOUR\nAU  - Nobody, N\nER  - ',
    ].join('\n\n');
    const answer = await importText(ris);
    expect(answer).toMatchObject({
      format: 'ris',
      already: 2,
      unreadTotal: 1,
      unread: [{ line: 26, reason: 'nothing-to-know-it-by' }],
    });
    expect(answer.saved).toHaveLength(2);
    const nbib = 'PMID- 12345\nTI  - By DOI\nLID - 10.1000/abc [doi]\n\nPMID- 77777777\n';
    expect(await importText(nbib)).toMatchObject({
      saved: [],
      already: 1,
      unread: [{ line: 5, reason: 'unknown-pmid', text: '77777777' }],
    });
    expect(await keys('?search=by%20doi')).toEqual(['pmid:12345']);
    expect(await importText(`${EMPA_REG}, ${DAPA_HF} and`)).toMatchObject({
      format: 'pmids',
      saved: [`pmid:${EMPA_REG}`],
      already: 1,
      unread: [{ text: 'and' }],
    });
    const [book] = (await list('?search=nobody%20indexed')).items;
    expect(book).toMatchObject({ indexed: false, citation: { pmid: '', title: 'A book nobody indexed' } });
    expect(await codeOf(await signedIn(ada)('POST', '/api/library/imports', { text: '' }))).toEqual([
      400,
      'request/invalid',
    ]);
    expect(await codeOf(await signedIn(ada)('POST', '/api/library/imports', { text: 'x', format: 'doc' }))).toEqual([
      400,
      'request/invalid',
    ]);
    expect(
      await codeOf(await signedIn(ada)('POST', '/api/library/imports', { text: 'x', collection: NOWHERE })),
    ).toEqual([404, 'library/collection-not-found']);
  });

  it('hold as much as they may, and say what they had no room for', async () => {
    await server.database.pool.query(
      `INSERT INTO library_item (account_id, key, doi, reference, title, author, year, searched, saved_at)
       SELECT account.id, 'doi:10.1/' || n, '10.1/' || n, '{}', '', '', '', '', now()
       FROM account, generate_series(1, 4999) AS n WHERE email = 'ada@example.org'`,
    );
    expect(await importText('TY  - JOUR\nTI  - One\nER  - \nTY  - JOUR\nTI  - Two\nER  - ')).toMatchObject({
      saved: [{}],
      unread: [{ line: 4, reason: 'no-room', text: 'Two' }],
    });
    expect(await codeOf(await signedIn(ada)('POST', ITEMS, { pmids: [DAPA_HF] }))).toEqual([409, 'library/full']);
  });

  it('leave in every format, and as a document of Word that knows its sources', async () => {
    await save([DAPA_HF]);
    await importText('TY  - JOUR\nTI  - Read & <written>\nAU  - Group of all,\nKW  - Ours\nC7  - e12\nER  - ');
    const file = async (format: string, more = {}) => {
      const response = await signedIn(ada)('POST', `${ITEMS}/export`, { format, ...more });
      expect([format, response.status]).toEqual([format, 200]);
      return response;
    };
    for (const format of ['csv', 'ris', 'nbib', 'bibtex', 'csl-json', 'vancouver', 'ama', 'apa']) {
      // oxlint-disable-next-line no-await-in-loop -- bibliographies are written one after the other anyway
      const text = await (await file(format)).text();
      expect(text.toLowerCase()).toContain('heart failure');
      expect(text.includes('Read & <written>') || text.includes(String.raw`Read \& <written>`)).toBe(true);
    }
    const ris = await (await file('ris')).text();
    expect(ris).toContain('KW  - Ours\r\nC7  - e12');
    expect(await (await file('ris', { keys: [`pmid:${DAPA_HF}`] })).text()).not.toContain('written');
    const word = await file('docx', { style: 'apa' });
    expect(word.headers.get('content-disposition')).toContain('footnote-2-references.docx');
    const parts = unzipSync(new Uint8Array(await word.arrayBuffer()));
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(part('customXml/item1.xml')).toContain('<b:Source>');
    expect(part('customXml/item1.xml')).toContain('Read &amp; &lt;written&gt;');
    expect(part('word/document.xml')).toContain('BIBLIOGRAPHY');
    expect(part('word/document.xml').match(/CITATION /g)).toHaveLength(2);
    expect(await codeOf(await signedIn(ben)('POST', `${ITEMS}/export`, { format: 'csv' }))).toEqual([
      400,
      'library/nothing-to-export',
    ]);
    expect(await codeOf(await signedIn(ada)('POST', `${ITEMS}/export`, { format: 'pdf' }))).toEqual([
      400,
      'request/invalid',
    ]);
  });

  describe('have collections', () => {
    const file = async (id: string, which: string[], who = ada, headers = {}) =>
      signedIn(who)('POST', `${COLLECTIONS}/${id}/items`, { keys: which }, headers);
    const shared = async () => {
      await save([DAPA_HF, EMPA_REG]);
      const { id } = await newCollection('Journal club');
      await file(id, [`pmid:${DAPA_HF}`]);
      const sharing = await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: true }, forNorth);
      expect(sharing.status).toBe(204);
      return id;
    };

    it('of their own, which nobody else sees', async () => {
      await save([DAPA_HF, EMPA_REG]);
      const { id } = await newCollection(' Journal club ');
      expect(await jsonOf(await file(id, [`pmid:${DAPA_HF}`, `pmid:${DAPA_HF}`, 'pmid:5']))).toEqual({ items: 1 });
      expect(await keys(`?collection=${id}`)).toEqual([`pmid:${DAPA_HF}`]);
      expect((await summary()).collections).toEqual([
        { id, name: 'Journal club', shared: false, manageable: true, made: true, items: 1 },
      ]);
      await signedIn(ada)('POST', `${ITEMS}/removal`, { keys: [`pmid:${DAPA_HF}`] });
      expect(await keys(`?collection=${id}`)).toEqual([]);
      await signedIn(ada)('POST', `${ITEMS}/return`, { keys: [`pmid:${DAPA_HF}`] });
      expect(await keys(`?collection=${id}`)).toEqual([`pmid:${DAPA_HF}`]);
      expect((await summary(ben)).collections).toEqual([]);
      const refused = [404, 'library/collection-not-found'];
      for (const headers of [{}, forNorth]) {
        expect(await codeOf(await signedIn(ben)('GET', `${ITEMS}?collection=${id}`, undefined, headers))).toEqual(
          refused,
        );
        expect(await codeOf(await signedIn(ben)('PATCH', `${COLLECTIONS}/${id}`, { name: 'Mine' }, headers))).toEqual(
          refused,
        );
        expect(await codeOf(await signedIn(ben)('DELETE', `${COLLECTIONS}/${id}`, undefined, headers))).toEqual(
          refused,
        );
        expect(await codeOf(await file(id, ['pmid:5'], ben, headers))).toEqual(refused);
        expect(
          await codeOf(
            await signedIn(ben)('POST', `${COLLECTIONS}/${id}/items/removal`, { keys: ['pmid:5'] }, headers),
          ),
        ).toEqual(refused);
        expect(
          await codeOf(await signedIn(ben)('POST', `${COLLECTIONS}/${id}/items/kept`, { keys: ['pmid:5'] }, headers)),
        ).toEqual(refused);
        expect(
          await codeOf(await signedIn(ben)('POST', `${ITEMS}/export`, { format: 'csv', collection: id }, headers)),
        ).toEqual(refused);
      }
      expect(await codeOf(await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: true }))).toEqual([
        400,
        'library/no-organization',
      ]);
      for (const name of ['', ' ', 'x'.repeat(121), 'a\nb'])
        expect(await codeOf(await signedIn(ada)('POST', COLLECTIONS, { name }))).toEqual([400, 'request/invalid']);
      expect((await signedIn(ada)('DELETE', `${COLLECTIONS}/${id}`)).status).toBe(204);
      expect(await keys()).toHaveLength(2);
    });

    it('that members of an organization see and fill together, with notes of their own', async () => {
      const id = await shared();
      await signedIn(ada)('PATCH', ITEMS, { key: `pmid:${DAPA_HF}`, note: 'Mine alone' });
      expect((await list(`?collection=${id}`, ben, forNorth)).items).toMatchObject([
        { own: false, note: '', read: false },
      ]);
      expect((await summary(ben, forNorth)).collections).toMatchObject([
        { id, shared: true, manageable: false, made: false, items: 1 },
      ]);
      await save([EMPA_REG], ben);
      expect(await jsonOf(await file(id, [`pmid:${EMPA_REG}`], ben, forNorth))).toEqual({ items: 1 });
      expect(await keys(`?collection=${id}`, ada, forNorth)).toHaveLength(2);
      expect(
        await jsonOf(
          await signedIn(ben)('POST', `${COLLECTIONS}/${id}/items/kept`, { keys: [`pmid:${DAPA_HF}`] }, forNorth),
        ),
      ).toEqual({ saved: [`pmid:${DAPA_HF}`] });
      expect(await keys('', ben)).toHaveLength(2);
      const refused = [403, 'library/collection-not-yours'];
      expect(await codeOf(await signedIn(ben)('PATCH', `${COLLECTIONS}/${id}`, { name: 'x' }, forNorth))).toEqual(
        refused,
      );
      expect(await codeOf(await signedIn(ben)('DELETE', `${COLLECTIONS}/${id}`, undefined, forNorth))).toEqual(refused);
      await saveOrganization(server.database, {
        id: NORTH,
        people: { 'ada@example.org': 'Member', 'ben@example.org': 'Admin' },
      });
      expect((await signedIn(ben)('PATCH', `${COLLECTIONS}/${id}`, { name: 'Ours' }, forNorth)).status).toBe(204);
      expect(await codeOf(await signedIn(ben)('PATCH', `${COLLECTIONS}/${id}`, { shared: false }, forNorth))).toEqual(
        refused,
      );
      expect((await signedIn(ada)('PATCH', `${COLLECTIONS}/${id}`, { shared: false }, forNorth)).status).toBe(204);
      expect(await codeOf(await signedIn(ben)('GET', `${ITEMS}?collection=${id}`, undefined, forNorth))).toEqual([
        404,
        'library/collection-not-found',
      ]);
      expect(await keys(`?collection=${id}`)).toHaveLength(2);
    });

    it('of an organization that nobody outside sees, nor who is taken out of it', async () => {
      const id = await shared();
      const refused = [404, 'library/collection-not-found'];
      for (const [who, headers] of [
        [eve, forSouth],
        [eve, {}],
        [ben, {}],
        [ada, {}],
      ] as const)
        expect(await codeOf(await signedIn(who)('GET', `${ITEMS}?collection=${id}`, undefined, headers))).toEqual(
          refused,
        );
      await saveOrganization(server.database, { id: NORTH, people: { 'ben@example.org': 'Member' } });
      expect(await codeOf(await signedIn(ada)('GET', `${ITEMS}?collection=${id}`, undefined, forNorth))).toEqual([
        404,
        'organization/cannot-act-for',
      ]);
      expect(await codeOf(await signedIn(ada)('GET', `${ITEMS}?collection=${id}`))).toEqual(refused);
      expect((await summary(ada)).collections).toEqual([]);
      const mine = z.object({ library_collection: z.array(z.unknown()) });
      expect(mine.parse(await jsonOf(await signedIn(ada)('GET', '/api/users/me/export'))).library_collection).toEqual(
        [],
      );
      expect(await keys(`?collection=${id}`, ben, forNorth)).toEqual([`pmid:${DAPA_HF}`]);
    });

    it('that take what is imported', async () => {
      const { id } = await newCollection('From a file');
      await importText(`PMID: ${DAPA_HF}`, { collection: id });
      expect(await keys(`?collection=${id}`)).toEqual([`pmid:${DAPA_HF}`]);
    });
  });

  it('tell of notices that came after an article was saved, once', async () => {
    await save([DAPA_HF, EMPA_REG]);
    await save([DAPA_HF], ben);
    await server.tellNotices();
    const [article] = await server.literature.articles([DAPA_HF]);
    if (article === undefined) throw new Error('There is no such article.');
    const { impact: _impact, ...plain } = article;
    const notices = [{ kind: 'retracted_by', pmid: '99999', note: '2026' }] as const;
    await server.literature.write({
      articles: [{ ...plain, version: plain.version + 1, revised: '2026-11-01', notices }],
      deletions: [],
    });
    await Promise.all([server.tellNotices(), server.tellNotices(), server.tellNotices()]);
    await server.tellNotices();
    const { rows } = await server.database.pool.query(
      "SELECT email, kind, detail->>'pmid' AS pmid FROM notification JOIN account ON account.id = account_id ORDER BY email",
    );
    expect(rows).toEqual([
      { email: 'ada@example.org', kind: 'saved-article-noticed', pmid: DAPA_HF },
      { email: 'ben@example.org', kind: 'saved-article-noticed', pmid: DAPA_HF },
    ]);
    expect((await list('?search=dapagliflozin')).items[0]?.citation.retracted).toBe(true);
    await save([DAPA_HF], eve);
    await server.tellNotices();
    expect((await server.database.pool.query('SELECT 1 FROM notification')).rows).toHaveLength(2);
  });

  it('are in the file with everything of an account, and go with it', async () => {
    await save([DAPA_HF]);
    await newCollection('Club');
    expect(await jsonOf(await signedIn(ada)('GET', '/api/users/me/export'))).toMatchObject({
      library_item: [{ key: `pmid:${DAPA_HF}` }],
      library_collection: [{ name: 'Club' }],
    });
  });
});
