import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes= 10-19 ', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=100-200', null],
  ['bytes=-0', null],
  ['bytes=9-3', 'whole'],
  ['bytes=0-9,20-29', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1.5-2', 'whole'],
  ['bytes=0x1-0x2', 'whole'],
  ['lines=0-9', 'whole'],
  [`bytes=${'9'.repeat(100)}-`, null],
  [`bytes=0-${'9'.repeat(1_000)}`, { start: 0, end: 99 }],
])('reads %j of a hundred bytes', (header, expected) => {
  expect(readByteRange(header, 100)).toEqual(expected);
});

it('never names a byte that is not there, whatever is asked', () => {
  const digits = fc.oneof(fc.constant(''), fc.nat().map(String), fc.string());
  fc.assert(
    fc.property(digits, digits, fc.nat(1_000_000), (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size);
      if (range === null || range === 'whole') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
