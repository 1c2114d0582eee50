import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { POST_KINDS, type Post, type PostKind } from '@footnote/domain';
import { loadStarterCollection, openLiteratureIndex, searchPubmed, type LiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPage } from '../app/page-paths.ts';
import { SHIPPED_POSTS } from './adapters/post-files.ts';
import { readPostFile } from './read-post-file.ts';

/** Files of the web app that are served as they are. */
const PUBLIC = join(SHIPPED_POSTS, '../../web/public');
/** Bytes of the largest picture. */
const LARGEST_PICTURE = 150_000;

const read = (kind: PostKind): [string, Post][] =>
  readdirSync(join(SHIPPED_POSTS, kind)).map((name) => {
    const id = name.replace(/\.md$/, '');
    return [`${kind}/${id}`, readPostFile(id, readFileSync(join(SHIPPED_POSTS, kind, name), 'utf8')).post];
  });
const posts = POST_KINDS.flatMap(read);

test('there are at least twelve guides and four posts', () => {
  expect(read('guides').length).toBeGreaterThanOrEqual(12);
  expect(read('posts').length).toBeGreaterThanOrEqual(4);
});

test.each(posts)('%s has a summary, begins below the heading of its page, and holds no HTML', (_name, post) => {
  expect(post.summary.length).toBeGreaterThan(40);
  expect(post.text.length).toBeGreaterThan(1_000);
  expect(post.text).not.toMatch(/^# /m);
  expect(post.text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/<[a-z!/]/i);
});

/** Pages of this site that a text leads to, without what is behind them. */
const linked = (text: string) => Array.from(text.matchAll(/\]\((\/[^)#?]*)/g), ([, path = '']) => path);

/** Links that lead to no page, or to a guide or post that there is not. */
const broken = (text: string) =>
  linked(text).filter((path) => {
    const [, kind, id] = /^\/(knowledge-base|blog)\/(.+)$/.exec(path) ?? [];
    const folder = kind === 'blog' ? 'posts' : 'guides';
    return !isPage(path) || (id !== undefined && !existsSync(join(SHIPPED_POSTS, folder, `${id}.md`)));
  });

test.each(posts)('every link of %s leads to a page', (_name, { text }) => {
  expect(broken(text)).toEqual([]);
});

test.each(posts.filter(([, { Media }]) => Media !== null))(
  'the picture of %s is there, and small',
  (_name, { Media }) => {
    const file = join(PUBLIC, Media?.url ?? '');
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(LARGEST_PICTURE);
  },
);

const queries = posts.flatMap(([name, { text }]) =>
  Array.from(text.matchAll(/^```pubmed\n([\s\S]*?)\n```$/gm), ([, query = '']): [string, string] => [query, name]),
);

let index: LiteratureIndex;
beforeAll(async () => {
  index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
});
afterAll(() => index.close());

test('the guides show queries', () => {
  expect(queries.length).toBeGreaterThan(10);
});

test.each(queries)('the query %j finds something in the starter collection', async (query) => {
  const { total } = await searchPubmed(
    { index, today: new Date('2026-11-26') },
    { text: query, sort: { by: 'recency', order: 'desc' }, limit: 1, offset: 0 },
  );
  expect(total).toBeGreaterThan(0);
});
