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
}

const pmidsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => (key.startsWith('pmid:') ? [key.slice('pmid:'.length)] : []));

/** Changes what a user keeps, says why where that failed, and brings back what was taken out last. */
export function useLibraryChanges({ collection, onChanged }: { collection: string | null; onChanged: () => void }) {
  const t = useTranslate();
  const [undo, setUndo] = useState<Undo | null>(null);
  const done = async (answer: Promise<Result<unknown, ApiError>>): Promise<boolean> => {
    const result = await answer;
    if (!result.ok) await showFailure(t, result.error);
    onChanged();
    return result.ok;
  };
  const remove = async (keys: readonly string[]) => {
    if (!(await done(moveItems('removal', keys)))) return;
    noteSaved(pmidsOf(keys), false);
    setUndo({ from: 'library', keys });
  };
  const unfile = async (keys: readonly string[]) => {
    if (collection !== null && (await done(fileItems(collection, 'removal', keys))))
      setUndo({ from: 'collection', keys });
  };
  const keep = async (keys: readonly string[]) => {
    if (collection !== null && (await done(fileItems(collection, 'kept', keys)))) noteSaved(pmidsOf(keys), true);
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
      if (!(await done(back))) return;
      if (from === 'library') noteSaved(pmidsOf(keys), true);
      setUndo(null);
    },
  };
}
