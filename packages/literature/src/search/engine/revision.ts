import type { Article } from '@footnote/domain';
import { compareRevisions } from '../../literature/newer-revision.ts';

/** Whether `incoming` takes the place of `held`: as the newer revision, or as another content of the same one. */
export function isReplacedBy(held: Article, incoming: Article): boolean {
  const newer = compareRevisions(incoming, held);
  return newer === 0 ? canonicalArticle(incoming) !== canonicalArticle(held) : newer > 0;
}

/** The article as JSON with its keys in one order, so that equal articles are equal text. */
export function canonicalArticle(article: Article): string {
  return JSON.stringify(article, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
}
