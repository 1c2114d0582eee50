import type { BlockWriter } from '../segments/block-writer.ts';
import { ByteSink } from './byte-sink.ts';
import type { ColumnStore } from '../columns/column-store.ts';
import type { DocumentSet } from './document-set.ts';
import { EntryWriter } from '../segments/entry-writer.ts';
import { decodeFieldMasks } from './field-mask-codec.ts';
import { PositionReader, type PositionChunk } from './position-codec.ts';
import type { ChunkRange } from './position-chunks.ts';
import { appendStored, emptyPostings, firstDocument } from './postings-codec.ts';
import { TERM_KINDS, type TermKind, type TermPart } from '../vocabulary/term-block.ts';

/** How many of the articles of a run of documents, both ends with it, are gone. */
export type DeletedBetween = (first: number, last: number) => number;

/** Which articles are gone: by their missing PMIDs, and quickly for a run of them. */
export interface DeletedDocuments {
  pmids: Int32Array;
  between: DeletedBetween;
}

/** Kept with the set of documents that have an article, which is made anew when one comes or goes: a merge takes thousands of steps. */
const known = new WeakMap<DocumentSet, DeletedDocuments>();

/** Sums up which documents are gone, so that a run of them is judged by its ends. */
export function deletedDocuments(columns: ColumnStore): DeletedDocuments {
  const alive = columns.alive();
  const kept = known.get(alive);
  if (kept !== undefined) return kept;
  const { highest } = columns;
  const pmids = columns.column('pmid');
  const before = new Uint32Array(highest + 2);
  for (let document = 1; document <= highest; document += 1)
    before[document + 1] = (before[document] ?? 0) + (pmids[document] === 0 ? 1 : 0);
  const made: DeletedDocuments = {
    pmids,
    between: (first, last) => (before[last + 1] ?? 0) - (before[first] ?? 0),
  };
  known.set(alive, made);
  return made;
}

/** What parts of terms are joined with. */
export interface PostingsMerge {
  kind: TermKind;
  deleted: DeletedDocuments;
  /** Reads chunks that lie in the table, and deletes them there. */
  take: (range: ChunkRange) => PositionChunk[];
}

/** Strings the parts of one term together, without the articles that are gone where these are many; writes nothing when none is left. */
export function mergePostings(
  writer: BlockWriter,
  merge: PostingsMerge,
  { term, parts }: { term: string; parts: readonly TermPart[] },
): void {
  const kept: { part: TermPart; first: number }[] = [];
  for (const part of parts) {
    const whole = mustShed(part, merge.deleted) ? withoutGone(part, merge) : part;
    if (whole !== null) kept.push({ part: whole, first: firstDocument(whole.bytes) });
  }
  if (kept.length > 1) kept.sort((left, right) => left.first - right.first);
  const isInPlace = kept.some(({ part }) => part.positions.some((piece) => 'block' in piece));
  const postings = isInPlace ? new ByteSink() : writer.postings;
  let documents = 0;
  let last = 0;
  for (const { part, first } of kept) {
    // Only the first distance of a part changes, which is from 0 in each.
    postings.number(first - last);
    postings.append(part.bytes.subarray(numberSize(first)));
    last = first + part.span;
    if (!isInPlace) writePositions(writer, part, documents);
    documents += part.documents;
  }
  const span = last - (kept[0]?.first ?? 0);
  if (isInPlace) {
    const positions = kept.flatMap(({ part }) => part.positions);
    const positionsSize = kept.reduce((sum, { part }) => sum + part.positionsSize, 0);
    writer.alone(term, { documents, span, bytes: postings.bytes(), positions, positionsSize });
  } else if (documents > 0) writer.end(term, documents, span);
}

/** Copies the positions of a part, which are all at hand, behind those of so many postings. */
function writePositions(writer: BlockWriter, { positions }: TermPart, before: number): void {
  let documents = before;
  for (const piece of positions) {
    if ('block' in piece) throw new Error('These positions lie in the table.');
    writer.positions.append(piece.bytes);
    documents += piece.documents;
    writer.mark(documents);
  }
}

/** Bytes a number takes as a variable-length integer. */
function numberSize(number: number): number {
  let size = 1;
  for (let rest = number; rest > 127; rest >>>= 7) size += 1;
  return size;
}

/** Parts are read, and written without what is gone, where more than this share of the articles from their first to their last is. */
const SHARE_SHED = 0.05;

function mustShed({ bytes, span }: TermPart, deleted: DeletedDocuments): boolean {
  const first = firstDocument(bytes);
  return deleted.between(first, first + span) > (span + 1) * SHARE_SHED;
}

function withoutGone(part: TermPart, { kind, deleted, take }: PostingsMerge): TermPart | null {
  const { pmids } = deleted;
  const writer = kind === TERM_KINDS.stem ? keptPostings(part, pmids) : keptMasks(part, pmids);
  const chunks = part.positions.flatMap((piece) => ('block' in piece ? take(piece) : [piece]));
  if (writer.size === 0) return null;
  const positions = keptPositions(part, chunks, pmids);
  const positionsSize = positions.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return { documents: writer.size, span: writer.span, bytes: writer.bytes(), positions, positionsSize };
}

function keptPostings(part: TermPart, pmids: Int32Array): EntryWriter {
  const writer = new EntryWriter('counts');
  const postings = emptyPostings(part.documents);
  appendStored(postings, part.bytes, pmids);
  for (let index = 0; index < postings.size; index += 1)
    writer.add(postings.documents[index] ?? 0, postings.counts[index] ?? 0);
  return writer;
}

function keptMasks(part: TermPart, pmids: Int32Array): EntryWriter {
  const writer = new EntryWriter('masks');
  const { documents, masks } = decodeFieldMasks(part.bytes, part.documents);
  for (const [index, document] of documents.entries())
    if (pmids[document] !== 0) writer.add(document, masks[index] ?? 0);
  return writer;
}

function keptPositions(part: TermPart, chunks: readonly PositionChunk[], pmids: Int32Array): PositionChunk[] {
  if (chunks.length === 0) return [];
  const { documents } = decodeFieldMasks(part.bytes, part.documents);
  let first = 0;
  return chunks.map((chunk) => {
    const reader = new PositionReader(chunk.bytes);
    const kept = new Uint8Array(chunk.bytes.length);
    let length = 0;
    let held = 0;
    for (let posting = 0; posting < chunk.documents; posting += 1) {
      if (pmids[documents[first + posting] ?? 0] === 0) continue;
      const record = reader.record(posting);
      kept.set(record, length);
      length += record.length;
      held += 1;
    }
    first += chunk.documents;
    return { documents: held, bytes: kept.subarray(0, length) };
  });
}
