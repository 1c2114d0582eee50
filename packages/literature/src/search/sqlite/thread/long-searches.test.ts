import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { requestFor } from '../../contract/index-contract.fixtures.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { searchFor } from '../../search-caller.ts';
import { openLiteratureIndex } from '../open-literature-index.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A word of ten letters that no other number gives. */
function wordOf(n: number): string {
  return Array.from({ length: 10 }, (_, at) => LETTERS[Math.floor(n * (at + 1) * 7.31 + n / 26 ** (at % 4)) % 26]).join(
    '',
  );
}

const fuzzy = (from: number, words: number) =>
  requestFor({
    type: 'match',
    fields: ['title'],
    text: Array.from({ length: words }, (_, n) => `${wordOf(from + n)}xq`).join(' '),
    operator: 'or',
    fuzziness: 2,
  });
const ordinary = requestFor({ type: 'phrase', fields: ['title'], text: 'heart failure' });

describe('long searches', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-long-'));
  let index: LiteratureIndex;
  beforeAll(async () => {
    index = await openLiteratureIndex({ path: join(folder, 'literature.sqlite') });
    const articles = Array.from({ length: 300 }, (_, n) =>
      articleFixture({
        pmid: String(n + 1),
        title: `Heart failure ${Array.from({ length: 100 }, (_word, at) => wordOf(n * 100 + at)).join(' ')}`,
      }),
    );
    await index.write({ articles, deletions: [] });
  });
  afterAll(async () => {
    await index.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('let ordinary ones by: with twelve under way, whoever comes after them is answered before them', async () => {
    const ended: string[] = [];
    const spent = new Map<string, number>();
    const search = (who: string, request: typeof ordinary) => {
      const caller = {
        lane: [who],
        spent: (milliseconds: number) => void spent.set(who, (spent.get(who) ?? 0) + milliseconds),
      };
      return searchFor(caller, () => index.search(request)).then((found) => {
        ended.push(who);
        return found;
      });
    };
    const long = Array.from({ length: 12 }, (_, n) => search('greedy', fuzzy(n * 90, 90)));
    const others = Array.from({ length: 5 }, (_, n) => search(`other ${n}`, ordinary));
    const found = await Promise.all(others);
    expect(found.map(({ total }) => total)).toEqual([300, 300, 300, 300, 300]);
    expect(ended.filter((who) => who === 'greedy').length).toBeLessThan(12);
    await Promise.all(long);
    // At most one of the twelve could have run beside the five.
    expect(ended.indexOf('greedy')).toBeGreaterThanOrEqual(4);
    expect(spent.get('greedy')).toBeGreaterThan((spent.get('other 0') ?? 0) * 10);
  });

  it('finds what was written after its thread was opened, and answers what came before the end', async () => {
    await index.write({ articles: [articleFixture({ pmid: '9000', title: 'Zyzzyvaxq' })], deletions: [] });
    const word = requestFor({
      type: 'match',
      fields: ['title'],
      text: `zyzzyvaxq ${Array.from({ length: 60 }, (_, n) => `${wordOf(n)}xq`).join(' ')}`,
      operator: 'or',
      fuzziness: 2,
    });
    expect((await index.search(word)).hits.map(({ pmid }) => pmid)).toContain('9000');
  });

  it('refuses what no engine should compare with its whole vocabulary', async () => {
    await expect(index.search(fuzzy(0, 200))).rejects.toMatchObject({
      detail: { code: 'literature/query-too-costly' },
    });
    const many = Array.from({ length: 20 }, (_, n) => fuzzy(n * 10, 10).query);
    await expect(index.search(requestFor({ type: 'or', of: many }))).rejects.toMatchObject({
      detail: { code: 'literature/query-too-costly' },
    });
  });
});

it('gives callers their turn in one thread, too, and answers everything asked before it closes', async () => {
  const index = await openLiteratureIndex({ path: ':memory:' });
  await index.write({ articles: [articleFixture({ title: 'Heart failure' })], deletions: [] });
  const ended: string[] = [];
  const search = async (who: string) => {
    await searchFor({ lane: [who], spent: () => undefined }, () => index.search(ordinary));
    ended.push(who);
  };
  const asked = ['greedy', 'greedy', 'greedy', 'greedy', 'modest'].map(search);
  const closed = index.close();
  await Promise.all(asked);
  await closed;
  expect(ended.indexOf('modest')).toBeLessThanOrEqual(2);
  expect(ended).toHaveLength(5);
});
