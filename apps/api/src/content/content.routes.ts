import { extname } from 'node:path';
import type { PostKind } from '@footnote/domain';
import { mount, type App } from '../platform/http/mount.ts';
import { unwrap } from '../platform/http/request-errors.ts';
import { CONTENT_ENDPOINTS, type PostQuery } from './content-endpoints.ts';
import type { PostStore } from './content.ports.ts';
import { findPicture, findPost, latestPosts, listPosts, USUAL_ORDER } from './list-posts.ts';
import { writeFeed } from './write-feed.ts';

export interface ContentRoutesDeps {
  content: {
    store: PostStore;
    /** Origin that links of feeds begin with. */
    publicUrl: string;
  };
}

const PAGES: Readonly<Record<PostKind, string>> = { guides: '/knowledge-base', posts: '/blog' };

const FEEDS = {
  guides: { title: 'Footnote: knowledge base', description: 'Guides to asking, checking and keeping evidence.' },
  posts: { title: 'Footnote: news', description: 'What is new in Footnote, and how it is made.' },
} as const;

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};

/** What a list is asked for, from the names of Strapi. */
function readQuery(kind: PostKind, query: PostQuery) {
  const order = query.sort === undefined ? USUAL_ORDER[kind] : query.sort === 'createdAt:desc' ? 'latest' : 'oldest';
  return {
    page: query['pagination[page]'],
    pageSize: query['pagination[pageSize]'],
    title: query['filters[Title][$contains]'],
    category: query['filters[Category][$eq]'] ?? null,
    order,
  } as const;
}

/** The calls of the knowledge base and the blog. */
export function mountContent(app: App, { content: { store, publicUrl } }: ContentRoutesDeps): void {
  const { guides, guide, posts, post, feed, picture } = CONTENT_ENDPOINTS;
  mount(app, guides, async ({ query }) => unwrap(await listPosts(store, 'guides', readQuery('guides', query))));
  mount(app, posts, async ({ query }) => unwrap(await listPosts(store, 'posts', readQuery('posts', query))));
  mount(app, guide, async ({ params }) => ({ data: unwrap(await findPost(store, 'guides', params.id)) }));
  mount(app, post, async ({ params }) => ({ data: unwrap(await findPost(store, 'posts', params.id)) }));
  mount(app, feed, async ({ params: { kind } }) => {
    const latest = unwrap(await latestPosts(store, kind));
    const self = `${publicUrl}/api/feeds/${kind}`;
    const text = writeFeed({ ...FEEDS[kind], page: publicUrl + PAGES[kind], self, posts: latest });
    return new Response(text, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
  });
  mount(app, picture, async ({ params: { name } }) => {
    const bytes = unwrap(await findPicture(store, name));
    const type = PICTURE_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
    return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
  });
}
