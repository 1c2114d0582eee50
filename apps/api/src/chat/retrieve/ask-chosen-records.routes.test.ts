import { randomUUID } from 'node:crypto';
import {
  chatSessionSchema,
  collectionSource,
  ORGANIZATION_HEADER,
  readRecordId,
  recordId,
  type ChatTurn,
} from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { answerQuestion } from '../answer-question.ts';
import { answeringDeps } from '../answering.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const QUESTION = 'Does a salt substitute reduce stroke?';
const GONE = [404, 'chat/reference-gone'];
/** DAPA-HF, and SELECT, of the starter collection. */
const DAPA_HF = '31535829';
const SELECT = '37952131';

const record = (title: string, author: string, adults: string, more = '') =>
  [
    'TY  - JOUR',
    `TI  - ${title}`,
    `AU  - ${author}`,
    'PY  - 2019',
    `AB  - We randomly assigned ${adults} adults with a history of stroke to a salt substitute or to regular salt. The rate of stroke was lower with the salt substitute than with regular salt (rate ratio, 0.86; 95% CI, 0.77 to 0.96).`,
    ...(more === '' ? [] : [more]),
    'ER  - ',
  ].join('\n');
const RECORDS = [
  record('Kochsalzersatz und Schlaganfall', 'Müller, Jörg', '20,995'),
  record('Kochsalz nach Schlaganfall', 'Weber, Ute', '9,990'),
].join('\n\n');

describe('questions to chosen records of collections', () => {
  let server: TestServer;
  let ada: Browser;
  let bea: Browser;
  let ours: string;
  /** What happens between asking and answering. */
  let beforeAnswer: () => Promise<unknown> = () => Promise.resolve();
  beforeAll(async () => {
    server = await startTestServer({
      answerFrom: ({ answeringCollections: collections }) =>
        async function* (input) {
          await beforeAnswer();
          yield* answerQuestion(answeringDeps(server.literature, { collections }), input);
        },
    });
    await loadStarterCollection({ index: server.literature });
    [ada, bea] = [
      await createSignedInUser(server, 'ada@example.org'),
      await createSignedInUser(server, 'bea@example.org'),
    ];
    ours = await saveOrganization(server.database, {
      people: { 'ada@example.org': 'Admin', 'bea@example.org': 'Member' },
    });
  });
  afterAll(() => server.close());

  const acting = (): Record<string, string> => ({ [ORGANIZATION_HEADER]: ours });
  const idSchema = z.looseObject({ id: z.string() });
  async function collection(name: string, text = RECORDS): Promise<string> {
    const { id } = idSchema.parse(await (await ada('POST', '/api/library/collections', { name })).json());
    await ada('POST', '/api/library/items', { pmids: [DAPA_HF] });
    await ada('POST', `/api/library/collections/${id}/items`, { keys: [`pmid:${DAPA_HF}`] });
    await ada('POST', '/api/library/imports', { format: 'ris', text, collection: id });
    return id;
  }
  async function ask(who: Browser, query: object, headers: Record<string, string> = {}) {
    const sid = randomUUID();
    const asked = await who('POST', `/api/chat/query?sid=${sid}`, { question: QUESTION, ...query }, headers);
    if (!asked.ok) return { refused: (await refusalOf(asked)).slice(0, 2), turn: null };
    await asked.text();
    const session = await (await who('GET', `/api/chat/sessions/${sid}`, undefined, headers)).json();
    return { refused: null, turn: chatSessionSchema.parse(session).turns.at(-1) ?? null };
  }
  const of = (citations: readonly string[]) => ({ chatWithDocuments: true, citations });
  /** The ids an answer from a collection gives its records, by their titles. */
  async function idsIn(id: string): Promise<{ salt: string; weber: string }> {
    const { turn } = await ask(ada, { sources: [collectionSource(id)] });
    const idOf = (title: string) => turn?.citations.find((one) => one.title === title)?.id ?? '';
    return { salt: idOf('Kochsalzersatz und Schlaganfall'), weber: idOf('Kochsalz nach Schlaganfall') };
  }
  const titlesOf = (turn: ChatTurn | null) => turn?.citations.map(({ title }) => title).toSorted();

  it('are answered from those alone, again and under another question', async () => {
    const id = await collection('Salt');
    const { salt, weber } = await idsIn(id);
    expect(readRecordId(salt)?.collection).toBe(id);
    for (const asked of [
      of([salt]),
      { ...of([salt]), question: 'Summarise this' },
      { isSelectRegenerate: true, citations: [salt], sources: ['pubmed'] },
    ]) {
      const { turn } = await ask(ada, asked);
      expect(turn).toMatchObject({ state: 'answered', citations: [{ id: salt, type: 'other' }] });
      expect(turn?.answer).toContain('rate ratio, 0.86; 95% CI, 0.77 to 0.96). [1]');
      // No collection as a whole was asked.
      expect(turn?.evidence?.collections).toBeUndefined();
    }
    const both = await ask(ada, of([weber, salt]));
    expect(both.turn?.citations.map((one) => one.id).toSorted()).toEqual([salt, weber].toSorted());
  });

  it('are answered beside articles of the literature that were chosen with them', async () => {
    const { salt } = await idsIn(await collection('Salt beside articles'));
    const { turn } = await ask(ada, of([SELECT, salt]));
    expect(turn?.citations.map((one) => one.id).toSorted()).toEqual([SELECT, salt].toSorted());
  });

  it('are answered where another collection, which was asked before, is gone', async () => {
    const { salt } = await idsIn(await collection('Salt after all'));
    const gone = { sources: [collectionSource(randomUUID())] };
    expect((await ask(ada, { ...of([salt]), ...gone })).turn?.citations.map((one) => one.id)).toEqual([salt]);
    expect((await ask(ada, gone)).refused).toEqual([404, 'chat/collection-gone']);
  });

  it('are refused of what somebody else keeps, of visitors, and of what is no more', async () => {
    const id = await collection('Private');
    const { salt, weber } = await idsIn(id);
    expect((await ask(bea, of([salt]))).refused).toEqual(GONE);
    expect((await ask(bea, of([salt, DAPA_HF]), acting())).refused).toEqual(GONE);
    expect((await ask(browserOf(server.app), of([salt]))).refused).toEqual(GONE);
    const digest = readRecordId(salt)?.digest ?? '';
    expect((await ask(ada, of([recordId({ collection: randomUUID(), digest })]))).refused).toEqual(GONE);
    expect((await ask(ada, of([recordId({ collection: 'x', digest })]))).refused).toEqual(GONE);
    // A record of one collection is not read by the id of another that is seen.
    const other = await collection('Others', record('Something else entirely', 'Roe, Jane', '50'));
    const foreign = await ask(ada, of([recordId({ collection: other, digest })]));
    expect(foreign.turn).toMatchObject({ state: 'failed', failure: { code: 'chat/reference-gone' }, citations: [] });
    const keys = z
      .looseObject({ items: z.array(z.looseObject({ key: z.string() })) })
      .parse(await (await ada('GET', `/api/library/items?collection=${id}&search=Kochsalzersatz`)).json());
    const removed = keys.items.map(({ key }) => key);
    expect((await ada('POST', `/api/library/collections/${id}/items/removal`, { keys: removed })).ok).toBe(true);
    const late = await ask(ada, of([salt, weber]));
    expect(late.turn).toMatchObject({ state: 'failed', failure: { code: 'chat/reference-gone' }, citations: [] });
    expect(titlesOf((await ask(ada, of([weber]))).turn)).toEqual(['Kochsalz nach Schlaganfall']);
    expect((await ada('DELETE', `/api/library/collections/${id}`)).ok).toBe(true);
    expect((await ask(ada, of([weber]))).refused).toEqual(GONE);
  });

  it('reach what is shared with the organization, until it is no more, also between asking and answering', async () => {
    const id = await collection('Ward');
    const { salt } = await idsIn(id);
    await ada('PATCH', `/api/library/collections/${id}`, { shared: true }, acting());
    expect((await ask(bea, of([salt]))).refused).toEqual(GONE);
    expect((await ask(bea, of([salt]), acting())).turn?.citations.map((one) => one.id)).toEqual([salt]);
    beforeAnswer = () => ada('PATCH', `/api/library/collections/${id}`, { shared: false }, acting());
    const late = await ask(bea, of([salt]), acting());
    beforeAnswer = () => Promise.resolve();
    expect(late.turn).toMatchObject({ state: 'failed', failure: { code: 'chat/reference-gone' }, citations: [] });
  });

  it('read the article where the index has it by now', async () => {
    const pmid = '90000001';
    const id = await collection('Early', record('Early view', 'Roe, Jane', '8,000', `AN  - ${pmid}\nDB  - PubMed`));
    const { turn } = await ask(ada, { sources: [collectionSource(id)] });
    const early = turn?.citations.find(({ title }) => title === 'Early view');
    expect(early).toMatchObject({ type: 'other', pmid });
    const [known] = await server.literature.articles([DAPA_HF]);
    if (known === undefined) throw new Error('The starter collection has no DAPA-HF.');
    const { impact: _impact, ...article } = known;
    await server.literature.write({
      articles: [{ ...article, pmid, title: 'Published since', doi: '' }],
      deletions: [],
    });
    const { turn: again } = await ask(ada, of([early?.id ?? '']));
    expect(again?.citations).toMatchObject([{ type: 'pubmed', id: pmid, title: 'Published since' }]);
  });

  it('are still those that an answer named by their DOI alone once their PMID is known', async () => {
    const early = (more: string) => record('Registered early', 'Roe, Jane', '7,000', `DO  - 10.1000/Early${more}`);
    const id = await collection('Renamed', early(''));
    const idNow = async () => {
      const { turn } = await ask(ada, { sources: [collectionSource(id)] });
      return turn?.citations.find(({ title }) => title === 'Registered early')?.id ?? '';
    };
    const before = await idNow();
    // No article of the index has this PMID.
    const text = early('\nAN  - 90000002\nDB  - PubMed');
    await ada('POST', '/api/library/imports', { format: 'ris', text });
    const after = await idNow();
    expect(after).not.toBe(before);
    for (const chosen of [[before], [after], [before, after]]) {
      const { refused, turn } = await ask(ada, of(chosen));
      expect(refused).toBeNull();
      expect(turn).toMatchObject({ state: 'answered', citations: [{ id: after }] });
    }
  });

  it.each([
    `record:${'a'.repeat(64)}`,
    'record:',
    'record::',
    `record:${'0'.repeat(36)}:${'g'.repeat(32)}`,
    `record:%2e%2e:${'0'.repeat(32)}`,
  ])('find nothing by %j, which names no record', async (id) => {
    const { turn } = await ask(ada, of([id]));
    expect(turn).toMatchObject({ state: 'no_documents', citations: [] });
  });
});
