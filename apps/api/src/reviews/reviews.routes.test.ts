import { randomUUID } from 'node:crypto';
import { notificationPageSchema, unreadNotificationsSchema } from '@footnote/domain';
import { loadStarterCollection } from '@footnote/literature';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations/organizations.fixtures.ts';
import { decision, reviewerOf, REVIEWS, risOf, type Reviewer } from './review-server.fixtures.ts';

const BELL = '/api/users/me/notifications';
const NORTH = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7b01';
const PEOPLE = { 'ada@example.org': 'Member', 'ben@example.org': 'Member', 'cy@example.org': 'Admin' } as const;

describe('systematic reviews', () => {
  let server: TestServer;
  let [ada, ben, cy, eve]: Reviewer[] = [];
  let alone: Reviewer;
  let bensOwn: Reviewer;
  const as = (who: Reviewer | undefined): Reviewer => {
    if (who === undefined) throw new Error('Nobody is signed in yet.');
    return who;
  };
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
    await loadStarterCollection({ index: server.literature });
    const adas = await createSignedInUser(server, 'ada@example.org');
    ada = reviewerOf(adas, NORTH);
    alone = reviewerOf(adas);
    await saveOrganization(server.database, { id: NORTH, people: { 'ada@example.org': 'Member' } });
    const bens = await createSignedInUser(server, 'ben@example.org');
    ben = reviewerOf(bens, NORTH);
    bensOwn = reviewerOf(bens);
    cy = reviewerOf(await createSignedInUser(server, 'cy@example.org'), NORTH);
    eve = reviewerOf(await createSignedInUser(server, 'eve@example.org'));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.pool.query('DELETE FROM review');
    await saveOrganization(server.database, { id: NORTH, people: PEOPLE });
  });

  /** A review of two people with records by these titles. */
  async function together(...titles: string[]): Promise<string> {
    const id = await as(ada).begin('Salt', { shared: true });
    await as(ada).call('POST', `${REVIEWS}/${id}/members`, { email: 'BEN@example.org' });
    await as(ada).call('PATCH', `${REVIEWS}/${id}`, { revision: 1, screeners: 2 });
    await as(ada).bring(id, risOf(...titles));
    return id;
  }

  it('are begun, changed with their protocol kept, and deleted with everything', async () => {
    const id = await alone.begin('Salt substitutes');
    expect(await alone.list()).toEqual(['Salt substitutes']);
    const protocol = { question: 'Do they lower blood pressure?', inclusion: ['Adults'], reasons: ['Wrong design'] };
    expect((await alone.call('PATCH', `${REVIEWS}/${id}`, { revision: 1, protocol })).status).toBe(204);
    expect(await alone.refused('PATCH', `${REVIEWS}/${id}`, { revision: 1, title: 'Late' })).toEqual([
      409,
      'review/changed-meanwhile',
    ]);
    await alone.bring(id, risOf('One', 'Two'));
    expect((await alone.show(id)).amendments).toEqual([]);
    await alone.decide(id, {});
    await alone.call('PATCH', `${REVIEWS}/${id}`, { revision: 2, protocol: { ...protocol, inclusion: ['All'] } });
    const { amendments } = await alone.show(id);
    expect(amendments).toEqual([expect.objectContaining({ changed: ['inclusion'], by: 'ada@example.org' })]);
    expect(await (await alone.call('GET', `${REVIEWS}/${id}/export?what=protocol`)).text()).toMatch(
      /Inclusion criteria:\n {2}- All\n[^]*Before that, it was:[^]*- Adults\n/,
    );
    expect((await alone.call('DELETE', `${REVIEWS}/${id}`)).status).toBe(204);
    const { rows } = await server.database.pool.query('SELECT 1 FROM review_record');
    expect(rows).toEqual([]);
    expect(await alone.refused('GET', `${REVIEWS}/${id}`)).toEqual([404, 'review/not-found']);
  });

  it('do not exist for others, nor for members who were not invited, were taken out, or left', async () => {
    const id = await together('One');
    const own = await alone.begin('Mine');
    for (const path of [own, id])
      expect(await as(eve).refused('GET', `${REVIEWS}/${path}`)).toEqual([404, 'review/not-found']);
    expect(await as(ben).list()).toEqual(['Salt']);
    expect(await as(cy).list()).toEqual(['Salt']);
    expect(await as(cy).refused('POST', `${REVIEWS}/${id}/decisions`, { decisions: [decision()] })).toEqual([
      403,
      'review/not-yours',
    ]);
    expect(await as(ben).refused('DELETE', `${REVIEWS}/${id}`)).toEqual([403, 'review/not-yours']);
    const bens = (await as(ada).show(id)).members.find(({ owner }) => !owner)?.id;
    await as(ada).call('DELETE', `${REVIEWS}/${id}/members/${bens}`);
    expect(await as(ben).list()).toEqual([]);
    await as(ada).call('POST', `${REVIEWS}/${id}/members`, { email: 'ben@example.org' });
    expect(await as(ben).list()).toEqual(['Salt']);
    await saveOrganization(server.database, { id: NORTH, people: { 'ada@example.org': 'Member' } });
    expect(await as(ben).refused('GET', `${REVIEWS}/${id}`)).toEqual([404, 'organization/cannot-act-for']);
    expect((await as(ada).show(id)).members.map(({ active }) => active)).toEqual([true, false]);
    expect(await as(ada).refused('POST', `${REVIEWS}/${id}/members`, { email: 'eve@example.org' })).toEqual([
      400,
      'review/no-such-member',
    ]);
  });

  it('bring searches run here and elsewhere, with duplicates counted and recoverable', async () => {
    const id = await alone.begin('SGLT2');
    const search = { query_type: 'pubmed', query: { pubmed_query: 'dapagliflozin[tiab]' } };
    const ran = await alone.call('POST', `${REVIEWS}/${id}/searches`, { by: 'footnote', search });
    expect(ran.status).toBe(200);
    const [first] = (await alone.records(id)).records;
    const { reference } = first ?? { reference: undefined };
    const copy = `TY  - JOUR\nTI  - ${reference?.title.toUpperCase()}\nAU  - ${reference?.authors[0]?.lastname}, X\nPY  - ${reference?.publicationDate.slice(0, 4)}\nER  - \n`;
    const more = await alone.bring(id, copy + risOf('Another work'), { found: 7 });
    expect(more).toMatchObject({ brought: 2, duplicates: 1 });
    const { flow, searches } = await alone.show(id);
    const here = searches[0]?.brought ?? 0;
    expect(searches[0]).toMatchObject({ ranHere: true, query: 'dapagliflozin[tiab]', found: here });
    expect(flow).toMatchObject({ identified: here + 7, duplicates: 1, notBrought: 5, awaitingScreening: here + 1 });
    const [duplicate] = (await alone.records(id, '?filter=duplicates')).records;
    expect(duplicate?.duplicateOf).toBe(first?.id);
    await alone.call('PATCH', `${REVIEWS}/${id}/records/${duplicate?.id}`, { duplicateOf: null });
    expect((await alone.show(id)).flow.duplicates).toBe(0);
    expect(await alone.refused('PATCH', `${REVIEWS}/${id}/records/1`, { duplicateOf: 1 })).toEqual([
      404,
      'review/record-not-found',
    ]);
    await alone.decide(id, { record: 1 });
    expect(await alone.refused('DELETE', `${REVIEWS}/${id}/searches/${searches[0]?.id}`)).toEqual([
      409,
      'review/search-screened',
    ]);
    expect((await alone.call('DELETE', `${REVIEWS}/${id}/searches/${searches[1]?.id}`)).status).toBe(204);
  });

  it('tell whoever is added of it, once, and nobody of what they did themself', async () => {
    await server.database.pool.query('DELETE FROM notification');
    const id = await together('One');
    const add = (email: string) => as(cy).call('POST', `${REVIEWS}/${id}/members`, { email });
    await Promise.all([add('ben@example.org'), add('ben@example.org'), add('cy@example.org')]);
    await as(cy).refused('POST', `${REVIEWS}/${id}/members`, { email: 'eve@example.org' });
    const { rows } = await server.database.pool.query(
      "SELECT email, kind, detail->>'reviewId' AS review, detail->>'title' AS title, detail->>'organizationName' AS name FROM notification JOIN account ON account.id = account_id",
    );
    const told = { email: 'ben@example.org', kind: 'review-joined', review: id, title: 'Salt' };
    expect(rows).toEqual([{ ...told, name: expect.stringMatching(/./) }]);
  });

  it('are told of while one works on them, once, and are changed by nobody who was refused', async () => {
    await server.database.pool.query('DELETE FROM notification');
    const id = await together('One');
    const members = `${REVIEWS}/${id}/members`;
    const add = (email: string) => as(cy).call('POST', members, { email });
    const bell = async () => {
      const page = notificationPageSchema.parse(await (await bensOwn.call('GET', BELL)).json());
      const { unread } = unreadNotificationsSchema.parse(await (await bensOwn.call('GET', `${BELL}/unread`)).json());
      return [page.items.map(({ news }) => news.kind), unread];
    };
    const bens = (await as(ada).show(id)).members.find(({ name }) => name === 'ben@example.org')?.id;
    const [fresh, none] = [
      [['review-joined'], 1],
      [[], 0],
    ];
    expect(await bell()).toEqual(fresh);
    for (const who of [as(ada), as(ben)]) {
      await who.call('DELETE', `${members}/${bens}`);
      expect(await bell()).toEqual(none);
      await add('ben@example.org');
      expect(await bell()).toEqual(fresh);
    }
    expect((await server.database.pool.query('SELECT 1 FROM notification')).rows).toHaveLength(1);
    const changed = async () =>
      (await server.database.pool.query('SELECT changed_at FROM review WHERE id = $1', [id])).rows;
    const before = await changed();
    await as(cy).refused('POST', members, { email: 'eve@example.org' });
    expect(await changed()).toEqual(before);
    await saveOrganization(server.database, { id: NORTH, people: { 'ada@example.org': 'Member' } });
    expect(await bell()).toEqual(none);
    await saveOrganization(server.database, { id: NORTH, people: PEOPLE });
    expect(await bell()).toEqual(fresh);
    await as(ada).call('DELETE', `${REVIEWS}/${id}`);
    expect(await bell()).toEqual(none);
  });

  it('refuse more than they hold, and say so', async () => {
    const id = await alone.begin('Wide');
    await alone.bring(id, risOf('One'));
    await server.database.pool.query(
      `INSERT INTO review_record SELECT review_id, n, search_id, '', '', reference, title, year, searched, NULL
       FROM review_record, generate_series(2, 20000) AS n WHERE review_id = $1`,
      [id],
    );
    expect((await alone.states(id)).length).toBe(20_000);
    await expect(alone.bring(id, risOf('One more'), { query: 'more' })).rejects.toThrow('review/full');
  });

  it('give their texts to the ranking, from the first record on', async () => {
    const id = await alone.begin('Ranked');
    await alone.bring(id, risOf('One', 'Two', 'Three'));
    expect((await alone.texts(id)).map((one) => one.id)).toEqual([1, 2, 3]);
    expect(await alone.texts(id, '?after=2')).toEqual([{ id: 3, text: expect.stringContaining('Three') }]);
  });

  it('count a decision sent again once, and the one made last whichever comes last', async () => {
    const id = await alone.begin('Offline');
    await alone.bring(id, risOf('One', 'Two'));
    const [early, late] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z'];
    const same = decision({ verdict: 'exclude', madeAt: late });
    const answers = await Promise.all([1, 2, 3].map(() => alone.decide(id, same)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ refused: [], late: [] })));
    const overtaken = decision({ verdict: 'include', madeAt: early });
    expect(await alone.decide(id, overtaken)).toEqual({ refused: [], late: [overtaken.id] });
    expect((await alone.states(id))[0]).toMatchObject({ mine: 'exclude', outcome: 'exclude' });
    await alone.decide(id, { verdict: 'maybe' }, { verdict: null }, { record: 2, verdict: 'maybe' });
    expect((await alone.states(id)).map(({ mine }) => mine)).toEqual([null, 'maybe']);
    expect((await alone.states(id, 'full-text')).map((one) => one.id)).toEqual([2]);
    const log = await (await alone.call('GET', `${REVIEWS}/${id}/export?what=audit`)).text();
    expect(log.trim().split('\r\n').length).toBe(1 + 5);
    expect(log).toContain(',late,include,');
  });

  it('refuse decisions that make no sense', async () => {
    const id = await alone.begin('Strict');
    await alone.bring(id, risOf('One'));
    const refusal = (more: object) =>
      alone.refused('POST', `${REVIEWS}/${id}/decisions`, { decisions: [{ ...decision(), ...more }] });
    expect(await refusal({ madeAt: '0000-01-01T00:00:00Z' })).toEqual([400, 'request/invalid']);
    expect(await refusal({ verdict: 'not-retrieved' })).toEqual([400, 'request/invalid']);
    expect(await refusal({ madeAt: 'yesterday' })).toEqual([400, 'request/invalid']);
    const many = Array.from({ length: 501 }, () => decision());
    expect(await alone.refused('POST', `${REVIEWS}/${id}/decisions`, { decisions: many })).toEqual([
      400,
      'request/invalid',
    ]);
    expect((await alone.states(id))[0]?.mine).toBeNull();
  });

  it('keep two people blind until both decided, and settle what they differ in', async () => {
    const id = await together('One', 'Two', 'Three');
    await as(ada).decide(id, {}, { record: 2, verdict: 'exclude' }, { record: 3 });
    const seen = async () => JSON.stringify([await as(ben).states(id), await as(ben).records(id)]);
    expect(await seen()).not.toContain('exclude');
    for (const what of ['everything', 'audit', 'records']) {
      const file = await (await as(ben).call('GET', `${REVIEWS}/${id}/export?what=${what}`)).text();
      expect(file).not.toMatch(/exclude\b/);
    }
    expect((await as(ada).states(id)).map(({ outcome }) => outcome)).toEqual(['open', 'open', 'open']);
    await as(ben).decide(id, { verdict: 'maybe' }, { record: 2 }, { record: 3, verdict: 'exclude' });
    expect((await as(ada).states(id)).map(({ outcome }) => outcome)).toEqual(['include', 'conflict', 'conflict']);
    expect(await seen()).toContain('exclude');
    const settlement = { record: 2, stage: 'title', verdict: 'exclude' };
    expect(await as(ben).refused('POST', `${REVIEWS}/${id}/settlements`, settlement)).toEqual([
      403,
      'review/not-yours',
    ]);
    expect((await as(ada).call('POST', `${REVIEWS}/${id}/settlements`, settlement)).status).toBe(204);
    await as(ben).decide(id, { record: 3, verdict: 'include' });
    const { flow, conflicts, agreement } = await as(ada).show(id);
    expect(conflicts).toEqual({ title: 0, fullText: 0 });
    expect(flow).toMatchObject({ screened: 3, excluded: 1, sought: 2 });
    // Agreement is what they said blind: one of three.
    expect(agreement).toEqual([expect.objectContaining({ stage: 'title', records: 3, observed: 1 / 3 })]);
    const again = { ...settlement, record: 1 };
    expect(await as(ada).refused('POST', `${REVIEWS}/${id}/settlements`, again)).toEqual([
      409,
      'review/nothing-to-settle',
    ]);
  });

  it('stay with the organization, without the name, when an account goes', async () => {
    const id = await together('One');
    await createSignedInUser(server, 'dan@example.org');
    await saveOrganization(server.database, { id: NORTH, people: { ...PEOPLE, 'dan@example.org': 'Member' } });
    await as(ada).call('POST', `${REVIEWS}/${id}/members`, { email: 'dan@example.org' });
    await server.database.pool.query("DELETE FROM account WHERE email = 'dan@example.org'");
    expect((await as(ada).show(id)).members.map(({ name }) => name)).toEqual([
      'ada@example.org',
      'ben@example.org',
      '',
    ]);
  });

  it('leave as files that come back', async () => {
    const id = await alone.begin('Leaves');
    await alone.bring(id, risOf('Kept work', '=HYPERLINK("x")'));
    expect(await alone.refused('GET', `${REVIEWS}/${id}/export?what=included`)).toEqual([
      400,
      'library/nothing-to-export',
    ]);
    await alone.decide(id, {}, { record: 2 });
    await alone.decide(
      id,
      { stage: 'full-text' },
      { record: 2, stage: 'full-text', verdict: 'exclude', reason: 'Odd' },
    );
    const file = (what: string) => alone.call('GET', `${REVIEWS}/${id}/export?what=${what}`).then((one) => one.text());
    const other = await alone.begin('Takes it');
    expect(await alone.bring(other, await file('included'))).toMatchObject({ brought: 1, unreadTotal: 0 });
    expect((await alone.records(other)).records[0]?.reference.title).toBe('Kept work');
    expect(await file('records')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await file('records')).toContain('exclude,Odd');
    expect(await file('searches')).toContain('heart:ti,ab');
    expect(JSON.parse(await file('everything'))).toMatchObject({ flow: { included: 1, identified: 2 } });
  });

  it('answer for what is not there', async () => {
    const nowhere = randomUUID();
    expect(await alone.refused('GET', `${REVIEWS}/${nowhere}/states`)).toEqual([404, 'review/not-found']);
    expect(await alone.refused('GET', `${REVIEWS}/x`)).toEqual([404, 'review/not-found']);
    const id = await alone.begin('There');
    const path = `${REVIEWS}/${id}/searches/${nowhere}/imports`;
    expect(await alone.refused('POST', path, { text: risOf('One') })).toEqual([404, 'review/search-not-found']);
    expect(await alone.refused('PATCH', `${REVIEWS}/${id}`, { revision: 1, shared: true })).toEqual([
      400,
      'review/no-organization',
    ]);
  });
});
