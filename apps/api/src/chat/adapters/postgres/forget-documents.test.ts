import { randomUUID } from 'node:crypto';
import { chatQuerySchema, type ChatTurn } from '@footnote/domain';
import { dapaHfCitation, pdfCitation } from '@footnote/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

/** In a transaction, as documents and sources are deleted. */
const forget = ({ database, sessions }: Store, gone: Parameters<Store['sessions']['forgetDocuments']>[0]) =>
  database.withTransaction(() => sessions.forgetDocuments(gone));

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
    await forget(store, { organizationId, sourceId: secret.source_id });
    expect(await answersOf(sessionId)).toEqual(told);
    expect(await openShared()).toEqual(told);
  });

  it('says nothing of them in an answer that was being written meanwhile, which could tell of the ones before it', async () => {
    const sessionId = randomUUID();
    await answer(sessionId, { answer: 'The salt was given [1].', citations: [secret] });
    const another = randomUUID();
    const [running, elsewhere] = [await begin(sessionId), await begin(another)];
    await forget(store, { organizationId, sourceId: secret.source_id });
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
        forget(store, { organizationId, sourceId: secret.source_id }),
      ]);
      expect((await answersOf(sessionId))?.join()).not.toContain('WARD-SALT');
    }
  });

  it('is left as it is where it is of another organization', async () => {
    const sessionId = await chat();
    const another = await saveOrganization(store.database);
    await forget(store, { organizationId: another, sourceId: secret.source_id });
    expect((await answersOf(sessionId))?.at(-1)).toBe(AFTER);
  });
}

forgettingOn('the embedded database', openEmptySessions);

onPostgres(({ open }) => {
  forgettingOn('PostgreSQL', () => openEmptySessions({ open }));

  it('never waits for a question that waits for it, where an answer gives back what it counted', async () => {
    const store = await openEmptySessions({ open });
    const { database, sessions } = store;
    const [account = ''] = await saveAccounts(database, 1);
    const organizationId = await saveOrganization(database, { people: { 'person1@example.org': 'Admin' } });
    const owner = accountOwner(account, organizationId);
    const ask = async (sessionId: string) => {
      const query = chatQuerySchema.parse({ question: 'Q?' });
      const askedAt = new Date().toISOString();
      const turn = { turnId: randomUUID(), sessionId, owner, query, standing: 'counted', askedAt } as const;
      const begun = await sessions.begin(turn);
      if (!begun.ok) throw new Error(begun.error.code);
      return begun.value.turn;
    };
    const ids = [`00000000${randomUUID().slice(8)}`, `ffffffff${randomUUID().slice(8)}`] as const;
    for (const id of ids) await sessions.end(id, { ...(await ask(id)), state: 'answered', citations: [secret] });
    const interrupted = await ask(ids[0]);
    const holder = await database.pool.connect();
    const waiting = async (count: number) => {
      const { rows } = await database.pool.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      expect(rows).toHaveLength(count);
    };
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT 1 FROM pro_usage WHERE account_id = $1 FOR UPDATE', [account]);
      const forgotten = forget(store, { organizationId, sourceId: secret.source_id });
      await vi.waitFor(() => waiting(1));
      const asked = ask(ids[1]);
      await vi.waitFor(() => waiting(2));
      await holder.query('COMMIT');
      await Promise.all([forgotten, asked]);
      const { turns } = (await loadWhole(sessions, owner, ids[0])) ?? { turns: [] };
      expect(turns.at(-1)).toMatchObject({ id: interrupted.id, state: 'failed' });
      const { rows } = await database.pool.query('SELECT used FROM pro_usage WHERE account_id = $1', [account]);
      // Two that were answered, and the one that is asked.
      expect(rows).toEqual([{ used: 3 }]);
    } finally {
      holder.release();
      await database.close();
    }
  });
});
