import type { Claim, QuotedPart } from '@footnote/domain';
import { createContext, use, useSyncExternalStore } from 'react';

/** The chip whose card is shown. */
export interface CitedPlace {
  id: string;
  /** The chip itself, to place the card at and to give the focus back to. */
  anchor: { current: HTMLElement };
  numbers: readonly number[];
  claim: Claim | null;
  /** The piece of a source that is meant, where no claim tells. */
  quoted: QuotedPart | null;
}

/** Which card is open: `preview` goes when the pointer or the focus leaves, `pinned` stays. */
export type OpenCard = CitedPlace & { mode: 'preview' | 'pinned' };

const SHOW_AFTER_MS = 150;
const HIDE_AFTER_MS = 200;

/** Keeps one open card for a whole answer, so that hundreds of chips cost one popover. */
export function createCardStore() {
  let card: OpenCard | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Focus that comes back to a chip must not open the card that has just been closed.
  let returning = false;
  const listeners = new Set<() => void>();
  const set = (next: OpenCard | null) => {
    clearTimeout(timer);
    card = next;
    for (const listener of listeners) listener();
  };
  const later = (next: OpenCard | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(next), delay);
  };
  return {
    /** The open card, or null. */
    get: () => card,
    /** Calls back on every change; gives the way to stop. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows a card shortly, unless one is pinned or the pointer moves on. */
    preview: (place: CitedPlace) => {
      if (returning || card?.mode === 'pinned') return;
      if (card?.id === place.id) clearTimeout(timer);
      else later({ ...place, mode: 'preview' }, SHOW_AFTER_MS);
    },
    /** Shows a card at once until it is closed. */
    pin: (place: CitedPlace) => set({ ...place, mode: 'pinned' }),
    /** Hides a previewed card shortly. */
    leave: () => {
      if (card?.mode !== 'pinned') later(null, HIDE_AFTER_MS);
    },
    /** Keeps a previewed card while the pointer is on it. */
    stay: () => clearTimeout(timer),
    /** Hides the card at once. */
    close: () => set(null),
    /** Hides the card at once and gives the focus back to its chip. */
    dismiss: () => {
      const chip = card?.anchor.current;
      returning = true;
      set(null);
      chip?.focus();
      returning = false;
    },
  };
}

export type CardStore = ReturnType<typeof createCardStore>;

export const CardContext = createContext<CardStore | null>(null);

/** Gives the store of the SourceCardHost above; throws when there is none, because no card could be shown. */
export function useCardStore(): CardStore {
  const store = use(CardContext);
  if (store === null) throw new Error('CitationChip needs a SourceCardHost above it, which shows its source card.');
  return store;
}

/** Whether the card of one chip is open; other chips are not rendered again. */
export function useCardIsOpen(store: CardStore, id: string): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()?.id === id,
    () => false,
  );
}

/** The open card of a store, or null. */
export function useOpenCard(store: CardStore): OpenCard | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null);
}
