import { EXPORT_LIMIT } from '@footnote/domain';
import { useState } from 'react';

/** Results that are selected, by id; kept while a user pages, sorts and narrows. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** How many a new search took away, and can give back; 0 otherwise. */
  dropped: number;
  set: (ids: readonly string[], on: boolean) => void;
  clear: () => void;
  restore: () => void;
  forget: () => void;
}

interface Held {
  subject: string;
  ids: ReadonlySet<string>;
  dropped: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** Holds the selection of one search; another subject clears it, and keeps what was there for an undo. */
export function useSelection(subject: string): Selection {
  const [held, setHeld] = useState<Held>({ subject, ids: NONE, dropped: NONE });
  let now = held;
  if (held.subject !== subject) {
    now = { subject, ids: NONE, dropped: held.ids.size > 0 ? held.ids : NONE };
    setHeld(now);
  }
  // From what is held when it happens: a call that selects all may end after the user has selected others, or searched anew.
  const change = (next: (before: Held) => ReadonlySet<string>) =>
    setHeld((before) => (before.subject === subject ? { subject, ids: next(before), dropped: NONE } : before));
  return {
    ids: now.ids,
    dropped: now.dropped.size,
    set: (ids, on) => change((before) => withIds(before.ids, ids, on)),
    clear: () => change(() => NONE),
    restore: () => change(({ ids, dropped }) => new Set([...dropped, ...ids].slice(0, EXPORT_LIMIT))),
    forget: () => change(({ ids }) => ids),
  };
}

function withIds(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (!on) next.delete(id);
    else if (next.size < EXPORT_LIMIT) next.add(id);
  }
  return next;
}
