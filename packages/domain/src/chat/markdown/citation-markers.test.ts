import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCitationMarkers, markerStream, normaliseCitationMarkers } from './citation-markers.ts';

describe('normaliseCitationMarkers', () => {
  it.each([
    ['Falls fell [1].', 'Falls fell [1].'],
    ['[1,3]', '[1, 3]'],
    ['[3; 1]', '[1, 3]'],
    ['[1 & 2]', '[1, 2]'],
    ['[1 and 2]', '[1, 2]'],
    ['[1，3、4]', '[1, 3, 4]'],
    ['[2–4]', '[2, 3, 4]'],
    ['[2-4]', '[2, 3, 4]'],
    ['[1-3, 5]', '[1, 2, 3, 5]'],
    ['[2 to 4]', '[2, 3, 4]'],
    ['[1][2]', '[1, 2]'],
    ['[1] [2]', '[1, 2]'],
    ['[1], [2]; [3]', '[1, 2, 3]'],
    ['[2]–[4]', '[2, 3, 4]'],
    ['[Ref. 2]', '[2]'],
    ['[ref 2, ref 3]', '[2, 3]'],
    ['[Source: 4]', '[4]'],
    ['[Doc 1]', '[1]'],
    ['[#5]', '[5]'],
    ['[^1]', '[1]'],
    ['[^1][^2]', '[1, 2]'],
    ['[[1]]', '[1]'],
    ['[[1], [2]]', '[1, 2]'],
    ['[[1](#a), [2](#b)]', '[1, 2]'],
    ['[1](#ref-1)', '[1]'],
    ['[1](https://example.org/a)', '[1]'],
    ['【3】', '[3]'],
    ['【3†source】', '[3]'],
    ['【3†L1-L9】【4†source】', '[3, 4]'],
    [String.raw`\[2\]`, '[2]'],
    ['<sup>[2]</sup>', '[2]'],
    ['([2])', '[2]'],
    ['(see [2])', '(see [2])'],
    ['(see [2–3])', '(see [2, 3])'],
    ['(Ref. 2)', '[2]'],
    ['(sources 1 and 3)', '[1, 3]'],
    ['[01]', '[1]'],
    ['better [1](p<0.05)', 'better [1] (p<0.05)'],
    ['[1]: https://example.org', '[1]  https://example.org'],
    ['> [1]: https://example.org', '> [1]  https://example.org'],
  ])('rewrites %s', (given, expected) => {
    expect(normaliseCitationMarkers(given, 5)).toBe(expected);
  });

  it.each([
    ['Falls fell [99].', 'Falls fell.'],
    ['Falls fell [1, 99].', 'Falls fell [1].'],
    ['Falls [99] fell.', 'Falls fell.'],
    ['Falls [99], then', 'Falls, then'],
    ['[99] Falls fell.', 'Falls fell.'],
    ['- [99] Falls fell.', '- Falls fell.'],
    ['Falls fell (see [99]).', 'Falls fell.'],
    ['Falls fell (Ref. 99).', 'Falls fell.'],
    ['Falls fell [0].', 'Falls fell.'],
    ['Falls fell [12345678].', 'Falls fell.'],
    ['Falls fell [PMID: 3].', 'Falls fell.'],
    ['Falls fell 【4:0†source】.', 'Falls fell.'],
    ['Falls fell [4–99].', 'Falls fell [4].'],
    ['Falls fell [99]\nNext', 'Falls fell\nNext'],
    ['Falls fell [99]', 'Falls fell'],
  ])('drops numbers outside the set: %s', (given, expected) => {
    expect(normaliseCitationMarkers(given, 5)).toBe(expected);
  });

  it.each([
    '[link](https://example.org)',
    '- [x] done\n- [ ] open',
    'the call `[7]` and ``a ` [8]`` stay',
    '```\n[7]\n```\nafter',
    '~~~js\nx[9]\n~~~',
    '    ```\nnot a fence',
    'HR 0.74 (95% CI [0.65, 0.82])',
    '95% CI [65, 82]',
    'median 7 (IQR [6–9])',
    'adults aged [65–74]',
    'adults [65–74 years]',
    'guideline [2019]',
    '[2018–2020]',
    '[Smith et al., 2019]',
    '![7](https://example.org/a.png)',
    'outcomes.¹² and 10⁵',
    '10<sup>5</sup>',
    '(1) first (2) second',
    '【注】',
    '[7:8]',
    '[†]',
    '[7 8]',
    '[',
    'a ( b [ c',
  ])('leaves %s', (text) => {
    expect(normaliseCitationMarkers(text, 5)).toBe(text);
    expect(findCitationMarkers(text)).toEqual([]);
  });

  it('takes the given numbers as a set', () => {
    expect(normaliseCitationMarkers('a [1–4] b [2]', new Set([1, 3]))).toBe('a [1, 3] b');
  });

  it('normalises behind an unclosed backtick and behind a closed fence', () => {
    expect(normaliseCitationMarkers('a ` b [99].', 5)).toBe('a ` b.');
    expect(normaliseCitationMarkers('```\n[7]\n```\nx [^2]', 5)).toBe('```\n[7]\n```\nx [2]');
  });
});

const FRAGMENTS =
  '[ ] ( ) 1 2 9 98 2019 , - – ` ``` ~~~ \\\\ : . Ref. and 【 】 † ^ # <sup> </sup> a ! https: [1] [99] [2–4] word é😀'.split(
    ' ',
  );

const hostile = array(constantFrom(...FRAGMENTS, ', ', ' ', '\n', 'see ', 'CI ', '- ', ' '.repeat(250)), {
  maxLength: 40,
}).map((parts) => parts.join(''));

describe('markerStream', () => {
  it('gives what the whole text gives, wherever it is cut', () => {
    assert(
      property(hostile, array(nat(60), { maxLength: 30 }), (text, cuts) => {
        const stream = markerStream(5);
        let out = '';
        let position = 0;
        for (const cut of cuts) {
          out += stream.push(text.slice(position, position + cut));
          position += cut;
        }
        out += stream.push(text.slice(position)) + stream.flush();
        expect(out).toBe(normaliseCitationMarkers(text, 5));
      }),
      { numRuns: 3_000 },
    );
  });

  it('gives the same character by character', () => {
    assert(
      property(hostile, (text) => {
        const stream = markerStream(5);
        const out = Array.from({ length: text.length }, (_, at) => stream.push(text[at] ?? '')).join('');
        expect(out + stream.flush()).toBe(normaliseCitationMarkers(text, 5));
      }),
      { numRuns: 2_000 },
    );
  });

  it('never lets a number outside the set through', () => {
    assert(
      property(hostile, (text) => {
        const markers = findCitationMarkers(normaliseCitationMarkers(text, 5));
        expect(markers.flatMap((marker) => marker.numbers).filter((n) => n > 5)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it.each([
    'Plain prose goes on',
    'an [aside that is',
    'a (parenthesis of',
    'x `unclosed code\n',
    '```\nlong code line',
  ])('holds nothing of %s', (text) => {
    expect(markerStream(5).push(text)).toBe(text);
  });

  it('holds an open marker and lets the rest go', () => {
    const stream = markerStream(5);
    expect(stream.push('Falls fell [1')).toBe('Falls fell');
    expect(stream.push('][2] and')).toBe(' [1, 2] and');
  });

  it('takes a long hostile text in time that grows with its length', () => {
    for (const text of ['[('.repeat(30_000), '['.repeat(60_000), '`'.repeat(60_000), '(see ['.repeat(10_000)]) {
      expect(normaliseCitationMarkers(text, 5)).toBe(text);
    }
  });
});

describe('findCitationMarkers', () => {
  it('gives places and numbers', () => {
    expect(findCitationMarkers('A [1]. B `[2]` [1, 3].')).toEqual([
      { start: 2, end: 5, numbers: [1] },
      { start: 15, end: 21, numbers: [1, 3] },
    ]);
  });
});
