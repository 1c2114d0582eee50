import {
  postAnswerSchema,
  postPageSchema,
  type Post,
  type PostKind,
  type PostPage,
  type Result,
} from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';

/** Where each kind is fetched (specification §7). */
const CALLS: Readonly<Record<PostKind, string>> = { guides: '/api/platform-guides', posts: '/api/blog-posts' };

/** Posts of a page of the screen. */
export const SHOWN_POSTS = 12;

/** What of a list is looked at. */
export interface Looked {
  title: string;
  /** Null for every category. */
  category: string | null;
  /** From 1. */
  page: number;
}

/** The address at which a page of a list is fetched. */
export function listAddress(kind: PostKind, { title, category, page }: Looked): string {
  const parameters = new URLSearchParams({
    'pagination[page]': String(page),
    'pagination[pageSize]': String(SHOWN_POSTS),
    populate: 'Media',
  });
  if (title !== '') parameters.set('filters[Title][$contains]', title);
  if (category !== null) parameters.set('filters[Category][$eq]', category);
  return `${CALLS[kind]}?${parameters.toString()}`;
}

/** The address at which one is fetched. */
export function postAddress(kind: PostKind, id: string): string {
  return `${CALLS[kind]}/${encodeURIComponent(id)}`;
}

/** A page of a list, by the address of its call. */
export function fetchPosts(url: string): Promise<Result<PostPage, ApiError>> {
  return callApi(url, { read: (value) => postPageSchema.parse(value) });
}

/** One guide or post, by the address of its call. */
export function fetchPost(url: string): Promise<Result<Post, ApiError>> {
  return callApi(url, { read: (value) => postAnswerSchema.parse(value).data });
}
