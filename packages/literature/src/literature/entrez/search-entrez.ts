import { err, ok, type Result } from '@footnote/domain';
import { childrenOf, type XmlElement } from '../medline/element.ts';
import { parseRecord } from '../medline/parse-record.ts';
import { plainText } from '../medline/plain-text.ts';
import { askEntrez, type EntrezFailure, type EntrezServer } from './entrez-server.ts';

/** The library's own limit on what one search gives. */
export const MAX_FOUND = 9_999;
const IDS_A_PAGE = 5_000;

export interface EntrezFound {
  /** Articles that match, whatever the limit. */
  count: number;
  /** Where the server keeps the result; null when it kept none, and then `pmids` is all there is. */
  history: { webEnv: string; queryKey: string } | null;
  /** PMIDs of the first page, or of all pages where there is no history. */
  pmids: string[];
}

function textOf(root: XmlElement, name: string): string {
  const element = childrenOf(root, name)[0];
  return element === undefined ? '' : plainText(element);
}

function readPage(text: string): EntrezFound | null {
  const start = text.indexOf('<eSearchResult');
  const parsed = start === -1 ? null : parseRecord(text.slice(start), {});
  if (parsed === null || !parsed.ok) return null;
  const count = textOf(parsed.value, 'Count');
  if (!/^\d{1,9}$/.test(count)) return null;
  const webEnv = textOf(parsed.value, 'WebEnv');
  const queryKey = textOf(parsed.value, 'QueryKey');
  const ids = childrenOf(parsed.value, 'IdList').flatMap((list) => childrenOf(list, 'Id'));
  const pmids = ids.map((id) => plainText(id)).filter((id) => /^\d{1,9}$/.test(id));
  const history = webEnv === '' || queryKey === '' ? null : { webEnv, queryKey };
  return { count: Number(count), history, pmids };
}

/** Searches PubMed itself for at most `limit` (to 9,999) articles and asks it to keep the result for fetching. */
export async function searchEntrez(
  server: EntrezServer,
  { term, limit }: { term: string; limit: number },
): Promise<Result<EntrezFound, EntrezFailure>> {
  const pmids: string[] = [];
  for (;;) {
    const page = await searchPage(server, {
      term,
      start: pmids.length,
      size: Math.min(IDS_A_PAGE, limit - pmids.length),
    });
    if (!page.ok) return page;
    pmids.push(...page.value.pmids);
    const { count, history } = page.value;
    const isAll = pmids.length >= Math.min(limit, count) || page.value.pmids.length === 0;
    if (history !== null || isAll) return ok({ count, history, pmids });
  }
}

async function searchPage(
  server: EntrezServer,
  { term, start, size }: { term: string; start: number; size: number },
): Promise<Result<EntrezFound, EntrezFailure>> {
  const fields = { term, usehistory: 'y', retstart: String(start), retmax: String(size) };
  const text = await askEntrez(server, 'esearch.fcgi', { fields, isWhole: (answer) => readPage(answer) !== null });
  if (!text.ok) return text;
  const page = readPage(text.value);
  return page === null ? err({ code: 'entrez/bad-answer', message: 'The search gave no result.' }) : ok(page);
}
