import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteSink } from './byte-sink.ts';
import {
  PositionReader,
  fieldOfOccurrence,
  occurrenceAt,
  occurrenceIn,
  writeOccurrence,
  type PositionChunk,
} from './position-codec.ts';

const occurrence = fc.tuple(fc.nat(19), fc.oneof(fc.nat(300), fc.nat(4_000_000)));
const record = fc
  .array(occurrence, { maxLength: 200 })
  .map((occurrences) => occurrences.toSorted(([left, one], [right, other]) => left - right || one - other));

function chunkOf(records: readonly (readonly [number, number])[][]): PositionChunk {
  const sink = new ByteSink();
  for (const occurrences of records) {
    const start = sink.length;
    let before = 0;
    for (const [field, position] of occurrences) before = writeOccurrence(sink, occurrenceAt(field, position), before);
    before = writeOccurrence(sink, occurrenceIn(19), before);
    sink.prefixLength(start);
  }
  return { documents: records.length, bytes: sink.bytes() };
}

/** What was stored, one chunk after the other. */
function read(chunks: readonly PositionChunk[], wanted: (posting: number) => boolean): number[][] {
  let first = 0;
  return chunks.flatMap(({ documents, bytes }) => {
    const reader = new PositionReader(bytes);
    const room = new Int32Array(bytes.length);
    const found = Array.from({ length: documents }, (_, posting) =>
      wanted(first + posting) ? [...room.subarray(0, reader.occurrences(posting, room, 0))] : [],
    );
    first += documents;
    return found;
  });
}

describe('positions', () => {
  it('are read as they were written, all of them or some, in one piece or several', () => {
    fc.assert(
      fc.property(fc.array(fc.array(record, { maxLength: 60 }), { maxLength: 4 }), fc.nat(3), (parts, skipped) => {
        const stored = parts.map((records) => chunkOf(records));
        const all = parts
          .flat()
          .map((occurrences) => occurrences.map(([field, position]) => field * 2 ** 22 + position));
        expect(read(stored, () => true)).toEqual(all);
        const wanted = (posting: number) => posting % (skipped + 1) === 0;
        expect(read([chunkOf(parts.flat())], wanted)).toEqual(
          all.map((occurrences, at) => (wanted(at) ? occurrences : [])),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('tell their field', () => {
    expect([0, 3 * 2 ** 22 + 7, 19 * 2 ** 22].map(fieldOfOccurrence)).toEqual([1, 8, 2 ** 19]);
  });
});
