import { LIBRARY_LIMITS } from '@footnote/domain';
import type { AnsweringCollections } from '../../chat/documents.ports.ts';
import { accountOf, readOwner } from '../../platform/owner.ts';
import { noticeKinds } from './known-notices.ts';
import type { LibraryCollections, LibraryItems, LibraryUser } from './library-records.ports.ts';

/** Lets questions be asked of what an account keeps, and of what is shared with the organization it acts for. */
export function answeringCollections({
  items,
  collections,
}: {
  items: Pick<LibraryItems, 'find'>;
  collections: Pick<LibraryCollections, 'find'>;
}): AnsweringCollections {
  return {
    async seen(owner, ids) {
      const user = userOf(owner);
      if (user === null) return [];
      const found = await Promise.all(ids.map((id) => collections.find(user, id)));
      return found.flatMap((collection) => collection?.id ?? []);
    },
    async read(owner, id) {
      const user = userOf(owner);
      const collection = user === null ? null : await collections.find(user, id);
      if (user === null || collection === null) return null;
      const kept = await items.find(user, { collection: id, limit: LIBRARY_LIMITS.items });
      return {
        name: collection.name,
        references: kept.map(({ key, reference, notices: known }) => {
          const { pmid, doi, title, publicationDate, abstract } = reference;
          const record = { key, collection: id, reference, notices: noticeKinds(known) };
          return { pmid, doi, title, publicationDate, ...(abstract.trim() === '' ? {} : { record }) };
        }),
      };
    },
  };
}

/** Visitors keep no library. */
function userOf(owner: string): LibraryUser | null {
  const accountId = accountOf(owner);
  return accountId === null ? null : { accountId, organizationId: readOwner(owner).organizationId, mayManage: false };
}
