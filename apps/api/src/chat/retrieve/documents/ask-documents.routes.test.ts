import { randomUUID } from 'node:crypto';
import {
  chatSessionSchema,
  chatShareSchema,
  ORGANIZATION_HEADER,
  sharedChatSchema,
  sourceSchema,
  type ChatSession,
} from '@footnote/domain';
import { loadStarterCollection, type LiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestServer, type browserOf, type TestServer } from '../../../app/test-server.fixtures.ts';
import { createSignedInUser } from '../../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../../../organizations/organizations.fixtures.ts';
import { readyDocument } from '../../../sources/sources.fixtures.ts';
import { answerQuestion } from '../../answer-question.ts';
import { answeringDeps, openStarterIndex } from '../../answering.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const TEXT =
  'This pathway is for staff of the cardiac wards.\fDapagliflozin is withheld for three days before surgery and when patients fast. Ask the Bluebird pharmacist.';
const QUESTION = 'When is dapagliflozin withheld before surgery?';
const THEIRS = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7a02';

describe('questions to documents', () => {
  let server: TestServer;
  let literature: LiteratureIndex;
  let member: Browser;
  let stranger: Browser;
  let ours: string;
  /** What happens while an answer is being written. */
  let beforeWords: () => Promise<unknown> = () => Promise.resolve();
  beforeAll(async () => {
    literature = await openStarterIndex();
    server = await startTestServer({
      answerFrom: ({ answeringDocuments: documents }) =>
        async function* (input) {
          for await (const event of answerQuestion(answeringDeps(literature, { documents }), input)) {
            if (event.event === 'answer_part') await beforeWords();
            yield event;
          }
        },
    });
    const enter = (name: string) => createSignedInUser(server, `${name}@example.org`);
    [member, stranger] = [await enter('member'), await enter('stranger')];
    ours = await saveOrganization(server.database, { people: { 'member@example.org': 'Admin' } });
    await saveOrganization(server.database, { id: THEIRS, people: { 'stranger@example.org': 'Admin' } });
    return () => literature.close();
  });
  afterAll(() => server.close());

  const headersOf = (who: Browser) => ({ [ORGANIZATION_HEADER]: who === member ? ours : THEIRS });
  const call = (who: Browser, method: string, path: string, body?: unknown) => who(method, path, body, headersOf(who));
  async function sourceWith(who: Browser, text: string, name = 'Pathway.pdf') {
    const fields = { name: 'Cardiology', description: 'Of the wards.', languages: ['en'] };
    const source = sourceSchema.parse(await (await call(who, 'POST', '/api/sources', fields)).json());
    const documentId = await readyDocument(
      (method, path, body, headers = {}) => who(method, path, body, { ...headersOf(who), ...headers }),
      server.sources,
      { source, name, text },
    );
    return { source, documentId };
  }
  async function ask(
    who: Browser,
    query: object,
  ): Promise<{ lines: string; session: ChatSession | null; status: number }> {
    const sid = randomUUID();
    const response = await call(who, 'POST', `/api/chat/query?sid=${sid}`, { question: QUESTION, ...query });
    const lines = await response.text();
    const saved = await call(who, 'GET', `/api/chat/sessions/${sid}`);
    const session = saved.ok ? chatSessionSchema.parse(await saved.json()) : null;
    return { lines, session, status: response.status };
  }
  const shown = async (who: Browser, sid = '') => (await call(who, 'GET', `/api/chat/sessions/${sid}`)).text();

  it('are answered with the page, and kept with it', async () => {
    const { source, documentId } = await sourceWith(member, TEXT);
    const { session } = await ask(member, { sources: [source.id] });
    const [turn] = session?.turns ?? [];
    expect(turn?.answer).toContain('withheld for three days');
    expect(turn?.citations[0]).toMatchObject({
      type: 'pdf',
      page: 2,
      source: 'Cardiology',
      source_id: source.id,
      document: 'Pathway.pdf',
      document_id: documentId,
    });
  });

  it('find nothing of another organization, which has the same document', async () => {
    const [own, other] = [await sourceWith(member, TEXT), await sourceWith(stranger, TEXT, 'Theirs.pdf')];
    const foreign = await call(member, 'POST', '/api/chat/query', { question: QUESTION, sources: [other.source.id] });
    expect((await refusalOf(foreign)).slice(0, 2)).toEqual([400, 'chat/unknown-source']);
    const merged = { question: QUESTION, sources: [`*${own.source.id},${other.source.id}`] };
    expect((await refusalOf(await call(member, 'POST', '/api/chat/query', merged)))[1]).toBe('chat/unknown-source');
    const chosen = await ask(member, {
      sources: [own.source.id],
      chatWithDocuments: true,
      citations: [other.documentId, `${other.documentId}:2`],
    });
    expect(chosen.lines).not.toContain('three days before');
    expect(chosen.lines).not.toContain(other.documentId);
    const { lines } = await ask(member, { sources: [own.source.id] });
    expect(lines).toContain(own.documentId);
    expect(lines).not.toMatch(/Theirs|sourceId/);
  });

  it('do not reach documents for somebody who acts for nobody', async () => {
    const { source } = await sourceWith(member, TEXT);
    const response = await member('POST', '/api/chat/query', { question: QUESTION, sources: [source.id] });
    expect((await refusalOf(response))[1]).toBe('chat/unknown-source');
  });

  it('want a source that is searched', async () => {
    const { source } = await sourceWith(member, TEXT);
    await call(member, 'PATCH', `/api/sources/${source.id}`, { status: 'disabled' });
    const refused = await call(member, 'POST', '/api/chat/query', { question: QUESTION, sources: [source.id] });
    expect((await refusalOf(refused))[1]).toBe('chat/no-source');
    const { lines } = await ask(member, { sources: ['pubmed', source.id] });
    expect(lines).not.toContain('withheld for three days');
    const none = await call(member, 'POST', '/api/chat/query', { question: QUESTION, sources: [] });
    expect((await refusalOf(none))[1]).toBe('chat/no-source');
  });

  it('are answered from chosen documents, and refused where none was chosen', async () => {
    const { source, documentId } = await sourceWith(member, TEXT);
    const { session } = await ask(member, { sources: ['pubmed'], chatWithDocuments: true, citations: [documentId] });
    expect(session?.turns[0]?.citations.map((one) => one.document_id)).toContain(documentId);
    const empty = { question: QUESTION, sources: [source.id], chatWithDocuments: true, citations: [] };
    expect((await refusalOf(await call(member, 'POST', '/api/chat/query', empty)))[1]).toBe('chat/no-references');
  });

  it.each(['source', 'document'] as const)('say nothing more of a %s that was deleted', async (what) => {
    const { source, documentId } = await sourceWith(member, TEXT);
    const { session } = await ask(member, { sources: [source.id] });
    const path = `/api/sources/${source.id}${what === 'source' ? '' : `/documents/${documentId}`}`;
    expect((await call(member, 'DELETE', path)).status).toBe(204);
    const left = await shown(member, session?.sessionId);
    expect(left).toContain('redacted-1');
    expect(left).not.toMatch(/withheld for three|Bluebird|Pathway/);
    expect(left).not.toContain(documentId);
    const rows = await server.database.pool.query("SELECT 1 FROM chat_citation WHERE citation ->> 'document_id' = $1", [
      documentId,
    ]);
    expect(rows.rows).toEqual([]);
  });

  it.each(['source', 'document'] as const)(
    'say nothing of a %s that is deleted while they are answered',
    async (what) => {
      const { source, documentId } = await sourceWith(member, TEXT);
      const path = `/api/sources/${source.id}${what === 'source' ? '' : `/documents/${documentId}`}`;
      let deleted: number[] = [];
      beforeWords = async () => {
        beforeWords = () => Promise.resolve();
        deleted = [(await call(member, 'DELETE', path)).status];
      };
      const { session } = await ask(member, { sources: [source.id] });
      expect(deleted).toEqual([204]);
      const left = await shown(member, session?.sessionId);
      expect(left).not.toMatch(/withheld for three|Bluebird|Pathway/);
      expect(left).not.toContain(documentId);
      const kept = await server.database.pool.query(
        "SELECT 1 FROM chat_citation WHERE citation ->> 'document_id' = $1",
        [documentId],
      );
      expect(kept.rows).toEqual([]);
    },
  );

  it('are refused to whoever was taken out of the organization', async () => {
    const leaver = await createSignedInUser(server, 'leaver@example.org');
    const people = { 'member@example.org': 'Admin' } as const;
    await saveOrganization(server.database, { id: ours, people: { ...people, 'leaver@example.org': 'Member' } });
    const { source, documentId } = await sourceWith(member, TEXT);
    const acting = { [ORGANIZATION_HEADER]: ours };
    const asks = { question: QUESTION, sources: [source.id] };
    const chosen = { question: QUESTION, sources: ['pubmed'], chatWithDocuments: true, citations: [documentId] };
    const before = await leaver('POST', `/api/chat/query?sid=${randomUUID()}`, asks, acting);
    expect(await before.text()).toContain('Bluebird');
    await saveOrganization(server.database, { id: ours, people });
    const refused = [];
    for (const headers of [acting, {}]) {
      const answered = await leaver('POST', `/api/chat/query?sid=${randomUUID()}`, asks, headers);
      expect(await answered.text()).not.toMatch(/Bluebird|Pathway/);
      refused.push(!answered.ok);
      const ofChosen = await leaver('POST', `/api/chat/query?sid=${randomUUID()}`, chosen, headers);
      expect(await ofChosen.text()).not.toMatch(/Bluebird|Pathway/);
    }
    expect(refused).toEqual([true, true]);
  });

  it('are shared without a word of the documents', async () => {
    const { source, documentId } = await sourceWith(member, TEXT);
    const { session } = await ask(member, { sources: [source.id] });
    const shared = await call(member, 'POST', `/api/chat/sessions/${session?.sessionId ?? ''}/share`);
    const shareId = chatShareSchema.parse(await shared.json()).shareId ?? '';
    const text = await (await stranger('GET', `/api/chat/shared/${shareId}`)).text();
    expect(sharedChatSchema.parse(JSON.parse(text)).turns[0]?.citations[0]?.id).toBe('redacted-1');
    expect(text).not.toMatch(/withheld for three|Bluebird|Pathway|Cardiology/);
    expect(text).not.toContain(documentId);
  });

  it('tell the article a document is to those who act for its organization alone, and share nothing of it', async () => {
    const doi = 'https://doi.org/10.1016/S0140-6736(03)12229-5';
    const title =
      'Combination treatment of angiotensin-II receptor blocker and angiotensin-converting-enzyme inhibitor';
    const full = `${title} in non-diabetic renal disease (COOPERATE): a randomised controlled trial`;
    const said = 'Losartan with trandolapril slowed non-diabetic kidney disease more than either of them alone.';
    const { source, documentId } = await sourceWith(member, `doi:${doi} ${full}\n${said}`);
    await loadStarterCollection({ index: server.literature });
    const path = `/api/sources/${source.id}/documents/${documentId}/article`;
    const found = { pmid: '12531578', title: full, retracted: true, concern: false, corrected: false };
    expect(await (await call(member, 'GET', path)).json()).toEqual({ article: found });
    expect((await refusalOf(await call(stranger, 'GET', path))).slice(0, 2)).toEqual([404, 'source/not-found']);
    const other = await sourceWith(stranger, 'Of nothing known.');
    const swapped = `/api/sources/${other.source.id}/documents/${documentId}/article`;
    expect((await call(stranger, 'GET', swapped)).status).toBe(404);
    const question = 'Does combining losartan and trandolapril slow non-diabetic kidney disease?';
    const { session } = await ask(member, { question, sources: [source.id] });
    expect(session?.turns[0]?.answer).toContain('Retracted in 2009');
    expect(session?.turns[0]?.answer).not.toContain(said);
    expect(session?.turns[0]?.citations).toMatchObject([{ type: 'pdf', document_id: documentId, retracted: true }]);
    expect(session?.turns[0]?.evidence?.leftOut).toMatchObject([{ pmid: found.pmid }]);
    const shared = await call(member, 'POST', `/api/chat/sessions/${session?.sessionId ?? ''}/share`);
    const shareId = chatShareSchema.parse(await shared.json()).shareId ?? '';
    const text = await (await stranger('GET', `/api/chat/shared/${shareId}`)).text();
    expect(sharedChatSchema.parse(JSON.parse(text)).turns[0]?.citations[0]?.id).toBe('redacted-1');
    expect(text).not.toMatch(/COOPERATE|12531578|Pathway|PMID/);
  });

  it('go into a table with their page, and into no format of reference managers', async () => {
    const { documentId } = await sourceWith(member, TEXT);
    const ids = [`${documentId}:2`];
    const table = await call(member, 'POST', '/api/library/export', { format: 'csv', ids });
    expect(await table.text()).toContain('A title (Pathway.pdf, page 2)');
    const ris = await call(member, 'POST', '/api/library/export', { format: 'ris', ids });
    expect((await refusalOf(ris)).slice(0, 2)).toEqual([400, 'library/not-of-public-index']);
    const foreign = await call(stranger, 'POST', '/api/library/export', { format: 'csv', ids });
    expect((await refusalOf(foreign))[1]).toBe('library/unknown-references');
  });
});
