import type { PostEntry } from './post.schema.ts';

/** Which posts are asked for. */
export interface PostFilter {
  /** Part of the title, in any case; '' takes every title. */
  title: string;
  /** The whole category; null takes every one. */
  category: string | null;
  /** Guides begin with the oldest, news with the latest. */
  order: 'oldest' | 'latest';
}

/** Posts whose title contains the text and whose category is the asked one (specification §7), in their order. */
export function filterPosts<P extends PostEntry>(posts: readonly P[], { title, category, order }: PostFilter): P[] {
  const wanted = title.trim().toLocaleLowerCase();
  const sign = order === 'oldest' ? 1 : -1;
  return posts
    .filter((post) => category === null || post.Category === category)
    .filter((post) => post.Title.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)) || (a.id < b.id ? -1 : 1));
}

/** Categories of posts, each once, in the order of the alphabet of `locale`. */
export function postCategories(posts: readonly PostEntry[], locale: string): string[] {
  const named = posts.map((post) => post.Category).filter((category) => category !== '');
  return [...new Set(named)].toSorted((a, b) => a.localeCompare(b, locale));
}
