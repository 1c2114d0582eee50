import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { storable } from './storable-text.ts';

const REFUSED = /\0|\p{Cs}/u;

/** Every text of a JSON value, names of fields among them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]);
}

it('replaces what PostgreSQL refuses unit by unit, in names of fields, too', () => {
  expect(storable({ 'a\0': ['\uD800b', { 'c\uDC00': '\0' }], d: null, e: 1 })).toEqual({
    'a\uFFFD': ['\uFFFDb', { 'c\uFFFD': '\uFFFD' }],
    d: null,
    e: 1,
  });
  expect(storable('🩺 whole pairs stay')).toBe('🩺 whole pairs stay');
});

it('leaves nothing that PostgreSQL refuses in any JSON value, and no text of another length', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.string({ unit: 'binary' }), (value, text) => {
      expect(textsOf(storable({ [`${text}\0`]: value })).filter((one) => REFUSED.test(one))).toEqual([]);
      expect(storable(`${text}\uD800\0`)).toHaveLength(text.length + 2);
    }),
    { numRuns: 50 },
  );
});
