import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ndjsonDecoder, type NdjsonLine } from './ndjson.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function decode(pieces: readonly Uint8Array[], longestLine?: number): NdjsonLine[] {
  const decoder = ndjsonDecoder(longestLine);
  return [...pieces.flatMap((piece) => decoder.push(piece)), ...decoder.end()];
}

/** Cuts bytes at the given places. */
function cut(whole: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ascending = [0, ...[...places].sort((a, b) => a - b), whole.length];
  return ascending.slice(1).map((place, at) => whole.slice(ascending[at], place));
}

describe('ndjsonDecoder', () => {
  it('reads the same values wherever the bytes are cut, inside a character too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 8 }),
        fc.array(fc.nat(400), { maxLength: 20 }),
        (values, places) => {
          const whole = bytes(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
          const read = decode(
            cut(
              whole,
              places.map((place) => Math.min(place, whole.length)),
            ),
          );
          const expected = values.map((value) => ({ ok: true, value: JSON.parse(JSON.stringify(value)) as unknown }));
          expect(read).toEqual(expected);
        },
      ),
    );
    const each = bytes('{"text":"é 😢 漢"}\n');
    expect(decode(Array.from(each, (byte) => Uint8Array.of(byte)))).toEqual([{ ok: true, value: { text: 'é 😢 漢' } }]);
  });

  it('reports a bad whole line and goes on after it', () => {
    const read = decode([bytes('{"a":1}\nnonsense\n\r\n{"a":2}\n')]);
    expect(read.map((line) => line.ok)).toEqual([true, false, true]);
  });

  it('drops a last line that was cut off, and keeps one that only lacks its line break', () => {
    expect(decode([bytes('{"a":1}\n{"a"')])).toEqual([{ ok: true, value: { a: 1 } }]);
    expect(decode([bytes('{"a":1}\n{"a":2}')])).toHaveLength(2);
    expect(decode([bytes('{"a":1}\n"\u00e9').slice(0, -1)])).toEqual([{ ok: true, value: { a: 1 } }]);
  });

  it('gives up a line without end, reports it once and reads what comes after', () => {
    const read = decode([bytes('"'.padEnd(30, 'x')), bytes('x'.repeat(30)), bytes('\n{"a":1}\n')], 20);
    expect(read).toEqual([
      { ok: false, reason: 'A line is longer than 20 characters.' },
      { ok: true, value: { a: 1 } },
    ]);
  });
});
