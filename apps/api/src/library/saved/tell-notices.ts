import type { LiteratureIndex } from '@footnote/literature';
import type { Notifications } from '../../support/notifications.ports.ts';
import { knownNotices } from './known-notices.ts';
import type { LibraryItems } from './library-records.ports.ts';

export interface TellNoticesDeps {
  items: Pick<LibraryItems, 'keptPmids' | 'noteNotice'>;
  literature: Pick<LiteratureIndex, 'articles'>;
  notifications: Pick<Notifications, 'tell'>;
  /** Does all of the work, or none of it. */
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Articles that are looked up at once. */
const AT_ONCE = 500;
/** Characters of a title in a notification. */
const TITLE = 300;

/**
 * Tells whoever keeps an article of the notices that came after they saved it. What was told is noted in the same
 * transaction, so that nobody is told twice, however often and on how many servers this runs.
 */
export async function tellNotices(deps: TellNoticesDeps, signal: AbortSignal): Promise<void> {
  for (let after = ''; !signal.aborted;) {
    // oxlint-disable-next-line no-await-in-loop -- a part after the other, so that little is held at once
    const pmids = await deps.items.keptPmids(after, AT_ONCE);
    const last = pmids.at(-1);
    if (last === undefined) return;
    after = last;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const article of await deps.literature.articles(pmids)) {
      for (const notice of knownNotices(article)) {
        const news = {
          kind: 'saved-article-noticed',
          notice,
          pmid: article.pmid,
          title: article.title.slice(0, TITLE).toWellFormed(),
        } as const;
        // oxlint-disable-next-line no-await-in-loop -- few articles have one
        await deps.withTransaction(async () => {
          for (const accountId of await deps.items.noteNotice(article.pmid, notice))
            // oxlint-disable-next-line no-await-in-loop -- in one transaction, on one connection
            await deps.notifications.tell({ to: 'account', accountId }, news);
        });
      }
    }
  }
}
