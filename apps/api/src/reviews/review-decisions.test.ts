import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { decision, reviewerOf, REVIEWS, risOf, type Reviewer } from './review-server.fixtures.ts';

const NORTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b01';
const PEOPLE = ['ada@example.org', 'ben@example.org', 'cy@example.org'] as const;

describe('decisions of a review', () => {
  let server: TestServer;
  let [ada, ben, cy]: Reviewer[] = [];
  const as = (who: Reviewer | undefined): Reviewer => {
    if (who === undefined) throw new Error('Nobody is signed in yet.');
    return who;
  };
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
    const browsers = [];
    for (const email of PEOPLE) browsers.push(await createSignedInUser(server, email));
    const people = Object.fromEntries(PEOPLE.map((email) => [email, 'Member' as const]));
    await saveOrganization(server.database, { id: NORTH, people });
    [ada, ben, cy] = browsers.map((browser) => reviewerOf(browser, NORTH));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.pool.query('DELETE FROM review');
  });

  /** A review of three people, of whom two decide on each of three records. */
  async function together(): Promise<string> {
    const id = await as(ada).begin('Salt', { shared: true });
    for (const email of PEOPLE.slice(1)) await as(ada).call('POST', `${REVIEWS}/${id}/members`, { email });
    await as(ada).call('PATCH', `${REVIEWS}/${id}`, { revision: 1, screeners: 2 });
    await as(ada).bring(id, risOf('One', 'Two', 'Three'));
    return id;
  }

  const setScreeners = async (id: string, screeners: 1 | 2) => {
    const { revision } = await as(ada).show(id);
    return as(ada).call('PATCH', `${REVIEWS}/${id}`, { revision, screeners });
  };

  it('count, but for those about records that are gone or without their reason, which are named', async () => {
    const id = await together();
    const gone = decision({ record: 9 });
    const bare = decision({ stage: 'full-text', verdict: 'exclude' });
    expect(await as(ada).decide(id, gone, bare, {})).toEqual({
      refused: [
        { id: gone.id, code: 'review/record-not-found' },
        { id: bare.id, code: 'review/reason-needed' },
      ],
      late: [],
    });
    expect((await as(ada).states(id)).map(({ mine }) => mine)).toEqual(['include', null, null]);
  });

  it('are not blind a second time once both have decided', async () => {
    const id = await together();
    await as(ada).decide(id, {});
    await as(ben).decide(id, { verdict: 'exclude' });
    await as(ben).decide(id, { verdict: null });
    await as(ben).decide(id, { verdict: 'include' });
    expect((await as(ada).show(id)).agreement).toEqual([expect.objectContaining({ records: 1, observed: 0 })]);
  });

  it('are overturned by nobody who had no part in them', async () => {
    const id = await together();
    await as(ada).decide(id, {});
    await as(ben).decide(id, {});
    const third = decision({ verdict: 'exclude' });
    expect(await as(cy).decide(id, third)).toEqual({ refused: [], late: [third.id] });
    expect((await as(ada).states(id))[0]?.outcome).toBe('include');
    await as(ben).decide(id, { verdict: 'exclude' });
    expect((await as(ada).states(id))[0]?.outcome).toBe('conflict');
  });

  it('are not uncovered by letting one person decide, and were not blind while one did', async () => {
    const id = await together();
    await as(ben).decide(id, {});
    expect((await setScreeners(id, 1)).status).toBe(409);
    await as(ada).decide(id, {});
    await setScreeners(id, 1);
    await as(ada).decide(id, { record: 2 });
    await setScreeners(id, 2);
    await as(ben).decide(id, { record: 2, verdict: 'exclude' });
    const { agreement, amendments } = await as(ada).show(id);
    expect(agreement).toEqual([expect.objectContaining({ records: 1, observed: 1 })]);
    expect(amendments.map(({ changed }) => changed)).toEqual([['screeners'], ['screeners']]);
  });

  it('are set right where the clock of the browser is wrong', async () => {
    const id = await together();
    await as(ada).decide(id, {});
    const behind = new Date(Date.now() - 3_600_000).toISOString();
    const sent = { decisions: [decision({ verdict: 'exclude', madeAt: behind })], sentAt: behind };
    const answer = await as(ada).call('POST', `${REVIEWS}/${id}/decisions`, sent);
    expect(await answer.json()).toEqual({ refused: [], late: [] });
    expect((await as(ada).states(id))[0]?.mine).toBe('exclude');
  });

  it('hold their search, also once they were taken back', async () => {
    const id = await together();
    await as(ada).decide(id, {});
    await as(ada).decide(id, { verdict: null });
    const [search] = (await as(ada).show(id)).searches;
    expect(await as(ada).refused('DELETE', `${REVIEWS}/${id}/searches/${search?.id}`)).toEqual([
      409,
      'review/search-screened',
    ]);
  });

  it('are about records that are brought once', async () => {
    const id = await together();
    const [search] = (await as(ada).show(id)).searches;
    const path = `${REVIEWS}/${id}/searches/${search?.id}/imports`;
    const brought = [409, 'review/brought-already'];
    expect(await as(ada).refused('POST', path, { text: risOf('One', 'Two', 'Three') })).toEqual(brought);
    await expect(as(ada).bring(id, risOf('Four'))).rejects.toThrow('review/brought-already');
    expect(
      await as(ada).refused('POST', `${REVIEWS}/${id}/searches`, {
        by: 'other',
        source: 'Embase',
        searchedOn: '2026-02-31',
      }),
    ).toEqual([400, 'request/invalid']);
    expect((await as(ada).show(id)).flow).toMatchObject({ identified: 3, notBrought: 0 });
  });
});
