import type {
  CollectionUpdate,
  LibraryItemUpdate,
  LibraryOrder,
  LibrarySummary,
  SavedReference,
} from '@footnote/domain';
import type { ListPage, ListQuery } from '../../platform/list-page.ts';

/** Whose library it is, and for which organization they act. */
export interface LibraryUser {
  accountId: string;
  organizationId: string | null;
  /** Whether they administer that organization. */
  mayManage: boolean;
}

/** A reference on its way into a library. */
export interface NewItem {
  key: string;
  reference: SavedReference;
  /** Notices its owner knows of, because they are shown with it. */
  notices: readonly string[];
}

/** A reference as saved. */
export interface SavedItem {
  key: string;
  reference: SavedReference;
  /** Whether it is in the user's own library. */
  own: boolean;
  savedAt: Date;
  read: boolean;
  note: string;
  tags: string[];
  /** Notices the user was told of, or saw when they saved it. */
  notices: string[];
}

/** Which references are listed. */
export interface LibraryQuery extends ListQuery<LibraryOrder> {
  /** Id of a collection the user sees; null for their library. */
  collection: string | null;
  /** '' for any. */
  tag: string;
  show: 'all' | 'read' | 'unread';
}

/** What saving did: keys that are new, how many were there, which there was no room for, and under which keys all the others are kept. */
export interface Saved {
  saved: string[];
  already: number;
  refused: string[];
  kept: string[];
}

/** A collection as saved. */
export interface SavedCollection {
  id: string;
  name: string;
  /** Null where it is an organization's. */
  accountId: string | null;
  organizationId: string | null;
  madeBy: string | null;
}

/** Libraries of accounts. To everybody else, what somebody keeps does not exist. */
export interface LibraryItems {
  /** Saves references, each once: one of the same PMID or DOI is the same. What was removed comes back with its notes. */
  save(accountId: string, items: readonly NewItem[], limit: number): Promise<Saved>;
  /** Saves all of them, or none and gives null where there is no room for all. */
  saveAll(accountId: string, items: readonly NewItem[], limit: number): Promise<Saved | null>;
  /** A page of them. The collection is one the user sees. */
  list(user: LibraryUser, query: LibraryQuery): Promise<ListPage<SavedItem>>;
  /** Those of the keys that are there, else all, at most `limit`; in the order they were saved, the newest first. */
  find(
    user: LibraryUser,
    which: { keys?: readonly string[]; collection: string | null; limit: number },
  ): Promise<SavedItem[]>;
  /** The PMIDs of all that an account keeps. */
  pmids(accountId: string): Promise<string[]>;
  /** Changes what is given of one; false where there is none. */
  change(accountId: string, change: LibraryItemUpdate): Promise<boolean>;
  /** Takes some out, for a day so that it can be undone; gives how many there were. */
  remove(accountId: string, keys: readonly string[]): Promise<number>;
  /** Puts back what was taken out; gives how many came back, or null where there is no room for all of them. */
  restore(accountId: string, keys: readonly string[], limit: number): Promise<number | null>;
  /** How much there is, and by which tags. */
  count(accountId: string): Promise<Pick<LibrarySummary, 'total' | 'unread' | 'tags'>>;
  /** Deletes for good what was removed before a moment. */
  forgetRemoved(before: Date): Promise<void>;
  /** PMIDs that somebody keeps, in order, after one. */
  keptPmids(after: string, limit: number): Promise<string[]>;
  /** Notes that owners of an article are told of a notice; gives those who were not before. */
  noteNotice(pmid: string, notice: string): Promise<string[]>;
}

/** Collections of accounts and organizations. */
export interface LibraryCollections {
  /** Those of the account, and of the organization it acts for. */
  list(user: LibraryUser): Promise<(SavedCollection & { items: number })[]>;
  /** Null where there is none that the user sees. */
  find(user: LibraryUser, id: string): Promise<SavedCollection | null>;
  /** Null where the account has `limit` already. */
  create(accountId: string, name: string, limit: number): Promise<SavedCollection | null>;
  rename(id: string, name: NonNullable<CollectionUpdate['name']>): Promise<void>;
  /**
   * Gives it to an organization, or back to an account; false where that one has `limit` already. What its owner took
   * out of their library is not given.
   */
  give(
    collection: SavedCollection,
    to: { accountId: string } | { organizationId: string },
    limit: number,
  ): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Adds what the user has in their library, or sees in another collection; gives how many were added. */
  add(user: LibraryUser, id: string, items: readonly SavedItem[], limit: number): Promise<number>;
  takeOut(id: string, keys: readonly string[]): Promise<number>;
}
