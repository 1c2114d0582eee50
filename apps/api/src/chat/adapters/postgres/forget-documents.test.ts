import { randomUUID } from 'node:crypto';
import { chatQuerySchema, type ChatTurn } from '@footnote/domain';
import { dapaHfCitation, pdfCitation } from '@footnote/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAccounts, saveOrganization } from '../../../organizations/organizations.fixtures.ts';
import { accountOwner } from '../../../platform/owner.ts';
import { onPostgres } from '../../../platform/database/on-postgres.fixtures.ts';
import { loadWhole, openEmptySessions } from '../../chat-sessions.fixtures.ts';

const secret = {
  ...pdfCitation,
  title: 'Kochsalzersatz und Schlaganfall',
  source_id: randomUUID(),
  document_id: '',
  path: 'ward/salt.pdf',
  content: 'In the WARD-SALT study 20,995 adults were given the salt.',
};
type Store = Awaited<ReturnType<typeof openEmptySessions>>;

const AFTER = 'Fewer people died [1]. This agrees with WARD-SALT [1]. Nobody knows.';

function forgettingOn(what: string, open: () => Promise<Store>): void {
  describe(`a chat whose documents are gone, in ${what}`, () => {
    forgetting(open);
  });
}

function forgetting(open: () => Promise<Store>): void {
  let store: Store;
  let owner: string;
  let organizationId: string;
  beforeAll(async () => {
    store = await open();
    const [account = ''] = await saveAccounts(store.database, 1);
    organizationId = await saveOrganization(store.database, { people: { 'person1@example.org': 'Admin' } });
    owner = accountOwner(account, organizationId);
  });
  afterAll(() => store.database.close());

  const begin = async (sessionId: string) => {
    const query = chatQuerySchema.parse({ question: 'Q?' });
    const askedAt = new Date().toISOString();
    const begun = await store.sessions.begin({ turnId: randomUUID(), sessionId, owner, query, askedAt });
    if (!begun.ok) throw new Error(begun.error.code);
    return begun.value.turn;
  };
  const answer = async (sessionId: string, said: Partial<ChatTurn>) => {
    await store.sessions.end(sessionId, { ...(await begin(sessionId)), state: 'answered', ...said });
  };
  const answersOf = async (sessionId: string) =>
    (await loadWhole(store.sessions, owner, sessionId))?.turns.map((turn) => turn.answer);
  const chat = async () => {
    const sessionId = randomUUID();
    await answer(sessionId, { answer: 'Fewer people died [1].', citations: [dapaHfCitation] });
    await answer(sessionId, { answer: 'The salt was given [1].', citations: [secret] });
    await answer(sessionId, { answer: AFTER, citations: [dapaHfCitation] });
    return sessionId;
  };

  it('says nothing of them in what came after, to its owner and to whoever has its link', async () => {
    const sessionId = await chat();
    const told = ['Fewer people died [1].', '… [1]', 'Fewer people died [1]. … [1] Nobody knows.'];
    const shared = await store.sessions.share(owner, sessionId);
    if (!shared.ok) throw new Error(shared.error.code);
    const openShared = async () => {
      const turns = await store.sessions.openShared(shared.value.shareId);
      return turns === null ? null : (await Array.fromAsync(turns)).map((turn) => turn.answer);
    };
    expect(await openShared()).toEqual(told);
    await store.sessions.forgetDocuments({ organizationId, sourceId: secret.source_id });
    expect(await answersOf(sessionId)).toEqual(told);
    expect(await openShared()).toEqual(told);
  });

  it('says nothing of them in an answer that was being written meanwhile, which could tell of the ones before it', async () => {
    const sessionId = randomUUID();
    await answer(sessionId, { answer: 'The salt was given [1].', citations: [secret] });
    const another = randomUUID();
    const [running, elsewhere] = [await begin(sessionId), await begin(another)];
    await store.sessions.forgetDocuments({ organizationId, sourceId: secret.source_id });
    const said: Partial<ChatTurn> = { state: 'answered', answer: AFTER, citations: [dapaHfCitation] };
    expect(await store.sessions.end(sessionId, { ...running, ...said })).toBe(false);
    expect(await store.sessions.end(another, { ...elsewhere, ...said })).toBe(true);
    expect(await answersOf(sessionId)).toEqual(['… [1]', '']);
    const kept = await loadWhole(store.sessions, owner, sessionId);
    expect(kept?.turns.at(-1)).toMatchObject({ state: 'failed', failure: { code: 'chat/interrupted' } });
    // The chat goes on.
    await answer(sessionId, { answer: 'Fewer people died [1].', citations: [dapaHfCitation] });
    expect((await answersOf(sessionId))?.at(-1)).toBe('Fewer people died [1].');
  });

  it('says nothing of them whichever of an end and a deletion comes first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const sessionId = randomUUID();
      await answer(sessionId, { answer: 'The salt was given [1].', citations: [secret] });
      const running = await begin(sessionId);
      const ended = { ...running, state: 'answered', answer: AFTER, citations: [dapaHfCitation] } as const;
      await Promise.all([
        store.sessions.end(sessionId, { ...ended, citations: [...ended.citations] }),
        store.sessions.forgetDocuments({ organizationId, sourceId: secret.source_id }),
      ]);
      expect((await answersOf(sessionId))?.join()).not.toContain('WARD-SALT');
    }
  });

  it('is left as it is where it is of another organization', async () => {
    const sessionId = await chat();
    const another = await saveOrganization(store.database);
    await store.sessions.forgetDocuments({ organizationId: another, sourceId: secret.source_id });
    expect((await answersOf(sessionId))?.at(-1)).toBe(AFTER);
  });
}

forgettingOn('the embedded database', openEmptySessions);

onPostgres(({ open }) => forgettingOn('PostgreSQL', () => openEmptySessions({ open })));
