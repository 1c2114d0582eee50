import type { SearchState } from './search-state.ts';
import { readSearchUrl, writeSearch, writeSearchUrl } from './search-url.ts';

/** Characters of an address that browsers, servers and mail programs all let through. */
const LONGEST_ADDRESS = 4_000;

/** Longest searches that are kept in one tab; the oldest go first. */
const MAX_KEPT = 20;

const PREFIX = 'footnote-search-';

/** Parameter that names a search kept in this tab instead of saying it. */
const KEPT = 'kept';

/** Where long searches are kept. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What an address says, and whether it names a search that is not kept here. */
export interface ReadAddress {
  state: SearchState;
  lost: boolean;
}

/** Reads an address, with the search it names from the place it was kept in. */
export function readAddress(parameters: URLSearchParams, place: StorageLike): ReadAddress {
  const key = parameters.get(KEPT);
  if (key === null) return { state: readSearchUrl(parameters), lost: false };
  const whole = new URLSearchParams(parameters);
  for (const [name, value] of new URLSearchParams(place.getItem(PREFIX + key) ?? '')) whole.append(name, value);
  const state = readSearchUrl(whole);
  return { state, lost: state.search === null };
}

/** Writes an address; a search too long for one is kept in the place, under a key that the address names. */
export function writeAddress(state: SearchState, place: StorageLike): URLSearchParams {
  const whole = writeSearchUrl(state);
  if (state.search === null || whole.toString().length <= LONGEST_ADDRESS) return whole;
  const content = writeSearch(state.search);
  const key = keep(content.toString(), place);
  if (key === null) return whole;
  const parameters = new URLSearchParams({ [KEPT]: key });
  for (const [name, value] of whole) if (!content.has(name)) parameters.append(name, value);
  return parameters;
}

/** True for an address that cannot be given to others: they do not have what is kept here. */
export function isStoredHere(parameters: URLSearchParams): boolean {
  return parameters.has(KEPT);
}

/** Keeps a search once; its key, or null where the place takes nothing. */
function keep(text: string, place: StorageLike): string | null {
  const known = keysIn(place);
  const same = known.find((key) => place.getItem(PREFIX + key) === text);
  if (same !== undefined) return same;
  const key = String(Math.max(0, ...known.map(Number)) + 1);
  const spare = known.toSorted((a, b) => Number(a) - Number(b));
  while (spare.length >= MAX_KEPT) place.removeItem(PREFIX + spare.shift());
  for (;;) {
    try {
      place.setItem(PREFIX + key, text);
      return key;
    } catch {
      // Full: an older search gives way, until none is left.
      const oldest = spare.shift();
      if (oldest === undefined) return null;
      place.removeItem(PREFIX + oldest);
    }
  }
}

function keysIn(place: StorageLike): string[] {
  const names = Array.from({ length: place.length }, (_, at) => place.key(at) ?? '');
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((key) => /^\d{1,9}$/.test(key));
}
