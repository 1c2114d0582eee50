import { POST_KINDS, POSTS_PAGE_SIZE, postAnswerSchema, postPageSchema } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { searchedText, wholeNumber } from '../platform/http/list-query.ts';
import { PICTURE_NAME } from './content.ports.ts';

/** What may be asked of a list, by the names of Strapi (specification §7). Titles are compared in any case; Media is always there. */
const query = z.strictObject({
  'pagination[page]': wholeNumber(1, 100_000),
  'pagination[pageSize]': wholeNumber(POSTS_PAGE_SIZE, POSTS_PAGE_SIZE),
  'filters[Title][$contains]': searchedText,
  'filters[Category][$eq]': z.string().trim().max(100).optional(),
  sort: z.enum(['createdAt', 'createdAt:asc', 'createdAt:desc']).optional(),
  populate: z.literal('Media').optional(),
});
export type PostQuery = z.output<typeof query>;

const params = z.object({ id: z.string().min(1).max(100) });

const usual = { method: 'get', access: 'anyone', budget: 'read', errors: ['content/unavailable'] } as const;

/** The calls of the knowledge base and the blog. */
export const CONTENT_ENDPOINTS = {
  guides: {
    ...usual,
    path: '/api/platform-guides',
    summary: 'Lists the guides of the knowledge base, the oldest first unless told.',
    query,
    answer: { json: postPageSchema },
  },
  guide: {
    ...usual,
    path: '/api/platform-guides/:id',
    summary: 'Gives a guide with its text, which is Markdown.',
    params,
    notFound: 'content/not-found',
    answer: { json: postAnswerSchema },
  },
  posts: {
    ...usual,
    path: '/api/blog-posts',
    summary: 'Lists the posts of the blog, the latest first unless told.',
    query,
    answer: { json: postPageSchema },
  },
  post: {
    ...usual,
    path: '/api/blog-posts/:id',
    summary: 'Gives a post with its text, which is Markdown.',
    params,
    notFound: 'content/not-found',
    answer: { json: postAnswerSchema },
  },
  feed: {
    ...usual,
    path: '/api/feeds/:kind',
    summary: 'The latest guides or posts as a feed (RSS 2.0).',
    params: z.object({ kind: z.enum(POST_KINDS) }),
    notFound: 'content/not-found',
    answer: { files: ['application/rss+xml'] },
  },
  picture: {
    ...usual,
    path: '/api/content/pictures/:name',
    summary: 'Hands on a picture of the content management system, so that readers load nothing from elsewhere.',
    params: z.object({ name: z.string().regex(PICTURE_NAME) }),
    notFound: 'content/not-found',
    answer: { files: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] },
  },
} as const satisfies Record<string, Endpoint>;
