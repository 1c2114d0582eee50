import type { LibraryItem, Result } from '@footnote/domain';
import type { LibraryItemAction } from '@footnote/ui';
import { useState } from 'react';
import type { ApiError } from '../platform/api/api.client.ts';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { noteSaved } from '../platform/library/saved-articles.store.ts';
import { changeItem, fileItems, moveItems } from './library.client.ts';

/** What was just taken out, and where of. */
interface Undo {
  from: 'library' | 'collection';
  keys: readonly string[];
  /** How many of them were there. */
  count: number;
}

const pmidsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => (key.startsWith('pmid:') ? [key.slice('pmid:'.length)] : []));

/** Changes what a user keeps, says why where that failed, and brings back what was taken out last. */
export function useLibraryChanges({ collection, onChanged }: { collection: string | null; onChanged: () => void }) {
  const t = useTranslate();
  const [undo, setUndo] = useState<Undo | null>(null);
  const done = async <Value>(answer: Promise<Result<Value, ApiError>>): Promise<Result<Value, ApiError>> => {
    const result = await answer;
    if (!result.ok) await showFailure(t, result.error);
    onChanged();
    return result;
  };
  const remove = async (keys: readonly string[]) => {
    const removed = await done(moveItems('removal', keys));
    if (!removed.ok) return;
    noteSaved(pmidsOf(keys), false);
    if (removed.value > 0) setUndo({ from: 'library', keys, count: removed.value });
  };
  const unfile = async (keys: readonly string[]) => {
    if (collection === null) return;
    const removed = await done(fileItems(collection, 'removal', keys));
    if (removed.ok && removed.value > 0) setUndo({ from: 'collection', keys, count: removed.value });
  };
  const keep = async (keys: readonly string[]) => {
    if (collection !== null && (await done(fileItems(collection, 'kept', keys))).ok) noteSaved(pmidsOf(keys), true);
  };
  return {
    undo,
    remove,
    forget: () => setUndo(null),
    async act({ key }: LibraryItem, action: Exclude<LibraryItemAction, 'open'>) {
      if (action === 'remove') await remove([key]);
      else if (action === 'unfile') await unfile([key]);
      else if (action === 'keep') await keep([key]);
      else await done(changeItem({ key, read: action === 'read' }));
    },
    async bringBack() {
      if (undo === null) return;
      const { from, keys } = undo;
      const back =
        from === 'library' || collection === null ? moveItems('return', keys) : fileItems(collection, 'add', keys);
      if (!(await done<number>(back)).ok) return;
      if (from === 'library') noteSaved(pmidsOf(keys), true);
      setUndo(null);
    },
  };
}
