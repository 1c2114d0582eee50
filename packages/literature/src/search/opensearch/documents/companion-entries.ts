import { createHash } from 'node:crypto';
import type { AppliedFile, JournalImpact } from '../../literature-index.ports.ts';
import { readDocuments } from './held-articles.ts';
import type { Body } from '../cluster.ts';
import { MAX_AT_ONCE, WHOLE_ANSWERS, type HitsAnswer, type IndexPlace } from '../index-place.ts';
import { refresh, sendBulk, type BulkAction } from './send-bulk.ts';

/** What is kept beside the articles, each entry as JSON under a key of its kind. */
type Kind = 'impact' | 'file';

interface Entry {
  value: string;
}

const LONGEST_KEY = 100;

/** A cluster takes no long names of documents. */
function documentId(kind: Kind, key: string): string {
  return `${kind}-${key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('hex')}`;
}

/** The entries of these keys; those missing are left out. Sees what was written before any refresh. */
export async function readEntries<V>(place: IndexPlace, kind: Kind, keys: readonly string[]): Promise<V[]> {
  const documents = await readDocuments<Entry>(place, {
    index: place.companion,
    ids: keys.map((key) => documentId(kind, key)),
    fields: ['value'],
  });
  return [...documents.values()].map(({ _source }): V => JSON.parse(_source?.value ?? 'null'));
}

interface Entries {
  kind: Kind;
  entries: readonly { key: string; position?: number; value: object }[];
  isAlias?: boolean;
}

/** Writes entries over those of the same keys. */
export async function putEntries(place: IndexPlace, { kind, entries, isAlias = true }: Entries): Promise<void> {
  if (entries.length === 0) return;
  const actions = entries.map(({ key, position, value }): BulkAction => {
    const placed = position === undefined ? {} : { position };
    const source = { kind, key: key.slice(0, LONGEST_KEY), ...placed, value: JSON.stringify(value) };
    return { action: 'index', id: documentId(kind, key), source };
  });
  await sendBulk(place, { index: place.companion, actions, isAlias });
  await refresh(place, place.companion);
}

/** How many entries of a kind there are. */
export async function countEntries({ cluster, companion }: IndexPlace, kind: Kind): Promise<number> {
  const query = { filter_path: 'count' };
  const body = { query: { term: { kind } } };
  return (await cluster.ask<{ count: number }>({ method: 'POST', path: `/${companion}/_count`, query, body })).count;
}

/** All entries that a query finds, in the order of their positions and keys. */
async function everyEntry({ cluster, companion }: IndexPlace, query: Body): Promise<{ id: string; value: string }[]> {
  const all: { id: string; value: string }[] = [];
  for (let after: readonly (string | number)[] | undefined; ;) {
    const { hits } = await cluster.ask<HitsAnswer<Entry>>({
      method: 'POST',
      path: `/${companion}/_search`,
      query: { ...WHOLE_ANSWERS, filter_path: 'hits.hits._id,hits.hits._source,hits.hits.sort' },
      body: {
        query,
        sort: [{ position: 'asc' }, { key: 'asc' }],
        size: MAX_AT_ONCE,
        _source: ['value'],
        track_total_hits: false,
        ...(after === undefined ? {} : { search_after: after }),
      },
    });
    const page = hits?.hits ?? [];
    for (const { _id, _source } of page) all.push({ id: _id, value: _source?.value ?? 'null' });
    after = page.at(-1)?.sort;
    if (page.length < MAX_AT_ONCE || after === undefined) return all;
  }
}

/** All journals' metrics. */
export async function everyImpact(place: IndexPlace): Promise<JournalImpact[]> {
  const entries = await everyEntry(place, { term: { kind: 'impact' } });
  return entries.map(({ value }): JournalImpact => JSON.parse(value));
}

/** All applied files by position. */
export async function readAppliedFiles(place: IndexPlace): Promise<AppliedFile[]> {
  const entries = await everyEntry(place, { term: { kind: 'file' } });
  return entries.map(({ value }): AppliedFile => JSON.parse(value));
}

/** Records a file as applied and forgets those after it. */
export async function recordAppliedFile(place: IndexPlace, file: AppliedFile): Promise<void> {
  const later = { bool: { filter: [{ term: { kind: 'file' } }, { range: { position: { gte: file.position } } }] } };
  const forgotten = await everyEntry(place, later);
  const actions = forgotten.map(({ id }): BulkAction => ({ action: 'delete', id }));
  await sendBulk(place, { index: place.companion, actions });
  await putFiles(place, [file]);
}

/** Records files as applied, forgetting none. */
export function putFiles(place: IndexPlace, files: readonly AppliedFile[], isAlias = true): Promise<void> {
  const entries = files.map((file) => ({ key: String(file.position), position: file.position, value: file }));
  return putEntries(place, { kind: 'file', entries, isAlias });
}
