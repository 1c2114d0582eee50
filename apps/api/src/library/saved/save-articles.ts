import {
  err,
  isOfPublicIndex,
  LIBRARY_ERRORS,
  LIBRARY_LIMITS,
  notOfPublicIndex,
  ok,
  savedReferenceOf,
  unknownReferences,
  type SavedArticles,
} from '@footnote/domain';
import type { ArticleWithContext } from '@footnote/domain';
import { knownNotices } from './known-notices.ts';
import type { LibraryDeps, Refused } from './library-deps.ts';
import type { NewItem } from './library-records.ports.ts';

/** An article of the index on its way into a library. */
export function itemOfArticle(article: ArticleWithContext): NewItem {
  return { key: `pmid:${article.pmid}`, reference: savedReferenceOf(article), notices: knownNotices(article) };
}

/** Saves articles of the public index (specification §5), or none of them where one is no such article or there is no room for all. */
export async function saveArticles(
  { items, literature }: Pick<LibraryDeps, 'items' | 'literature'>,
  { accountId, pmids }: { accountId: string; pmids: readonly string[] },
): Promise<Refused<SavedArticles>> {
  const asked = [...new Set(pmids)];
  const foreign = asked.filter((pmid) => !isOfPublicIndex({ type: 'pubmed', pmid }));
  if (foreign.length > 0) return err(notOfPublicIndex({ affected: foreign.length, of: asked.length }));
  const articles = await literature.articles(asked);
  const unknown = asked.length - articles.length;
  if (unknown > 0) return err(unknownReferences({ affected: unknown, of: asked.length }));
  const done = await items.saveAll(accountId, articles.map(itemOfArticle), LIBRARY_LIMITS.items);
  if (done === null) return err(LIBRARY_ERRORS.error('library/full'));
  return ok({ saved: done.saved, already: done.already });
}
