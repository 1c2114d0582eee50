import { postAnswerSchema, postPageSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { PIXEL, startCms } from './cms.fixtures.ts';

const get = (server: TestServer, path: string) => server.app.request(path, { headers: { host: 'localhost' } });
const list = async (server: TestServer, path: string) => postPageSchema.parse(await (await get(server, path)).json());
const titles = async (server: TestServer, path: string) => (await list(server, path)).data.map(({ Title }) => Title);

describe('guides and posts that ship', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('come in their order, page by page, found by title and category', async () => {
    const guides = await list(server, '/api/platform-guides');
    expect(guides.meta.pagination).toMatchObject({ page: 1, pageSize: 100, pageCount: 1 });
    const moments = guides.data.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted());
    const latest = (await list(server, '/api/blog-posts?populate=Media')).data.map(({ createdAt }) => createdAt);
    expect(latest).toEqual(latest.toSorted().toReversed());
    const second = await list(server, '/api/platform-guides?pagination[page]=2&pagination[pageSize]=5');
    expect(second.data).toEqual(guides.data.slice(5, 10));
    expect((await list(server, '/api/platform-guides?sort=createdAt:desc')).data).toEqual(guides.data.toReversed());
    expect(await titles(server, '/api/platform-guides?filters[Title][$contains]=PUBMED')).toEqual([
      'PubMed’s language, with examples that run',
    ]);
    const search = await list(server, '/api/platform-guides?filters[Category][$eq]=Search');
    expect(new Set(search.data.map(({ Category }) => Category))).toEqual(new Set(['Search']));
    expect(search.meta.categories).toEqual(guides.meta.categories);
    expect((await list(server, '/api/platform-guides?pagination[page]=9')).data).toEqual([]);
  });

  it('are given with their text, and nothing by another name', async () => {
    const response = await get(server, '/api/platform-guides/pico');
    expect(postAnswerSchema.parse(await response.json()).data.text).toContain('## The four parts');
    for (const path of [
      '/api/platform-guides/none',
      '/api/blog-posts/pico',
      '/api/platform-guides/..%2F..%2Fpackage.json',
    ])
      expect(await refusalOf(await get(server, path))).toEqual([404, 'content/not-found', expect.any(String)]);
    expect((await get(server, '/api/content/pictures/a.png')).status).toBe(404);
  });

  it.each([
    'pagination[page]=0',
    'pagination[pageSize]=101',
    'sort=Title',
    'populate=*',
    'filters[Title][$contains]=' + 'a'.repeat(201),
  ])('refuse %s', async (query) => {
    expect((await get(server, `/api/platform-guides?${query}`)).status).toBe(400);
  });

  it('have feeds', async () => {
    const response = await get(server, '/api/feeds/posts');
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await response.text();
    expect(feed).toContain('<link>http://localhost/blog/how-we-measure-answers</link>');
    expect(feed.match(/<item>/g)).toHaveLength((await list(server, '/api/blog-posts')).data.length);
    expect((await get(server, '/api/feeds/elsewhere')).status).toBe(404);
  });
});

test('a server without plans has no guides to them, and none that leads there', async () => {
  const server = await startTestServer({ plans: 'off' });
  try {
    const guides = await list(server, '/api/platform-guides');
    const posts = await list(server, '/api/blog-posts');
    const ids = [...guides.data, ...posts.data].map(({ id }) => id);
    expect(ids).toContain('pico');
    expect(ids).not.toContain('plans');
    expect(ids).not.toContain('ten-times-more-articles');
    expect((await get(server, '/api/platform-guides/plans')).status).toBe(404);
    const read = postAnswerSchema.parse(await (await get(server, '/api/platform-guides/answer-formats')).json());
    expect(read.data.text).not.toContain('/knowledge-base/plans');
  } finally {
    await server.close();
  }
});

const entry = {
  Title: 'Our <own> guide',
  Category: 'House',
  createdAt: '2026-11-01T08:00:00.000Z',
  summary: 'How we do it & why',
  text: 'See ![the form](/uploads/a.png) and ![theirs](https://elsewhere.example.org/a.png).',
  Media: { url: '/uploads/a.png', mime: 'image/png', alternativeText: null },
};
const BROKEN = { Title: '', Category: null, createdAt: 'yesterday' };

describe.each([4, 5] as const)('guides and posts of a content management system, Strapi %d', (version) => {
  let cms: Awaited<ReturnType<typeof startCms>>;
  let server: TestServer;
  let now = Date.now();
  const id = version === 5 ? 'doc1' : '1';
  beforeAll(async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ ...entry, Title: `Post ${index}`, Media: null }));
    cms = await startCms(version, { 'platform-guides': [entry, BROKEN], 'blog-posts': many });
    server = await startTestServer({ environment: { FOOTNOTE_CMS_URL: cms.url }, rules: { now: () => now } });
  });
  afterAll(async () => {
    await server.close();
    await cms.close();
  });

  it('are listed as those that ship, and what is broken is left out and logged', async () => {
    const guides = await list(server, '/api/platform-guides');
    expect(guides.data).toMatchObject([{ id, Title: entry.Title, Media: { url: '/api/content/pictures/a.png' } }]);
    expect(JSON.stringify(server.logged)).toContain('was left out');
    const posts = await list(server, '/api/blog-posts?pagination[page]=2');
    expect([posts.data.length, posts.meta.pagination.total]).toEqual([30, 130]);
    expect(await (await get(server, '/api/feeds/guides')).text()).toContain('<title>Our &lt;own&gt; guide</title>');
  });

  it('show pictures of their own by way of this server, and no others', async () => {
    const read = postAnswerSchema.parse(await (await get(server, `/api/platform-guides/${id}`)).json());
    expect(read.data.text).toContain('![the form](/api/content/pictures/a.png)');
    const picture = await get(server, '/api/content/pictures/a.png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL);
    expect(picture.headers.get('content-type')).toBe('image/png');
    for (const name of ['b.png', 'a.svg', '..%2Fapi%2Fblog-posts'])
      expect((await get(server, `/api/content/pictures/${name}`)).status).toBe(404);
  });

  it('are asked for once a minute, and stay while it is down', async () => {
    const before = cms.asked.length;
    await Promise.all(Array.from({ length: 20 }, () => list(server, '/api/platform-guides')));
    expect(cms.asked.length).toBe(before);
    cms.down(true);
    now += 61_000;
    expect((await list(server, '/api/platform-guides')).data).toHaveLength(1);
    const refused = await refusalOf(await get(server, '/api/blog-posts/unknown'));
    expect(refused.slice(0, 2)).toEqual([502, 'content/unavailable']);
    cms.down(false);
    expect((await get(server, '/api/blog-posts/unknown')).status).toBe(404);
  });
});

test('a content management system is asked by https alone, but on this machine', async () => {
  await expect(startTestServer({ environment: { FOOTNOTE_CMS_URL: 'http://cms.example.org/api' } })).rejects.toThrow(
    /FOOTNOTE_CMS_URL/,
  );
});
