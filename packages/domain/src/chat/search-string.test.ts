import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSearchString, writeSearchString } from './search-string.ts';

it('is written with what was required, what ordered and what was corrected', () => {
  const search = {
    topics: 'stroke AND (tpa OR alteplase)',
    ranked: 'death',
    corrections: [{ from: 'strok', to: 'stroke' }],
  };
  const text = 'stroke AND (tpa OR alteplase) · ranked by death · “strok” read as “stroke”';
  expect(writeSearchString(search)).toBe(text);
  expect(readSearchString(text)).toEqual(search);
  expect(readSearchString('')).toEqual({ topics: '', ranked: '', corrections: [] });
});

it('is read as it was written', () => {
  const words = fc.stringMatching(/^[a-z" ()]{1,12}$/).filter((text) => text.trim() !== '');
  const search = fc.record({
    topics: words,
    ranked: fc.oneof(fc.constant(''), words),
    corrections: fc.array(fc.record({ from: words, to: words }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(search, (one) => {
      expect(readSearchString(writeSearchString(one))).toEqual(one);
    }),
  );
});
