import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { readQueryTokens } from './read-query-tokens.ts';

const kinds = (query: string) =>
  readQueryTokens(query)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ['', []],
  ['statin', ['term statin']],
  ['statins AND "heart failure"[tiab]', ['term statins', 'operator AND', 'phrase "heart failure"', 'field [tiab]']],
  [
    '(stroke* OR ORAL) NOT rats[MeSH Terms]',
    [
      'bracket (',
      'term stroke',
      'wildcard *',
      'operator OR',
      'term ORAL',
      'bracket )',
      'operator NOT',
      'term rats',
      'field [MeSH Terms]',
    ],
  ],
  ['2010:2020[dp]', ['term 2010:2020', 'field [dp]']],
  ['"a b"[tiab:~3]', ['phrase "a b"', 'field [tiab:~3]']],
  ['and or', ['term and', 'term or']],
  ['((a)', ['mistake (', 'bracket (', 'term a', 'bracket )']],
  ['a)', ['term a', 'mistake )']],
  ['"open', ['mistake "', 'term open']],
  ['a[tiab', ['term a', 'mistake [', 'term tiab']],
  ['AND(b)', ['operator AND', 'bracket (', 'term b', 'bracket )']],
])('%s', (query, expected) => {
  expect(kinds(query)).toEqual(expected);
});

test('the pieces together are the query to the letter, whatever it is', () => {
  const parts = array(constantFrom('(', ')', '"', '[', ']', '*', '?', ' ', '\n', 'AND', 'OR', 'é', '𐐨', 'a')).map(
    (all) => all.join(''),
  );
  const joined = (query: string) =>
    readQueryTokens(query)
      .map(({ text }) => text)
      .join('');
  assert(property(parts, (query) => joined(query) === query));
  assert(property(string({ unit: 'binary' }), (query) => joined(query) === query));
});
