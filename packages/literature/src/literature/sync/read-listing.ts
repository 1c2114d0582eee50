import { readPubmedFileName, type PubmedFile } from './pubmed-file.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LINK = /\bhref\s{0,3}=\s{0,3}["']?([^"'\s>]{1,300})/gi;
/** Text after a link in which its date stands. */
const REACH = 400;

/** A date as Apache (2026-01-31 14:05) or nginx (31-Jan-2026 14:05) writes it, YYYY-MM-DD; '' when there is none. */
function dateIn(text: string): string {
  const [, iso] = /\b(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\s+\d{2}:\d{2}/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [, day, name, year] = /\b(0[1-9]|[12]\d|3[01])-([A-Za-z]{3})-(\d{4})\s+\d{2}:\d{2}/.exec(text) ?? [];
  const month = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1;
  return month === 0 ? '' : `${year ?? ''}-${String(month).padStart(2, '0')}-${day ?? ''}`;
}

/**
 * The PubMed files that a server's page about one of its folders names, in any order, each once; null when the page is
 * no listing at all, as a proxy's own page is.
 */
export function readListing(html: string, kind: PubmedFile['kind']): PubmedFile[] | null {
  const files = new Map<string, PubmedFile>();
  const links = [...html.matchAll(LINK)];
  for (const [at, link] of links.entries()) {
    const name = (link[1] ?? '').split('/').at(-1) ?? '';
    const read = readPubmedFileName(name);
    if (read === null || files.has(name)) continue;
    const from = link.index + link[0].length;
    const published = dateIn(html.slice(from, Math.min(links[at + 1]?.index ?? Infinity, from + REACH)));
    files.set(name, { name, kind, ...read, published });
  }
  if (files.size === 0 && !/<title>\s*Index of\b/i.test(html)) return null;
  return [...files.values()];
}
