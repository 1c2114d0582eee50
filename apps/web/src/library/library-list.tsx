import type { LibraryItem, LibraryPage, LibrarySummary } from '@footnote/domain';
import { Banner, Button, LibraryTable, Select, Stack, type LibraryItemAction } from '@footnote/ui';
import { useCallback, useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { listProps, useList, type List } from '../platform/lists/use-list.ts';
import { paths } from '../platform/navigation/paths.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { fetchItems, libraryCalls } from './library.client.ts';
import { useLibraryChanges } from './use-library-changes.ts';

const messages = defineMessages({
  tag: { defaultMessage: 'Tag', description: 'Names the choice of a tag that narrows the library' },
  anyTag: { defaultMessage: 'All tags', description: 'Choice of a filter: whatever its tags' },
  search: { defaultMessage: 'Search the literature', description: 'Leads to the search of the literature' },
  removed: {
    defaultMessage: '{count, plural, one {# article was taken out.} other {# articles were taken out.}}',
    description: 'Said once saved articles were taken out of the library or a collection',
  },
  undo: { defaultMessage: 'Undo', description: 'Brings back what was just taken out' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

interface LibraryListProps {
  /** Id of the collection that is shown; null for the whole library. */
  collection: string | null;
  unread: boolean;
  /** What is looked for at first; '' for everything. */
  search: string;
  /** Null while it loads. */
  summary: LibrarySummary | null;
  /** Grows whenever the list has to be read again. */
  refreshed: number;
  /** Called after a change, for whichever list is shown by then to be read again. */
  onChanged: () => void;
}

/** The list of a library or a collection, with all that can be done with what stands in it. */
export function LibraryList({ collection, unread, search, summary, refreshed, onChanged }: LibraryListProps) {
  const t = useTranslate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<LibraryItem | null>(null);
  const part = new URLSearchParams({
    ...(collection === null ? {} : { collection }),
    show: unread ? 'unread' : 'all',
  });
  const address = `${libraryCalls.items}?${part.toString()}`;
  const list = useList(address, fetchItems, { column: 'savedAt', direction: 'descending', search });
  const { again } = list;
  useEffect(() => {
    if (refreshed > 0) void again();
    // oxlint-disable-next-line react/exhaustive-deps -- read again when it is asked for, and then alone
  }, [refreshed]);
  useExistingPage(list);
  const changes = useLibraryChanges({ collection, onChanged });
  const act = useCallback(
    (item: LibraryItem, action: LibraryItemAction) => {
      if (action === 'open') setOpened(item);
      else void changes.act(item, action);
    },
    [changes],
  );
  const tag = list.filters['tag'] ?? '';
  const props = listProps(list);
  return (
    <Stack gap="x4">
      <UndoBanner changes={changes} />
      <LibraryTable
        {...props}
        items={props.rows}
        selected={selected}
        onSelectedChange={setSelected}
        onAction={act}
        inCollection={collection !== null}
        narrowed={list.searched !== '' || tag !== '' || unread}
        beside={<TagChoice summary={summary} tag={tag} onChange={(next) => list.changeFilters({ tag: next })} />}
        toolbar={
          <LibraryToolbar
            collection={collection}
            selected={selected}
            total={props.total}
            collections={summary?.collections ?? []}
            onRemove={() => {
              void changes.remove([...selected]);
              setSelected(new Set());
            }}
            onFiled={onChanged}
          />
        }
        emptyAction={<RouterLink href={paths.search}>{t(messages.search)}</RouterLink>}
      />
      {opened !== null && <ItemDialog item={opened} onClose={() => setOpened(null)} onChanged={onChanged} />}
    </Stack>
  );
}

/** Goes to the last page there is where all of a later one was taken out. */
function useExistingPage({ page, pageSize, changePage, shown }: List<LibraryPage>) {
  const last = shown?.ok === true ? Math.max(1, Math.ceil(shown.value.total / pageSize)) : page;
  useEffect(() => {
    if (page > last) changePage({ page: last, pageSize });
    // oxlint-disable-next-line react/exhaustive-deps -- the function is another one each time
  }, [page, last, pageSize]);
}

function UndoBanner({ changes }: { changes: ReturnType<typeof useLibraryChanges> }) {
  const t = useTranslate();
  if (changes.undo === null) return null;
  return (
    <Banner
      action={
        <Button size="small" variant="quiet" onClick={() => void changes.bringBack()}>
          {t(messages.undo)}
        </Button>
      }
      onClose={changes.forget}
      closeLabel={t(messages.close)}
    >
      {t(messages.removed, { count: changes.undo.count })}
    </Banner>
  );
}

interface TagChoiceProps {
  summary: LibrarySummary | null;
  tag: string;
  onChange: (tag: string) => void;
}

/** Narrows the list to a tag; nothing where there are none. */
function TagChoice({ summary, tag, onChange }: TagChoiceProps) {
  const t = useTranslate();
  if (summary === null || summary.tags.length === 0) return null;
  const tags = summary.tags.map(({ tag: value, items }) => ({ value, label: `${value} (${items})` }));
  return (
    <Select
      label={t(messages.tag)}
      labelHidden
      options={[{ value: '', label: t(messages.anyTag) }, ...tags]}
      value={tag}
      onChange={onChange}
    />
  );
}
