import { HISTORY_PAGE_SIZE, type ChatHistoryItem, type ChatHistoryPage } from '@footnote/domain';
import { useCallback, useState } from 'react';
import { useSnapshot } from 'valtio';
import useSWR, { useSWRConfig } from 'swr';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { answerOf } from '../../platform/api/call-failure.ts';
import { loadHistory } from './sessions.client.ts';

const HISTORY = 'chat history';
/** Chats are kept apart by whom they were made for. */
type HistoryKey = readonly [typeof HISTORY, actingFor: string | null, search: string, count: number];

/** Most chats the server gives in one page (specification §9). */
const LARGEST_PAGE = 100;

async function fetchHistory([, , search, count]: HistoryKey): Promise<ChatHistoryPage> {
  const pageSize = Math.min(count, LARGEST_PAGE);
  const numbers = Array.from({ length: Math.ceil(count / pageSize) }, (_none, at) => at + 1);
  const loaded = await Promise.all(numbers.map((page) => loadHistory({ page, pageSize, search })));
  const pages = loaded.map(answerOf);
  return { items: pages.flatMap((page) => page.items), total: pages.at(-1)?.total ?? 0 };
}

export interface ChatHistory {
  items: readonly ChatHistoryItem[];
  state: 'loading' | 'ready' | 'failed';
  hasMore: boolean;
  /** Shows five more. */
  more: () => void;
}

/** This browser's chats that contain the search text, newest first, five at a time. */
export function useChatHistory(search: string): ChatHistory {
  const [count, setCount] = useState(HISTORY_PAGE_SIZE);
  const { id } = useSnapshot(actingFor);
  const key: HistoryKey = [HISTORY, id, search, count];
  const { data, error } = useSWR(key, fetchHistory, { keepPreviousData: true });
  const items = [...new Map((data?.items ?? []).map((item) => [item.sessionId, item])).values()];
  return {
    items,
    state: data !== undefined ? 'ready' : error === undefined ? 'loading' : 'failed',
    hasMore: items.length < (data?.total ?? 0),
    more: () => setCount((shown) => shown + HISTORY_PAGE_SIZE),
  };
}

/** Gives a way to ask the server for the history again, however much of it is shown. */
export function useHistoryRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate((key) => Array.isArray(key) && key[0] === HISTORY), [mutate]);
}
