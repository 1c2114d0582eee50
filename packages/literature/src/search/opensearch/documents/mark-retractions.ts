import type { Article } from '@footnote/domain';
import { everyDocument } from './held-articles.ts';
import type { IndexPlace } from '../index-place.ts';
import { refresh, sendBulk } from './send-bulk.ts';

/** Articles looked at in one request. */
const AT_ONCE = 1_000;

/** PMIDs that this article says it retracts. */
export function retractedBy(article: Article | null | undefined): string[] {
  return (article?.notices ?? []).flatMap(({ kind, pmid }) => (kind === 'retraction_of' && pmid !== '' ? pmid : []));
}

/** Brings the marks of these articles in line with their own notices and those of all other articles, as they are findable now. */
export async function markRetractions(
  place: IndexPlace,
  pmids: readonly string[],
  { isAlias = true }: { isAlias?: boolean } = {},
): Promise<void> {
  let isChanged = false;
  for (let first = 0; first < pmids.length; first += AT_ONCE) {
    const some = pmids.slice(first, first + AT_ONCE);
    const retracted = await retractedAmong(place, some);
    const actions = [];
    const wrong = wronglyMarked(some, retracted);
    for await (const page of everyDocument<{ retracted: number }>(place, { query: wrong, fields: ['retracted'] }))
      for (const { pmid, source } of page)
        actions.push({ action: 'update' as const, id: pmid, source: { retracted: 1 - source.retracted } });
    if (actions.length === 0) continue;
    await sendBulk(place, { index: place.articles, actions, isAlias });
    isChanged = true;
  }
  if (isChanged) await refresh(place, place.articles);
}

/** Those that another article says it retracts. */
async function retractedAmong(place: IndexPlace, pmids: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  const query = { terms: { retractionOf: pmids } };
  for await (const page of everyDocument<{ retractionOf: string[] }>(place, { query, fields: ['retractionOf'] }))
    for (const { source } of page) for (const pmid of source.retractionOf) named.add(pmid);
  return new Set(pmids.filter((pmid) => named.has(pmid)));
}

function wronglyMarked(pmids: readonly string[], retracted: ReadonlySet<string>) {
  const others = { ids: { values: [...retracted] } };
  const missing = { bool: { filter: [others, { term: { retracted: 0 } }] } };
  const superfluous = {
    bool: { filter: [{ term: { retracted: 1 } }, { term: { ownRetracted: false } }], must_not: [others] },
  };
  return {
    bool: { filter: [{ ids: { values: pmids } }], should: [missing, superfluous], minimum_should_match: 1 },
  };
}
