import { HISTORY_PAGE_SIZE, type ChatHistoryItem, type ChatHistoryPage } from '@footnote/domain';
import { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize as serializePages } from 'swr/infinite';
import { loadHistory } from './sessions.client.ts';

type HistoryKey = readonly ['chat history', page: number, search: string];

const keyOf =
  (search: string) =>
  (index: number, before: ChatHistoryPage | null): HistoryKey | null =>
    before !== null && before.items.length < HISTORY_PAGE_SIZE ? null : ['chat history', index + 1, search];

async function fetchPage([, page, search]: HistoryKey): Promise<ChatHistoryPage> {
  const loaded = await loadHistory(page, search);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return loaded.value;
}

export interface ChatHistory {
  items: readonly ChatHistoryItem[];
  /** Chats that match, whatever is shown of them. */
  total: number;
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  more: () => void;
  refresh: () => void;
}

/** This browser's chats that contain the search text, newest first, five at a time. */
export function useChatHistory(search: string): ChatHistory {
  const { data, error, setSize, mutate } = useSWRInfinite(keyOf(search), fetchPage, { keepPreviousData: true });
  const items = [...new Map((data ?? []).flatMap((page) => page.items).map((item) => [item.sessionId, item])).values()];
  const total = data?.at(-1)?.total ?? 0;
  return {
    items,
    total,
    state: data !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed',
    hasMore: items.length < total,
    more: () => void setSize((size) => size + 1),
    refresh: () => void mutate(),
  };
}

/** Gives a way to ask the server for the unfiltered history again. */
export function useHistoryRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(serializePages(keyOf('')));
}
