import {
  err,
  LIBRARY_ERRORS,
  LIBRARY_LIMITS,
  ok,
  type CollectionUpdate,
  type LibraryCollection,
  type LibraryErrorCode,
} from '@footnote/domain';
import { knownNotices } from './known-notices.ts';
import { articlesByPmid } from '../articles-by-pmid.ts';
import type { LibraryDeps, Refused } from './library-deps.ts';
import type { LibraryUser, NewItem, SavedCollection, SavedItem } from './library-records.ports.ts';

type CollectionDeps = Pick<LibraryDeps, 'items' | 'collections' | 'literature'>;

const refuse = (code: LibraryErrorCode) => err(LIBRARY_ERRORS.error(code));

const isMadeBy = ({ accountId, madeBy }: SavedCollection, user: LibraryUser) =>
  accountId === user.accountId || madeBy === user.accountId;

const mayManage = (collection: SavedCollection, user: LibraryUser) =>
  isMadeBy(collection, user) || (collection.organizationId !== null && user.mayManage);

/** A collection as its user sees it. */
export function collectionOf(collection: SavedCollection & { items: number }, user: LibraryUser): LibraryCollection {
  const { id, name, items, organizationId } = collection;
  return {
    id,
    name,
    shared: organizationId !== null,
    manageable: mayManage(collection, user),
    made: isMadeBy(collection, user),
    items,
  };
}

/** Makes a collection of the user's own. */
export async function createCollection(
  { collections }: CollectionDeps,
  user: LibraryUser,
  name: string,
): Promise<Refused<LibraryCollection>> {
  const made = await collections.create(user.accountId, name, LIBRARY_LIMITS.collections);
  return made === null ? refuse('library/too-many-collections') : ok(collectionOf({ ...made, items: 0 }, user));
}

async function found(
  { collections }: CollectionDeps,
  user: LibraryUser,
  id: string,
  need: 'see' | 'manage',
): Promise<Refused<SavedCollection>> {
  const collection = await collections.find(user, id);
  if (collection === null) return refuse('library/collection-not-found');
  return need === 'see' || mayManage(collection, user) ? ok(collection) : refuse('library/collection-not-yours');
}

/** Renames a collection, gives it to the organization its maker acts for, or back to them. */
export async function changeCollection(
  deps: CollectionDeps,
  user: LibraryUser,
  { id, change }: { id: string; change: CollectionUpdate },
): Promise<Refused<null>> {
  const collection = await found(deps, user, id, 'manage');
  if (!collection.ok) return collection;
  const { name, shared } = change;
  if (shared !== undefined && shared !== (collection.value.organizationId !== null)) {
    const given = await share(deps, user, { collection: collection.value, shared });
    if (!given.ok) return given;
  }
  if (name !== undefined) await deps.collections.rename(id, name);
  return ok(null);
}

async function share(
  deps: CollectionDeps,
  user: LibraryUser,
  { collection, shared }: { collection: SavedCollection; shared: boolean },
): Promise<Refused<null>> {
  const { items, collections } = deps;
  const { accountId, organizationId } = user;
  const limit = LIBRARY_LIMITS.collections;
  if (shared) {
    if (organizationId === null) return refuse('library/no-organization');
    return (await collections.give(collection, { organizationId }, limit))
      ? ok(null)
      : refuse('library/too-many-collections');
  }
  // Nobody takes to themself what others made for the organization.
  if (!isMadeBy(collection, user)) return refuse('library/collection-not-yours');
  const all = await items.find(user, { collection: collection.id, limit: LIBRARY_LIMITS.items });
  // What others put into it comes into the library of whoever takes it back, or it would not be seen there.
  const kept = await items.saveAll(accountId, await unsavedOf(deps, all), LIBRARY_LIMITS.items);
  if (kept === null) return refuse('library/full');
  if (await collections.give(collection, { accountId }, limit)) return ok(null);
  await items.remove(accountId, kept.saved);
  return refuse('library/too-many-collections');
}

/** What somebody else keeps on its way into the user's library; notices it has already are no news. */
async function unsavedOf({ literature }: CollectionDeps, items: readonly SavedItem[]): Promise<NewItem[]> {
  const unsaved = items.filter(({ own }) => !own);
  const pmids = unsaved.map(({ reference }) => reference.pmid).filter((pmid) => pmid !== '');
  const articles = await articlesByPmid(literature, pmids);
  return unsaved.map(({ key, reference }) => {
    const article = articles.get(reference.pmid);
    return { key, reference, notices: article === undefined ? [] : knownNotices(article) };
  });
}

/** Deletes a collection; what stands in it stays in the libraries of those who keep it. */
export async function deleteCollection(deps: CollectionDeps, user: LibraryUser, id: string): Promise<Refused<null>> {
  const collection = await found(deps, user, id, 'manage');
  if (!collection.ok) return collection;
  await deps.collections.remove(id);
  return ok(null);
}

interface Filing {
  id: string;
  keys: readonly string[];
}

/** Puts what the user keeps into a collection they see; all of an organization fill what it has. */
export async function fileItems(
  deps: CollectionDeps,
  user: LibraryUser,
  { id, keys }: Filing,
): Promise<Refused<number>> {
  const collection = await found(deps, user, id, 'see');
  if (!collection.ok) return collection;
  const items = await deps.items.find(user, { keys, collection: null, limit: LIBRARY_LIMITS.items });
  if (items.length === 0) return refuse('library/item-not-found');
  return ok(await deps.collections.add(user, id, items, LIBRARY_LIMITS.items));
}

/** Takes references out of a collection; they stay in libraries. */
export async function unfileItems(
  deps: CollectionDeps,
  user: LibraryUser,
  { id, keys }: Filing,
): Promise<Refused<number>> {
  const collection = await found(deps, user, id, 'see');
  return collection.ok ? ok(await deps.collections.takeOut(id, keys)) : collection;
}

/** Keeps what another member put into a collection in the user's own library, too. */
export async function keepItems(
  deps: CollectionDeps,
  user: LibraryUser,
  { id, keys }: Filing,
): Promise<Refused<string[]>> {
  const collection = await found(deps, user, id, 'see');
  if (!collection.ok) return collection;
  const items = await deps.items.find(user, { keys, collection: id, limit: LIBRARY_LIMITS.items });
  const kept = await deps.items.saveAll(user.accountId, await unsavedOf(deps, items), LIBRARY_LIMITS.items);
  return kept === null ? refuse('library/full') : ok(kept.saved);
}
