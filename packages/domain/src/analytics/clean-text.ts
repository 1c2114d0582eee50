import { PAGE_ACCESS } from '../identity/access/page-access.ts';

/** Characters of a cleaned text. */
const LONGEST = 300;
/** Characters that are looked at; what follows is left out anyway. */
const LOOKED_AT = 2_000;

/** Says which property was missing, and is of the program alone. */
const MISSING_PROPERTY =
  /^(?:Uncaught )?(?:TypeError: )?Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$.#-]{1,60}'\)$/;
/** Where something quoted begins and ends, by the kind of quotes; an apostrophe within a word is none. Last, regular expressions. */
const QUOTES: readonly (readonly [RegExp, RegExp])[] = [
  [/"/g, /"/g],
  [/(?<!\p{L})'/gu, /'(?!\p{L})/gu],
  [/`/g, /`/g],
  [/[“„”]/g, /[“”]/g],
  [/[‘‚]/g, /[‘’]/g],
  [/[«»]/g, /[«»]/g],
  [/(?<![^\s(])\/(?=\S)/g, /\//g],
];
const ADDRESS = /\b(?:https?|blob|file|wss?):[^\s"'`<>)\]]+/g;
const EMAIL = /[^\s@<>"'`]{1,64}@[^\s@<>"'`]{1,255}/g;
const IDENTIFIER = /[\w-]{16,}/g;

/** Errors of what reads or makes text: their messages quote it, in ways that differ from browser to browser. */
const OF_TEXT = /^(?:SyntaxError|RangeError|URIError)$/;
const TYPED_OF_TEXT = /^(?:Uncaught )?(?:SyntaxError|RangeError|URIError): /;
/** How such messages begin, in Chromium, Firefox and Safari. */
const STARTS_OF_TEXT = [
  'Unexpected token',
  'Unexpected end of JSON input',
  'Unexpected non-whitespace character after JSON',
  'Unexpected identifier',
  'Unexpected string',
  'Unexpected number',
  'Unterminated string',
  'Expected property name',
  'Expected double-quoted property name',
  'Bad control character in string literal',
  'Bad escaped character in JSON',
  'JSON.parse',
  'JSON Parse error',
  'Invalid regular expression',
  'invalid regular expression',
  'Maximum call stack size exceeded',
  'Invalid array length',
  'invalid array length',
  'Invalid string length',
  'Invalid time value',
  'invalid date',
  'Invalid language tag',
  'Incorrect locale information provided',
  'URI malformed',
  'malformed URI sequence',
  'URI error',
] as const;

/**
 * Takes out of a text of a program what may be a user's: all from the first to the last quote of a kind (but for the property that was
 * missing), regular expressions, e-mails, addresses but for their page, and long identifiers; of what a parser says, all but how it
 * begins. Cut to 300 characters.
 */
export function cleanText(text: string): string {
  const given = text.slice(0, LOOKED_AT);
  const [type = ''] = TYPED_OF_TEXT.exec(given) ?? [];
  if (type !== '') return `${type}${startOfText(given.slice(type.length)) ?? '…'}`;
  return (
    startOfText(given) ??
    withoutQuoted(given, text.length > LOOKED_AT)
      .replaceAll(ADDRESS, cleanAddress)
      .replaceAll(EMAIL, '…')
      .replaceAll(IDENTIFIER, (found) => (/\d/.test(found) ? '…' : found))
      .slice(0, LONGEST)
  );
}

/** What is left of the cleaned message of an error of this type: of those that quote what they read, only how it begins. */
export function cleanMessage(type: string | undefined, message: string): string {
  return OF_TEXT.test(type ?? '') ? (startOfText(message) ?? '…') : message;
}

const startOfText = (text: string) => STARTS_OF_TEXT.find((start) => text.startsWith(start));

/** Quotes may stand within quotes, so that nothing between the first and the last of a kind is sure; one that never ends goes on to the end. */
function withoutQuoted(text: string, isCut: boolean): string {
  if (MISSING_PROPERTY.test(text)) return text;
  const spans = QUOTES.flatMap(([opening, closing]): [number, number][] => {
    const [first] = text.matchAll(opening);
    if (first === undefined) return [];
    const last = [...text.matchAll(closing)].at(-1)?.index ?? -1;
    if (last > first.index && !isCut) return [[first.index, last + 1]];
    return first[0] === '/' && !isCut ? [] : [[first.index, text.length]];
  }).toSorted(([a], [b]) => a - b);
  let cleaned = '';
  let at = 0;
  for (const [from, to] of spans) {
    if (from >= at) cleaned += `${text.slice(at, from)}"…"`;
    at = Math.max(at, to);
  }
  return cleaned + text.slice(at);
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
