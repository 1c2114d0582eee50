import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonProblemPlace } from './json-place.ts';

test.each([
  ['', 1, 1],
  ['{"a":', 1, 6],
  ['{\n  "seed": 7,\n}', 3, 1],
  ['{\r\n  "seed": 7\r\n  "stop": []\r\n}', 3, 3],
  ["{'a': 1}", 1, 2],
  ['{"a": 1} {', 1, 10],
  ['[1, 2', 1, 6],
  ['[1, ]', 1, 5],
  ['[01]', 1, 3],
  ['{"a" 1}', 1, 6],
  ['{"a": tru}', 1, 7],
  ['{"a": "never ends}', 1, 7],
  [String.raw`{"a": "\x"}`, 1, 7],
  ['{"a": "line\nbreak"}', 1, 7],
  ['[}', 1, 2],
  ['"𝒜" x', 1, 6],
])('the first mistake of %j is in line %i, column %i', (text, line, column) => {
  expect(jsonProblemPlace(text)).toEqual({ line, column });
});

test('finds a mistake exactly where there is one', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '0', '\\', '\n', '-', 'e', '\u0001'))
    .map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + 1);
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      expect(jsonProblemPlace(text) === null).toBe(isJson(text));
    }),
  );
});

test('a text that opens without end is read in time', () => {
  expect(jsonProblemPlace('['.repeat(200_000))).toEqual({ line: 1, column: 200_001 });
});
