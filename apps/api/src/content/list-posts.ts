import {
  CONTENT_ERRORS,
  err,
  filterPosts,
  ok,
  postCategories,
  type ContentErrorCode,
  type DomainError,
  type Post,
  type PostEntry,
  type PostFilter,
  type PostKind,
  type PostPage,
  type Result,
} from '@footnote/domain';
import type { PostStore } from './content.ports.ts';

type Outcome<T> = Result<T, DomainError<ContentErrorCode>>;

/** Guides begin with the oldest (specification §7), posts with the latest. */
export const USUAL_ORDER: Readonly<Record<PostKind, PostFilter['order']>> = { guides: 'oldest', posts: 'latest' };

export interface ListPostsInput extends PostFilter {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A page of guides or posts, with every category there is. */
export async function listPosts(
  store: PostStore,
  kind: PostKind,
  { page, pageSize, ...filter }: ListPostsInput,
): Promise<Outcome<PostPage>> {
  const all = await answered(store.list(kind));
  if (!all.ok) return all;
  const found = filterPosts(all.value, filter);
  return ok({
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      pagination: { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length },
      categories: postCategories(all.value, 'en'),
    },
  });
}

/** All guides or posts, the latest first. */
export async function latestPosts(store: PostStore, kind: PostKind): Promise<Outcome<PostEntry[]>> {
  const all = await answered(store.list(kind));
  return all.ok ? ok(filterPosts(all.value, { title: '', category: null, order: 'latest' })) : all;
}

/** One guide or post with its text. */
export async function findPost(store: PostStore, kind: PostKind, id: string): Promise<Outcome<Post>> {
  const found = await answered(store.find(kind, id));
  if (!found.ok) return found;
  return found.value === null ? err(CONTENT_ERRORS.error('content/not-found')) : ok(found.value);
}

/** A picture of a guide or post by the name of its file. */
export async function findPicture(store: PostStore, name: string): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  const found = await answered(store.picture(name));
  if (!found.ok) return found;
  return found.value === null ? err(CONTENT_ERRORS.error('content/not-found')) : ok(found.value);
}

/** What a store gave; it reports why it did not by itself. */
async function answered<T>(asked: Promise<T>): Promise<Outcome<T>> {
  try {
    return ok(await asked);
  } catch {
    return err(CONTENT_ERRORS.error('content/unavailable'));
  }
}
