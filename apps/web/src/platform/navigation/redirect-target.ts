import { paths } from './paths.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';

const KEY = 'footnote-redirect';

/** True for an address on this site; `//elsewhere` is none, and browsers read tabs and ends of lines as if they were not there. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\t\n\r]/.test(path);
}

/** Keeps where a user wants to be once signed in. */
export function storeTarget(path: string): void {
  if (isOwnPath(path)) writeStored(KEY, path);
}

/** Keeps the chat a user leaves to sign in, or a new one where they are elsewhere (specification §2, Header). */
export function storeChatTarget(): void {
  const { pathname, search } = location;
  const inSession = pathname === paths.chat && new URLSearchParams(search).has('sid');
  storeTarget(inSession ? pathname + search : paths.chat);
}

/** The kept address; the chat where there is none, none of this site, or that of the page that leads there. */
export function readTarget(): string {
  const kept = readStored(KEY);
  return kept !== undefined && isOwnPath(kept) && !kept.startsWith(paths.login) ? kept : paths.chat;
}

/** Forgets the kept address. */
export function clearTarget(): void {
  writeStored(KEY, null);
}
