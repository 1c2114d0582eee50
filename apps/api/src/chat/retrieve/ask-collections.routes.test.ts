import { randomUUID } from 'node:crypto';
import {
  chatSessionSchema,
  collectionSource,
  EMPTY_REFERENCE,
  ORGANIZATION_HEADER,
  sharedChatSchema,
  chatShareSchema,
} from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { answerQuestion } from '../answer-question.ts';
import { answeringDeps, askedQuestion } from '../answering.fixtures.ts';
import type { AnswerModel } from '../chat.ports.ts';

type Browser = ReturnType<typeof browserOf>;

const QUESTION = 'Does dapagliflozin reduce hospitalisation for heart failure?';
/** DAPA-HF, and a study of the starter collection about something else. */
const DAPA_HF = '31535829';
const OTHER = '26551272';
const UNNAMED = { pmid: '', doi: '', title: '', publicationDate: '' };

describe('questions to collections', () => {
  let server: TestServer;
  let ada: Browser;
  let bea: Browser;
  let ours: string;
  /** What happens between asking and answering. */
  let beforeAnswer: () => Promise<unknown> = () => Promise.resolve();
  /** Writes the answers; null for the sentences of the references alone. */
  let liar: AnswerModel | null = null;
  beforeAll(async () => {
    server = await startTestServer({
      answerFrom: ({ answeringCollections: collections }) =>
        async function* (input) {
          await beforeAnswer();
          const written = liar === null ? {} : { answerModel: liar };
          yield* answerQuestion(answeringDeps(server.literature, { collections, ...written }), input);
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
  async function collection(name: string, pmids: readonly string[]): Promise<string> {
    const { id } = idSchema.parse(await (await ada('POST', '/api/library/collections', { name })).json());
    if (pmids.length > 0) {
      await ada('POST', '/api/library/items', { pmids });
      const keys = pmids.map((pmid) => `pmid:${pmid}`);
      await ada('POST', `/api/library/collections/${id}/items`, { keys });
    }
    return id;
  }
  async function ask(
    who: Browser,
    sources: readonly string[],
    { headers = {}, sid = randomUUID(), question = QUESTION, chatElaborateMode = false } = {},
  ) {
    const body = { question, sources, chatElaborateMode };
    const asked = await who('POST', `/api/chat/query?sid=${sid}`, body, headers);
    if (!asked.ok) return { sid, refused: (await refusalOf(asked)).slice(0, 2), turn: null };
    await asked.text();
    const session = await (await who('GET', `/api/chat/sessions/${sid}`, undefined, headers)).json();
    const turn = chatSessionSchema.parse(session).turns.at(-1);
    return { sid, refused: null, turn };
  }

  it('are answered from its articles alone, and say which were not read', async () => {
    const id = await collection('Hearts', [DAPA_HF]);
    const file = 'TY  - THES\nTI  - A thesis about hearts\nER  - \n';
    await ada('POST', '/api/library/imports', { format: 'ris', text: file, collection: id });
    const { turn } = await ask(ada, [collectionSource(id)]);
    expect(turn).toMatchObject({ state: 'answered', request: { sources: [`collection:${id}`] } });
    expect(turn?.citations.map(({ pmid }) => pmid)).toEqual([DAPA_HF]);
    expect(turn?.evidence?.collections).toEqual([
      { name: 'Hearts', references: 2, unread: 1, unreadTitles: ['A thesis about hearts'] },
    ]);
  });

  const SALT = [
    'TY  - JOUR',
    'TI  - Kochsalzersatz und Schlaganfall',
    'AU  - Müller, Jörg',
    'PY  - 2019',
    'LA  - German',
    'JO  - Zeitschrift für Prävention',
    'AB  - BACKGROUND: Salt raises blood pressure. METHODS: We randomly assigned 20,995 adults with a history of stroke to a salt substitute or to regular salt. RESULTS: The rate of stroke was lower with the salt substitute than with regular salt (rate ratio, 0.86; 95% CI, 0.77 to 0.96). CONCLUSIONS: Among adults with a history of stroke, the salt substitute lowered the rate of stroke.',
    'ER  - ',
    '',
    'TY  - JOUR',
    'TI  - Statins and muscle pain',
    'AB  - We asked 50 people with statins about pain in their muscles.',
    'ER  - ',
    '',
    'TY  - JOUR',
    'TI  - Salt, without an abstract',
    'ER  - ',
  ].join('\n');
  const ABOUT_SALT = 'Does a salt substitute reduce stroke?';

  it('are answered from imported records that have an abstract, which are nobody else’s to read', async () => {
    const id = await collection('Salt', [DAPA_HF]);
    await ada('POST', '/api/library/imports', { format: 'ris', text: SALT, collection: id });
    const { turn, sid } = await ask(ada, [collectionSource(id)], { question: ABOUT_SALT });
    expect(turn).toMatchObject({ state: 'answered', evidence: { verdict: 'favours-intervention' } });
    expect(turn?.citations).toHaveLength(1);
    expect(turn?.citations[0]).toMatchObject({
      type: 'other',
      pmid: '',
      title: 'Kochsalzersatz und Schlaganfall',
      first_author: 'Müller Jörg',
      languages: ['ger'],
      ml_type: 'randomized_trial',
      ml_n: 20_995,
      path: `/library?collection=${id}&search=Kochsalzersatz%20und%20Schlaganfall`,
    });
    expect(turn?.answer).toContain('rate ratio, 0.86; 95% CI, 0.77 to 0.96). [1]');
    expect(turn?.claims.every(({ citations }) => citations.join() === '1')).toBe(true);
    expect(turn?.evidence?.collections).toEqual([
      { name: 'Salt', references: 4, unread: 1, unreadTitles: ['Salt, without an abstract'] },
    ]);
    expect(turn?.evidence?.table.map(({ study }) => study)).toEqual(['Müller 2019']);

    const { shareId } = chatShareSchema.parse(await (await ada('POST', `/api/chat/sessions/${sid}/share`)).json());
    const shared = await (await bea('GET', `/api/chat/shared/${shareId}`)).text();
    expect(shared).not.toMatch(/Kochsalz|rate ratio|Müller/);
    // Beside all of the literature, a collection adds nothing.
    const beside = await ask(ada, ['pubmed', collectionSource(id)], { question: ABOUT_SALT });
    expect(beside.turn?.citations.map(({ type }) => type)).not.toContain('other');
  });

  it('name no record in what is shared of a long answer', async () => {
    const id = await collection('Salt at length', []);
    const other = SALT.replace('Müller', 'Weber')
      .replace('Kochsalzersatz und', 'Kochsalz nach')
      .replace('20,995', '9,990');
    const text = `${SALT}\n\n${other}`;
    await ada('POST', '/api/library/imports', { format: 'ris', text, collection: id });
    const asked = { question: ABOUT_SALT, chatElaborateMode: true };
    const { turn, sid } = await ask(ada, [collectionSource(id)], asked);
    expect(turn?.answer).toMatch(/- \*\*(?:Müller|Weber) 2019, n = /);
    const { shareId } = chatShareSchema.parse(await (await ada('POST', `/api/chat/sessions/${sid}/share`)).json());
    const shared = await (await bea('GET', `/api/chat/shared/${shareId}`)).text();
    expect(shared).not.toMatch(/Kochsalz|rate ratio|Müller|Weber|20,995|9,990/);
  });

  it('tell nothing of a record in what is shared, though a model tells it beside an open reference', async () => {
    const id = await collection('Hearts, with a record', [DAPA_HF]);
    const text = [
      'TY  - JOUR',
      'TI  - Zuckerausscheidung und Herzschwäche',
      'AU  - Özdemir, Ute',
      'PY  - 2019',
      'AB  - We randomly assigned 4,977 adults with heart failure to dapagliflozin or placebo. Hospitalisation for heart failure was lower with dapagliflozin than with placebo (rate ratio, 0.86; 95% CI, 0.77 to 0.96).',
      'ER  - ',
    ].join('\n');
    await ada('POST', '/api/library/imports', { format: 'ris', text, collection: id });
    let numbers: number[] = [];
    liar = {
      writer: () => ({ kind: 'model', provider: 'fake', model: 'liar' }),
      async *write({ evidence }) {
        const record = evidence.find(({ citation }) => citation.type === 'other')?.n ?? 0;
        const open = evidence.find(({ citation }) => citation.pmid === DAPA_HF)?.n ?? 0;
        numbers = [record, open];
        const told = `As Zuckerausscheidung und Herzschwäche says, it works [${open}]. Özdemir saw 4,977 adults [${open}].`;
        const kept = `Fewer were admitted [${open}].`;
        yield await Promise.resolve({ type: 'text' as const, text: `${kept} ${told}\n\nIt works [${record}].` });
      },
    };
    const first = await ask(ada, [collectionSource(id)]);
    liar = {
      ...liar,
      async *write({ evidence }) {
        const open = evidence.find(({ citation }) => citation.pmid === DAPA_HF)?.n ?? 0;
        const said = `Fewer died [${open}]. The record of Özdemir from before says so too [${open}].`;
        yield await Promise.resolve({ type: 'text' as const, text: said });
      },
    };
    await ask(ada, ['pubmed'], { sid: first.sid });
    liar = null;
    expect(numbers).toEqual(expect.arrayContaining([1, 2]));
    expect(first.turn?.answer).toContain('Zuckerausscheidung');
    const sharing = await ada('POST', `/api/chat/sessions/${first.sid}/share`);
    const { shareId } = chatShareSchema.parse(await sharing.json());
    const shared = await (await bea('GET', `/api/chat/shared/${shareId}`)).text();
    const { turns } = sharedChatSchema.parse(JSON.parse(shared));
    expect(turns.map(({ answer }) => answer)).toEqual([
      expect.stringContaining('Fewer were admitted'),
      expect.stringContaining('Fewer died'),
    ]);
    expect(shared).not.toMatch(/Zuckera|Özdemir|4,977|4977/);
    expect(turns[0]?.evidence?.collections).toEqual([{ name: '', references: 0, unread: 0, unreadTitles: [] }]);
  });

  it('are asked with the words of imported records as they are written', async () => {
    const id = await collection('A drug the literature does not know', []);
    const text = SALT.replaceAll('salt substitute', 'dapagliflozan')
      .replaceAll('Salt', 'Dapagliflozan')
      .replace('Kochsalzersatz', 'Neues');
    await ada('POST', '/api/library/imports', { format: 'ris', text, collection: id });
    const asked = { question: 'Does dapagliflozan reduce stroke?' };
    const { turn } = await ask(ada, [collectionSource(id)], asked);
    expect(turn?.citations.map(({ title }) => title)).toEqual(['Neues und Schlaganfall']);
    expect(turn?.answer).toContain('dapagliflozan');
    expect(turn?.searchString).not.toContain('read as');
    const ofLiterature = await ask(ada, ['pubmed'], asked);
    expect(ofLiterature.turn?.searchString).toContain('“dapagliflozan” read as “dapagliflozin”');
  });

  it('hold imported records to the filters of the question', async () => {
    const id = await collection('Salt for filters', []);
    await ada('POST', '/api/library/imports', { format: 'ris', text: SALT, collection: id });
    const found = async (filters: object) => {
      const body = { question: ABOUT_SALT, sources: [collectionSource(id)], ...filters };
      const lines = await (await ada('POST', `/api/chat/query?sid=${randomUUID()}`, body)).text();
      return lines.includes('Kochsalzersatz');
    };
    expect(await found({ sampleSize: 20_000 })).toBe(true);
    expect(await found({ sampleSize: 30_000 })).toBe(false);
    expect(await found({ studyTypes: ['meta_analysis'] })).toBe(false);
    expect(await found({ ageInMonths: 12 })).toBe(false);
  });

  it('are answered from 5,000 references as well', async () => {
    const known = Array.from({ length: 4_999 }, (_, at) => ({ ...UNNAMED, pmid: String(80_000_000 + at) }));
    const collections = {
      seen: () => Promise.resolve([]),
      read: () => Promise.resolve({ name: 'All', references: [...known, { ...UNNAMED, pmid: DAPA_HF }] }),
    };
    const input = { ...askedQuestion({ question: QUESTION, sources: [collectionSource('a')] }), owner: 'account:a' };
    const events = await Array.fromAsync(answerQuestion(answeringDeps(server.literature, { collections }), input));
    const told = events.flatMap((event) => (event.event === 'evidence' ? (event.evidence.collections ?? []) : []));
    expect(told).toMatchObject([{ references: 5_000, unread: 4_999 }]);
    const docs = events.flatMap((event) => (event.event === 'all_docs' ? event.docs : []));
    expect(docs.map(({ pmid }) => pmid)).toEqual([DAPA_HF]);
  });

  it('are refused of more articles or records than a search can be limited to, in all collections together', async () => {
    const collections = {
      seen: () => Promise.resolve([]),
      read: (_owner: string, id: string) => {
        const references = Array.from({ length: 10_001 }, (_, at) => ({ ...UNNAMED, pmid: `${id}${at}` }));
        return Promise.resolve({ name: id, references });
      },
    };
    const sources = [collectionSource('1000'), collectionSource('2000')];
    const input = { ...askedQuestion({ question: QUESTION, sources }), owner: 'account:a' };
    const events = await Array.fromAsync(answerQuestion(answeringDeps(server.literature, { collections }), input));
    expect(JSON.stringify(events)).toContain('chat/collections-too-large');
    expect(events.some(({ event }) => event === 'evidence')).toBe(false);
    const reference = { ...EMPTY_REFERENCE, abstract: 'A' };
    const records = Array.from({ length: 5_001 }, (_, at) => {
      return { ...UNNAMED, record: { key: `ref:${at}`, collection: 'a', reference, notices: [] } };
    });
    const many = { seen: () => Promise.resolve([]), read: () => Promise.resolve({ name: '', references: records }) };
    const told = await Array.fromAsync(answerQuestion(answeringDeps(server.literature, { collections: many }), input));
    expect(JSON.stringify(told)).toContain('chat/collections-too-large');
  });

  it('say where nothing in it answers, where it is empty, and are not limited beside all of the literature', async () => {
    const id = await collection('Pressure', [OTHER]);
    expect((await ask(ada, [collectionSource(id)])).turn?.citations.map(({ pmid }) => pmid)).not.toContain(DAPA_HF);
    const empty = await collection('Nothing yet', []);
    const { turn } = await ask(ada, [collectionSource(empty)]);
    expect(turn).toMatchObject({
      state: 'no_documents',
      evidence: { collections: [{ name: 'Nothing yet', references: 0, unread: 0 }] },
    });
    const beside = await ask(ada, ['pubmed', collectionSource(empty)]);
    expect(beside.turn?.citations.map(({ pmid }) => pmid)).toContain(DAPA_HF);
    expect(beside.turn?.evidence?.collections).toBeUndefined();
  });

  it('stay in it where they follow one another, and are shared without its name', async () => {
    const id = await collection('Dapagliflozin', [DAPA_HF]);
    const { sid } = await ask(ada, [collectionSource(id)]);
    const { turn } = await ask(ada, [collectionSource(id)], { sid, question: 'And in diabetes?' });
    expect(turn?.evidence?.collections).toMatchObject([{ name: 'Dapagliflozin' }]);
    const { shareId } = chatShareSchema.parse(await (await ada('POST', `/api/chat/sessions/${sid}/share`)).json());
    const shared = await (await bea('GET', `/api/chat/shared/${shareId}`)).text();
    expect(shared).not.toContain('"name":"Dapagliflozin"');
    expect(sharedChatSchema.parse(JSON.parse(shared)).turns[0]?.evidence?.collections).toMatchObject([{ name: '' }]);
  });

  it('are refused of what somebody else keeps, of visitors, and of too many', async () => {
    const id = await collection('Private', [DAPA_HF]);
    const GONE = [404, 'chat/collection-gone'];
    expect((await ask(bea, [collectionSource(id)])).refused).toEqual(GONE);
    expect((await ask(bea, [collectionSource(id)], { headers: acting() })).refused).toEqual(GONE);
    expect((await ask(ada, ['collection:'])).refused).toEqual(GONE);
    expect((await ask(ada, [collectionSource('x'.repeat(150))])).refused).toEqual(GONE);
    const many = Array.from({ length: 11 }, () => collectionSource(randomUUID()));
    expect((await ask(ada, many)).refused).toEqual([400, 'chat/payload-invalid']);
  });

  it('reach what is shared with the organization, until it is no more, also between asking and answering', async () => {
    const id = await collection('Ward', [DAPA_HF]);
    expect((await ada('PATCH', `/api/library/collections/${id}`, { shared: true }, acting())).ok).toBe(true);
    expect((await ask(bea, [collectionSource(id)])).refused).toEqual([404, 'chat/collection-gone']);
    const { turn } = await ask(bea, [collectionSource(id)], { headers: acting() });
    expect(turn?.citations.map(({ pmid }) => pmid)).toEqual([DAPA_HF]);
    beforeAnswer = () => ada('PATCH', `/api/library/collections/${id}`, { shared: false }, acting());
    const late = await ask(bea, [collectionSource(id)], { headers: acting() });
    beforeAnswer = () => Promise.resolve();
    expect(late.turn).toMatchObject({ state: 'failed', failure: { code: 'chat/collection-gone' }, citations: [] });
  });
});
