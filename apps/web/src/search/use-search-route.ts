import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../platform/navigation/paths.ts';
import { isStoredHere, readAddress, writeAddress, type StorageLike } from './stored-search.ts';
import { isSavedId } from './search-url.ts';
import type { SearchState } from './search-state.ts';

/** Where a browser refuses session storage, long searches live as long as the page. */
function pagePlace(): StorageLike {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}

function tabPlace(): StorageLike {
  try {
    return sessionStorage;
  } catch {
    return pagePlace();
  }
}

const place = tabPlace();

/** What the link of an alert names: a saved search, and the mail its reader came by. */
export interface SavedLink {
  id: string | null;
  deliveryId: string | null;
}

/** A saved search that was opened. */
export interface OpenedSearch {
  id: string;
  state: SearchState;
}

export interface SearchRoute {
  state: SearchState;
  /** The address names a search that only the tab it was written in has. */
  lost: boolean;
  /** The address of the page as it stands, or null where others could not open it. */
  shareable: string | null;
  /** Shows a state: as a new entry of the history, or in place of the one that is shown. */
  show: (state: SearchState, how?: 'push' | 'replace') => void;
  /** The address of a state, for links. */
  hrefOf: (state: SearchState) => string;
  /** What has to be opened before there is anything to show; null where the address says it all. */
  link: SavedLink | null;
  /** Shows a saved search that was opened as long as the address names it. */
  keep: (saved: OpenedSearch) => void;
}

/** Keeps the search on the screen and the address of the page the same. */
export function useSearchRoute(): SearchRoute {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const written = useMemo(() => readAddress(parameters, place), [parameters]);
  const { link, opened, keep } = useSavedLink(parameters);
  const state = opened ?? written.state;
  const hrefOf = useCallback((next: SearchState) => addressOf(writeAddress(next, place)), []);
  const show = useCallback(
    (next: SearchState, how: 'push' | 'replace' = 'push') =>
      void navigate(hrefOf(next), { replace: how === 'replace' }),
    [navigate, hrefOf],
  );
  const address = writeAddress(state, place);
  const shareable = isStoredHere(address) ? null : addressOf(address);
  return { state, lost: written.lost, shareable, show, hrefOf, link, keep };
}

/** Keeps the saved search that the address names by its id alone. */
function useSavedLink(parameters: URLSearchParams) {
  const [kept, keep] = useState<OpenedSearch | null>(null);
  const named = parameters.get('qid') ?? '';
  const id = isSavedId(named) ? named : null;
  const deliveryId = parameters.get('rid');
  const opened = kept?.id === id ? kept.state : null;
  const isOpen = (id === null || opened !== null) && deliveryId === null;
  return { link: isOpen ? null : { id, deliveryId }, opened, keep };
}

function addressOf(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? paths.search : `${paths.search}?${text}`;
}
