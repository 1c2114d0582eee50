import { useState } from 'react';
import { draftsWith, NO_DRAFTS, type Drafts } from './drafts.ts';
import type { Search } from '../search-state.ts';

/** What is filled in; takes over whatever search the address comes to name. */
export function useDrafts(search: Search | null): [Drafts, (change: Partial<Drafts>) => void] {
  const [held, setHeld] = useState<{ drafts: Drafts; taken: string }>({ drafts: NO_DRAFTS, taken: 'null' });
  const named = JSON.stringify(search);
  let { drafts } = held;
  if (named !== held.taken) {
    drafts = search === null ? drafts : draftsWith(drafts, search);
    setHeld({ drafts, taken: named });
  }
  const change = (part: Partial<Drafts>) => setHeld((before) => ({ ...before, drafts: { ...before.drafts, ...part } }));
  return [drafts, change];
}
