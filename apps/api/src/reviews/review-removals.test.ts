import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser } from '../identity/signed-in-user.fixtures.ts';
import { reviewerOf, REVIEWS, risOf, type Reviewer } from './review-server.fixtures.ts';

describe('files and searches of a review', () => {
  let server: TestServer;
  let alone: Reviewer;
  let eve: Reviewer;
  beforeAll(async () => {
    server = await startTestServer({ plans: 'off' });
    alone = reviewerOf(await createSignedInUser(server, 'ada@example.org'));
    eve = reviewerOf(await createSignedInUser(server, 'eve@example.org'));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.pool.query('DELETE FROM review');
  });

  const standing = async (id: string) =>
    (await alone.records(id)).records.map((one) => [one.reference.title, one.id, one.duplicateOf]);
  const mark = (id: string, record: number, duplicateOf: number | null) =>
    alone.call('PATCH', `${REVIEWS}/${id}/records/${record}`, { duplicateOf });
  const removeFirst = async (id: string) => {
    const [first] = (await alone.show(id)).searches;
    return (await alone.call('DELETE', `${REVIEWS}/${id}/searches/${first?.id}`)).status;
  };

  it('lose a file that was brought by mistake, with its records alone, unless one was screened', async () => {
    const id = await alone.begin('Files');
    const { search } = await alone.bring(id, risOf('One', 'Two'), { found: 5 });
    const files = `${REVIEWS}/${id}/searches/${search}/imports`;
    await alone.call('POST', files, { text: risOf('Two', 'Three', 'Four') });
    const imports = async () => (await alone.show(id)).searches[0]?.imports ?? [];
    const [first, second] = await imports();
    expect([first, second]).toMatchObject([
      { brought: 2, duplicates: 0 },
      { brought: 3, duplicates: 1 },
    ]);
    expect((await alone.show(id)).flow).toMatchObject({ identified: 5, duplicates: 1, notBrought: 0, screened: 0 });
    for (const path of [`${files}/${randomUUID()}`, `${REVIEWS}/${id}/searches/${randomUUID()}/imports/${first?.id}`])
      expect(await alone.refused('DELETE', path)).toEqual([404, 'review/import-not-found']);
    expect(await eve.refused('DELETE', `${files}/${first?.id}`)).toEqual([404, 'review/not-found']);
    await alone.decide(id, { record: 4 });
    expect(await alone.refused('DELETE', `${files}/${second?.id}`)).toEqual([409, 'review/search-screened']);
    const gone = await Promise.all([1, 2].map(() => alone.call('DELETE', `${files}/${first?.id}`)));
    expect(gone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    // The second of two that were the same stands for the work from now on.
    expect((await alone.records(id)).records.map((one) => [one.id, one.duplicateOf])).toEqual([
      [3, null],
      [4, null],
      [5, null],
    ]);
    expect((await alone.show(id)).flow).toMatchObject({ identified: 5, duplicates: 0, notBrought: 2 });
    expect(await imports()).toHaveLength(1);
    expect((await alone.call('POST', files, { text: risOf('One', 'Two') })).status).toBe(200);
    expect((await alone.show(id)).flow).toMatchObject({ identified: 5, duplicates: 1, notBrought: 0 });
  });

  it('let the first of what was the same stand for its work once the search that brought it is taken out', async () => {
    const id = await alone.begin('Orphans');
    for (const source of ['Embase', 'CINAHL', 'PsycINFO']) await alone.bring(id, risOf('One'), { source });
    expect((await alone.records(id)).records.map((one) => one.duplicateOf)).toEqual([null, 1, 1]);
    const [first] = (await alone.show(id)).searches;
    await alone.call('DELETE', `${REVIEWS}/${id}/searches/${first?.id}`);
    expect((await alone.records(id)).records.map((one) => [one.id, one.duplicateOf])).toEqual([
      [2, null],
      [3, 2],
    ]);
  });

  it('leave another work standing that a person had told apart from one that looks the same', async () => {
    const id = await alone.begin('Apart');
    for (const source of ['Embase', 'CINAHL', 'PsycINFO']) await alone.bring(id, risOf('One'), { source });
    await mark(id, 2, null);
    expect(await removeFirst(id)).toBe(204);
    expect(await standing(id)).toEqual([
      ['One', 2, null],
      ['One', 3, null],
    ]);
  });

  it('leave those together that a person said are the same', async () => {
    const id = await alone.begin('Marked');
    await alone.bring(id, risOf('One'));
    await alone.bring(id, risOf('Uno', 'Eins', 'Other'), { source: 'CINAHL' });
    await alone.bring(id, risOf('Other'), { source: 'PsycINFO' });
    await mark(id, 3, 1);
    await mark(id, 2, 1);
    expect(await removeFirst(id)).toBe(204);
    expect(await standing(id)).toEqual([
      ['Uno', 2, null],
      ['Eins', 3, 2],
      ['Other', 4, null],
      ['Other', 5, 4],
    ]);
  });

  it('keep no file that brings no record, however often it comes, and are not changed by it', async () => {
    const id = await alone.begin('Nothing');
    const { search } = await alone.bring(id, risOf('One'));
    const rows = async () =>
      (
        await server.database.pool.query(
          'SELECT files, changed_at, (SELECT count(*)::int FROM review_import) AS imports FROM review_search JOIN review ON review.id = review_id',
        )
      ).rows;
    const before = await rows();
    expect(before).toMatchObject([{ imports: 1 }]);
    for (const text of ['99999999', '99999999', '99999998']) {
      const answer = await alone.call('POST', `${REVIEWS}/${id}/searches/${search}/imports`, { text });
      expect(await answer.json()).toMatchObject({ search, brought: 0, duplicates: 0, unreadTotal: 1 });
    }
    expect(await rows()).toEqual(before);
  });
});
