import { MaskWriter, readMasked } from './mask-bytes.ts';
import { PositionReader, type PositionChunk } from './position-bytes.ts';
import { PostingWriter, appendStored, emptyPostings, firstDocument } from './posting-bytes.ts';
import { TERM_KINDS, packNumbers, type TermKind, type TermPart } from './term-block.ts';

/** Tells whether an article of a run of documents, both ends with it, is gone. */
export type GoneBetween = (first: number, last: number) => boolean;

/** Which articles are gone: by their missing PMIDs, and quickly for a run of them. */
export interface GoneArticles {
  pmids: Int32Array;
  between: GoneBetween;
}

/** Sums up which documents are gone, so that a run of them is judged by its ends. */
export function goneArticles(pmids: Int32Array, highest: number): GoneArticles {
  const before = new Uint32Array(highest + 2);
  for (let document = 1; document <= highest; document += 1)
    before[document + 1] = (before[document] ?? 0) + (pmids[document] === 0 ? 1 : 0);
  return { pmids, between: (first, last) => (before[last + 1] ?? 0) !== (before[first] ?? 0) };
}

/** Strings the parts of one term together without the articles that are gone; null when nothing is left. */
export function joinParts(kind: TermKind, parts: readonly TermPart[], gone: GoneArticles): TermPart | null {
  const kept = parts
    .flatMap((part) => {
      const first = firstDocument(part.bytes);
      const whole = gone.between(first, first + part.span) ? withoutGone(kind, part, gone.pmids) : part;
      return whole === null ? [] : [{ part: whole, first: firstDocument(whole.bytes) }];
    })
    .sort((left, right) => left.first - right.first);
  const [only, ...others] = kept;
  if (only === undefined) return null;
  if (others.length === 0) return only.part;
  const last = kept.at(-1) ?? only;
  return {
    documents: kept.reduce((sum, { part }) => sum + part.documents, 0),
    span: last.first + last.part.span - only.first,
    bytes: strungTogether(kept),
    positions: kept.flatMap(({ part }) => part.positions),
  };
}

/** Only the first distance of a part changes, which is from 0 in each. */
function strungTogether(parts: readonly { part: TermPart; first: number }[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { part }) => sum + part.bytes.length, 0));
  let length = 0;
  let last = 0;
  for (const { part, first } of parts) {
    const distance = packNumbers([first - last]);
    const rest = part.bytes.subarray(packNumbers([first]).length);
    bytes.set(distance, length);
    bytes.set(rest, length + distance.length);
    length += distance.length + rest.length;
    last = first + part.span;
  }
  return bytes.subarray(0, length);
}

function withoutGone(kind: TermKind, part: TermPart, pmids: Int32Array): TermPart | null {
  const writer = kind === TERM_KINDS.stem ? keptPostings(part, pmids) : keptMasks(part, pmids);
  if (writer.size === 0) return null;
  return { documents: writer.size, span: writer.span, bytes: writer.bytes(), positions: keptPositions(part, pmids) };
}

function keptPostings(part: TermPart, pmids: Int32Array): PostingWriter {
  const writer = new PostingWriter();
  const postings = emptyPostings(part.documents);
  appendStored(postings, part.bytes, pmids);
  for (let index = 0; index < postings.size; index += 1)
    writer.add(postings.documents[index] ?? 0, postings.counts[index] ?? 0);
  return writer;
}

function keptMasks(part: TermPart, pmids: Int32Array): MaskWriter {
  const writer = new MaskWriter();
  const { documents, masks } = readMasked(part.bytes, part.documents);
  for (const [index, document] of documents.entries())
    if (pmids[document] !== 0) writer.add(document, masks[index] ?? 0);
  return writer;
}

function keptPositions(part: TermPart, pmids: Int32Array): PositionChunk[] {
  if (part.positions.length === 0) return [];
  const { documents } = readMasked(part.bytes, part.documents);
  let first = 0;
  return part.positions.map((chunk) => {
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
