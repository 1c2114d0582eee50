import type { Article, ArticleOrigin } from '@footnote/domain';
import { UNREAD_STUDY } from '@footnote/domain/core';

/** NLM's record beats our own summary, which beats a plain list of abstracts, whatever their revisions. */
const ORIGIN_RANK: Readonly<Record<ArticleOrigin, number>> = { list: 1, starter: 2, medline: 3 };

/** The article as it was before a language model named anything in it. */
function unrefined({ refined = [], ...article }: Article): Article {
  return { ...article, ...Object.fromEntries(refined.map((field) => [field, UNREAD_STUDY[field]])) };
}

/**
 * Whether `incoming` takes the place of `held`: as the newer revision, or as another content of the same one. The record
 * from which a refined article was made is no other content.
 */
export function isReplacedBy(held: Article, incoming: Article): boolean {
  const better = ORIGIN_RANK[incoming.origin] - ORIGIN_RANK[held.origin];
  if (better !== 0) return better > 0;
  if (incoming.version !== held.version) return incoming.version > held.version;
  if (incoming.revised !== held.revised) return incoming.revised > held.revised;
  const before = incoming.refined === undefined ? unrefined(held) : held;
  return JSON.stringify(incoming) !== JSON.stringify(before) && canonicalArticle(incoming) !== canonicalArticle(before);
}

/** The article as JSON with its keys in one order, so that equal articles are equal text. */
export function canonicalArticle(article: Article): string {
  return JSON.stringify(article, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
