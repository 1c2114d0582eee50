import { EXPORT_FORMATS, EXPORT_LIMIT, SELECTED_REFERENCES_LIMIT, type SearchAnswer } from '@footnote/domain';
import { Button, SelectionBar } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { useExportFormats } from '../../platform/i18n/export-formats.ts';
import { exportReferences } from '../../platform/api/export-references.client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import { composeSearch } from '../compose-search.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import { fetchSearch } from '../search.client.ts';
import type { Search, SearchState } from '../search-state.ts';
import type { Selection } from './use-selection.ts';

const messages = defineMessages({
  chat: { defaultMessage: 'Chat with these', description: 'Asks questions about the selected articles' },
  keep: { defaultMessage: 'Save', description: 'Saves the selected articles in the library of the user' },
  chatLimit: {
    defaultMessage: 'Chat with up to {limit, number}',
    description: 'Why more selected articles cannot be asked about',
  },
  saved: { defaultMessage: '{name} was saved.', description: 'Said after an export' },
});

/** Results one call gives at most. */
const MAX_AT_ONCE = 100;

export interface SelectionPaneProps {
  state: SearchState;
  search: Search;
  answer: SearchAnswer;
  selection: Selection;
  words: ScreenMessages;
}

/** What can be done with the selected results: select all, chat, export. */
export function SelectionPane({ state, search, answer, selection, words }: SelectionPaneProps) {
  const navigate = useNavigate();
  const formats = useExportFormats();
  const [busy, setBusy] = useState(false);
  const ids = [...selection.ids];
  const selectAll = async () => {
    setBusy(true);
    const all = await idsOf(state, search, Math.min(answer.size, EXPORT_LIMIT));
    if (Array.isArray(all)) selection.set(all, true);
    else showToast('critical', failureMessage(words.t, all));
    setBusy(false);
  };
  const save = async (format: string) => {
    const known = EXPORT_FORMATS.find((id) => id === format);
    if (known === undefined) return;
    setBusy(true);
    const saved = await exportReferences(known, ids);
    if (saved.ok) showToast('positive', words.t(messages.saved, { name: saved.value }));
    else showToast('critical', failureMessage(words.t, saved.error));
    setBusy(false);
  };
  const keep = async () => (await import('../../platform/library/toggle-saved.ts')).saveAll(words.t, ids);
  const tooMany = ids.length > SELECTED_REFERENCES_LIMIT;
  return (
    <SelectionBar
      count={ids.length}
      total={Math.max(ids.length, Math.min(answer.size, EXPORT_LIMIT))}
      onSelectAll={() => void selectAll()}
      onClear={selection.clear}
      formats={formats}
      onExport={(format) => void save(format)}
      busy={busy}
    >
      <Button size="small" icon="bookmark" disabled={ids.length === 0} onClick={() => void keep()}>
        {words.t(messages.keep)}
      </Button>
      <Button
        size="small"
        icon="chat"
        disabled={ids.length === 0 || tooMany}
        onClick={() => void navigate(paths.chatWithReferences(ids))}
      >
        {tooMany ? words.t(messages.chatLimit, { limit: SELECTED_REFERENCES_LIMIT }) : words.t(messages.chat)}
      </Button>
    </SelectionBar>
  );
}

/** Ids of the first results in the order of the page, read a hundred at a time. */
async function idsOf(
  state: SearchState,
  search: Search,
  wanted: number,
): Promise<string[] | { code: string; message: string }> {
  const ids: string[] = [];
  for (let page = 1; (page - 1) * MAX_AT_ONCE < wanted; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that a search asks for little at once
    const found = await fetchSearch(
      composeSearch(state, search, { page, pageSize: MAX_AT_ONCE, facets: false, summary: false }),
    );
    if (!found.ok) return found.error;
    ids.push(...found.value.docs.map(({ id }) => id));
  }
  return ids.slice(0, wanted);
}
