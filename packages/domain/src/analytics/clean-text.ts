import { PAGE_ACCESS } from '../identity/access/page-access.ts';

/** Characters of a cleaned text. */
const LONGEST = 300;
/** Characters that are looked at; what follows is left out anyway. */
const LOOKED_AT = 2_000;

const QUOTED = /\((?:reading|setting) '[\w$.#-]{1,60}'\)|"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”|«[^«»]*»/g;
const ADDRESS = /\b(?:https?|blob|file|wss?):[^\s"'`<>)\]]+/g;
const EMAIL = /[^\s@<>"'`]{1,64}@[^\s@<>"'`]{1,255}/g;
const IDENTIFIER = /[\w-]{16,}/g;

/**
 * Takes out of a text of a program what may be a user's: quoted words (but for the property that was missing), e-mails, addresses but
 * for their page, and long identifiers. Cut to 300 characters.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, LOOKED_AT)
    .replaceAll(ADDRESS, cleanAddress)
    .replaceAll(EMAIL, '…')
    .replaceAll(QUOTED, (quoted) => (quoted.startsWith('(') ? quoted : '"…"'))
    .replaceAll(IDENTIFIER, (found) => (/\d/.test(found) ? '…' : found))
    .slice(0, LONGEST);
}

const PAGE_WORDS = new Set(
  Object.keys(PAGE_ACCESS)
    .flatMap((path) => path.split('/'))
    .filter((word) => word !== '' && !word.startsWith(':')),
);
/** The area of a call; what follows may be an id. */
const CALL = /^\/api\/[a-z][a-z-]{0,20}(?=\/|$)/;
/** Their names hold a hash of what is inside. */
const BUILT_FILE = /^\/assets\/[\w.-]{1,100}$/;

/** An address without what may name somebody: no query, no fragment, no identifiers; of another site nothing but that it is one. */
export function cleanAddress(address: string): string {
  const given = address.slice(0, LOOKED_AT);
  const [, site = '', path = ''] = /^((?:https?:)?\/\/[^/?#\s]*)?([^?#\s]*)/.exec(given) ?? [];
  if (site === '' && !path.startsWith('/')) return '…';
  if (BUILT_FILE.test(path)) return path;
  const [call] = CALL.exec(path) ?? [];
  if (call !== undefined) return call;
  const words = path
    .split('/')
    .slice(0, 8)
    .map((word) => (word === '' || PAGE_WORDS.has(word) ? word : ':id'));
  return words.join('/') || '/';
}
