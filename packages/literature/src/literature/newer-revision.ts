import type { Article, ArticleOrigin } from '@footnote/domain';

type Revision = Pick<Article, 'version' | 'revised' | 'origin'>;

/** NLM's record outranks our summary, and our summary a bare list, where neither says when it was revised. */
const RANK: Readonly<Record<ArticleOrigin, number>> = { list: 0, starter: 1, medline: 2 };

/**
 * Above 0 when `left` is the newer revision of an article, below 0 when `right` is, 0 when they are equally new: NLM's
 * records outrank others, then the version decides, then the day of the last revision.
 */
export function compareRevisions(left: Revision, right: Revision): number {
  const byOrigin = RANK[left.origin] - RANK[right.origin];
  if (byOrigin !== 0) return byOrigin;
  if (left.version !== right.version) return left.version - right.version;
  if (left.revised === right.revised) return 0;
  return left.revised < right.revised ? -1 : 1;
}
