import {
  articleToCitation,
  err,
  exportedSavedReference,
  LIBRARY_ERRORS,
  ok,
  type Citation,
  type LibraryItem,
  type LibraryPage,
  type LibrarySummary,
} from '@footnote/domain';
import { collectionOf } from './manage-collections.ts';
import type { LibraryDeps, Refused } from './library-deps.ts';
import type { LibraryQuery, LibraryUser, SavedItem } from './library-records.ports.ts';

type ListDeps = Pick<LibraryDeps, 'items' | 'collections' | 'literature'>;

/** A page of a library or of a collection, each article as the index has it now. */
export async function listLibrary(
  deps: ListDeps,
  user: LibraryUser,
  query: LibraryQuery,
): Promise<Refused<LibraryPage>> {
  if (query.collection !== null && (await deps.collections.find(user, query.collection)) === null)
    return err(LIBRARY_ERRORS.error('library/collection-not-found'));
  const { items, total } = await deps.items.list(user, query);
  return ok({ items: await shownItems(deps, items), total });
}

async function shownItems({ literature }: ListDeps, items: readonly SavedItem[]): Promise<LibraryItem[]> {
  const pmids = items.map(({ reference }) => reference.pmid).filter((pmid) => pmid !== '');
  const articles = new Map((await literature.articles(pmids)).map((article) => [article.pmid, article]));
  return items.map(({ key, reference, own, savedAt, read, note, tags }) => {
    const article = articles.get(reference.pmid);
    const { record: _record, imported: _imported, ...saved } = exportedSavedReference(reference, key.slice(0, 100));
    const citation: Citation = article === undefined ? saved : articleToCitation(article);
    const indexed = article !== undefined;
    return { key, citation, own, indexed, savedAt: savedAt.toISOString(), read, note, tags };
  });
}

/** How much a library holds, its tags, and the collections the user sees. */
export async function summarise(deps: ListDeps, user: LibraryUser): Promise<LibrarySummary> {
  const [counted, collections] = await Promise.all([deps.items.count(user.accountId), deps.collections.list(user)]);
  return { ...counted, collections: collections.map((collection) => collectionOf(collection, user)) };
}
