import { ANSWER_LANGUAGES } from '@footnote/domain';
import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = ANSWER_LANGUAGES.map(({ code, name, english }) => ({ value: code, label: name, hint: english }));
const found = (query: string) => matchingOptions(options, query).map(({ value }) => value);

test('no letters find everything, unknown ones nothing', () => {
  expect(found('  ')).toHaveLength(options.length);
  expect(found('xyzzy')).toEqual([]);
});

test('accents and capitals do not matter', () => {
  expect(found('ESPANOL')).toEqual(['es']);
  expect(found('turkce')).toEqual(['tr']);
});

test('own names, English names and tags are searched, beginnings first', () => {
  expect(found('german')).toContain('de');
  expect(found('traditional')).toEqual(['zh-Hant']);
  expect(found('da')[0]).toBe('da');
});
