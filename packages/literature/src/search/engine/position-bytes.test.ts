import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PositionReader, PositionWriter, fieldOfPlace, joinChunks } from './position-bytes.ts';

const place = fc.tuple(fc.nat(19), fc.oneof(fc.nat(300), fc.nat(4_000_000)));
const record = fc
  .array(place, { maxLength: 200 })
  .map((places) => places.toSorted(([left, one], [right, other]) => left - right || one - other));

/** What was stored, one chunk after the other. */
function read(chunks: ReturnType<PositionWriter['chunks']>, wanted: (posting: number) => boolean): number[][] {
  let first = 0;
  return chunks.flatMap(({ documents, bytes }) => {
    const reader = new PositionReader(bytes);
    const room = new Int32Array(bytes.length);
    const found = Array.from({ length: documents }, (_, posting) =>
      wanted(first + posting) ? [...room.subarray(0, reader.places(posting, room, 0))] : [],
    );
    first += documents;
    return found;
  });
}

describe('positions', () => {
  it('are read as they were written, all of them or some, in one piece or several', () => {
    fc.assert(
      fc.property(fc.array(fc.array(record, { maxLength: 60 }), { maxLength: 4 }), fc.nat(3), (parts, skipped) => {
        const stored = parts.map((records) => {
          const writer = new PositionWriter();
          for (const places of records) {
            writer.open();
            for (const [field, position] of places) writer.add(field, position);
            writer.close();
          }
          return writer.chunks();
        });
        const all = parts.flat().map((places) => places.map(([field, position]) => field * 2 ** 22 + position));
        expect(read(stored.flat(), () => true)).toEqual(all);
        const wanted = (posting: number) => posting % (skipped + 1) === 0;
        expect(read(joinChunks(stored.flat()), wanted)).toEqual(all.map((places, at) => (wanted(at) ? places : [])));
      }),
      { numRuns: 60 },
    );
  });

  it('tell their field', () => {
    expect([0, 3 * 2 ** 22 + 7, 19 * 2 ** 22].map(fieldOfPlace)).toEqual([1, 8, 2 ** 19]);
  });
});
