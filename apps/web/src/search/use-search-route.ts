import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../platform/navigation/paths.ts';
import { isStoredHere, readAddress, writeAddress, type StorageLike } from './stored-search.ts';
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
}

/** Keeps the search on the screen and the address of the page the same. */
export function useSearchRoute(): SearchRoute {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { state, lost } = useMemo(() => readAddress(parameters, place), [parameters]);
  const hrefOf = useCallback((next: SearchState) => addressOf(writeAddress(next, place)), []);
  const show = useCallback(
    (next: SearchState, how: 'push' | 'replace' = 'push') =>
      void navigate(hrefOf(next), { replace: how === 'replace' }),
    [navigate, hrefOf],
  );
  const written = writeAddress(state, place);
  return { state, lost, shareable: isStoredHere(written) ? null : addressOf(written), show, hrefOf };
}

function addressOf(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? paths.search : `${paths.search}?${text}`;
}
