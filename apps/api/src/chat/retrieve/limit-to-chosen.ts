import type { ChatQuery } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnsweringCollections, CollectionReference } from '../documents.ports.ts';
import { heldOf } from './held-articles.ts';
import { recordsOf, type CollectionLimit } from './limit-to-collections.ts';
import { recordDigests } from './records/record-article.ts';
import { chosenCollections, chosenRecords, isPmid } from './searched-sources.ts';

/**
 * Reads the records of collections that were chosen for a question, as they are now; beside them it is asked of the articles
 * that were chosen. Null where none were; 'reference-gone' where whoever asks sees one of them no longer. Rejects as the
 * index's searches do.
 */
export async function limitToChosen(
  { literature, collections }: { literature: LiteratureIndex; collections?: AnsweringCollections },
  { query, owner, signal }: { query: ChatQuery; owner?: string; signal: AbortSignal },
): Promise<CollectionLimit | 'reference-gone' | null> {
  const wanted = chosenRecords(query);
  if (wanted.length === 0) return null;
  if (collections === undefined || owner === undefined) return 'reference-gone';
  const chosen: CollectionReference[] = [];
  for (const id of chosenCollections(query)) {
    const digests = new Set(wanted.flatMap(({ collection, digest }) => (collection === id ? digest : [])));
    const read = await collections.read(owner, id);
    for (const reference of read?.references ?? []) {
      const named = reference.record === undefined ? [] : recordDigests(reference.record);
      // All of them are taken out: it may have been chosen of an answer before it was renamed, and of one after.
      if (named.filter((digest) => digests.delete(digest)).length > 0) chosen.push(reference);
    }
    if (digests.size > 0) return 'reference-gone';
  }
  // What was brought before the index had it is read there, as in every other answer.
  const held = await heldOf(
    literature,
    chosen.flatMap(({ pmid }) => (pmid === '' ? [] : pmid)),
    signal,
  );
  const pmids = [...new Set([...query.citations.filter(isPmid), ...held])];
  return { pmids, records: recordsOf([{ name: '', references: chosen }], held), collections: [] };
}
