import { ANSWER_LANGUAGES } from '@footnote/domain';
import { expect, test } from 'vitest';
import { groupByReason, matchingOptions } from './matching-options.ts';

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

test('what cannot be chosen comes last, with its reason once', () => {
  const option = (value: string, unavailable?: string) => ({
    value,
    label: value,
    ...(unavailable === undefined ? {} : { unavailable }),
  });
  const given = [option('a', 'sold out'), option('b'), option('c', 'too big'), option('d', 'sold out')];
  const groups = groupByReason(given).map(({ reason, options: together }) => [
    reason,
    together.map(({ value }) => value),
  ]);
  expect(groups).toEqual([
    [undefined, ['b']],
    ['sold out', ['a', 'd']],
    ['too big', ['c']],
  ]);
});
