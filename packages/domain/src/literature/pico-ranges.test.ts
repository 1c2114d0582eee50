import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { picoRanges } from './pico-ranges.ts';

const none = { ml_p: '', ml_i: '', ml_c: '', ml_o: '', ml_b: '' };
const marked = (text: string, fields: Partial<typeof none>) =>
  picoRanges(text, { ...none, ...fields }).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

test('every alternative is found, whatever its capitals, spaces, dashes and apostrophes', () => {
  const text = 'METHODS: Adults with\n Crohn’s disease took  low–dose aspirin. Adults took placebo.';
  expect(marked(text, { ml_p: "adults with crohn's disease", ml_i: 'low-dose aspirin', ml_c: 'Placebo' })).toEqual([
    ['population', 'Adults with\n Crohn’s disease'],
    ['intervention', 'low–dose aspirin'],
    ['comparison', 'placebo'],
  ]);
});

test('every occurrence counts', () => {
  expect(marked('Death, and again death.', { ml_o: 'death' })).toEqual([
    ['outcome', 'Death'],
    ['outcome', 'death'],
  ]);
});

test('only whole words and whole numbers are found', () => {
  expect(marked('Statins, prostatin, 2.5 mg, 5 mg/d, 15 mg', { ml_i: 'statin ; 5 mg' })).toEqual([
    ['intervention', '5 mg'],
  ]);
});

test('ranges of one kind that overlap or touch become one', () => {
  expect(
    marked('adults with heart failure and diabetes', {
      ml_p: 'heart failure and diabetes ; adults with heart failure',
    }),
  ).toEqual([['population', 'adults with heart failure and diabetes']]);
});

test('ranges of different kinds may overlap, the longer first', () => {
  expect(marked('Aspirin prevents stroke.', { ml_i: 'aspirin', ml_b: 'Aspirin prevents stroke.' })).toEqual([
    ['bottomLine', 'Aspirin prevents stroke.'],
    ['intervention', 'Aspirin'],
  ]);
});

test('signs of a pattern are only signs', () => {
  expect(marked('HbA1c (≥ 7.0%) [a+b] fell', { ml_p: 'HbA1c (≥ 7.0%) [a+b]', ml_o: '.* ; (' })).toEqual([
    ['population', 'HbA1c (≥ 7.0%) [a+b]'],
  ]);
});

test('whatever the text and the fields, ranges stay in the text, apart within a kind, and few', () => {
  const words = array(constantFrom('a', 'ab', 'heart', ' ; ', '  ', '(', '\\', '[', '\n', '5', '.', 'ß', '🫀')).map(
    (all) => all.join(''),
  );
  assert(
    property(words, words, string(), (text, field, other) => {
      const ranges = picoRanges(text, { ...none, ml_p: field, ml_o: other });
      expect(ranges.every(({ start, end }) => start >= 0 && end > start && end <= text.length)).toBe(true);
      const apart = ranges.every(({ kind, end }, index) =>
        ranges.slice(index + 1).every((next) => next.kind !== kind || next.start > end),
      );
      expect(apart).toBe(true);
    }),
  );
});

test('a hostile field does not mark without end', () => {
  const text = 'ab '.repeat(20_000);
  expect(picoRanges(text, { ...none, ml_p: Array.from({ length: 5_000 }, () => 'ab').join(' ; ') })).toHaveLength(200);
});
