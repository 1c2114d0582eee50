import { describe, expect, it } from 'vitest';
import { languageCode, languageCodes } from './vocabulary-values.ts';

it('languageCodes reads each language of a list once, in its order', () => {
  expect(languageCodes('German; Klingon; eng; English;')).toEqual(['ger', 'eng']);
  expect(languageCodes('')).toEqual([]);
});

describe('languageCode', () => {
  it.each([
    ['English', 'eng'],
    ['zh', 'chi'],
    ['zho', 'chi'],
    ['ja', 'jpn'],
    ['RU', 'rus'],
    ['ces', 'cze'],
    ['nb', 'nor'],
    ['Hindi', 'hin'],
    ['mul', 'mul'],
    ['English; German', 'mul'],
    ['eng; English;', 'eng'],
    ['', null],
    ['Klingon', null],
    ['constructor', null],
  ])('reads %j as %j', (name, code) => {
    expect(languageCode(name)).toBe(code);
  });
});
