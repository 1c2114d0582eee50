import { describe, expect, it } from 'vitest';
import { RememberedWords, WordScan } from './known-words.ts';
import { hasBit, wordsAmong, wordsWith } from './prefilter-mask.ts';

function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const scan = new WordScan(text); scan.next();) words.push(scan.word);
  return words;
}

describe('WordScan', () => {
  it.each([
    ['', []],
    [' .,;', []],
    ['walking lowers it.', ['walking', 'lowers', 'it']],
    ['double-blind, crohn’s – and (n=60)', ['double-blind', 'crohn’s', 'and', 'n', '60']],
    ['-end- of-', ['end', 'of']],
    ['größe \u{1f600} 漢字', ['größe', '\u{1f600}', '漢字']],
  ])('cuts %j into %j', (text, words) => expect(wordsIn(text)).toEqual(words));
});

describe('RememberedWords', () => {
  function remembered() {
    const asked: string[] = [];
    const words = new RememberedWords((word) => {
      asked.push(word);
      return { lengths: word.length, isEveryday: false };
    });
    const lengths = (text: string) => {
      const found: number[] = [];
      for (const scan = new WordScan(text); scan.next();) found.push(words.at(scan).lengths);
      return found;
    };
    return { asked, lengths };
  }

  it('asks of each word once', () => {
    const { asked, lengths } = remembered();
    expect(lengths('one and one and three')).toEqual([3, 3, 3, 3, 5]);
    expect(asked).toEqual(['one', 'and', 'three']);
  });

  it('reads words again once a module that is read later asks something of them', () => {
    const words = new RememberedWords(() => ({ lengths: 0, isEveryday: false }));
    const scan = new WordScan('quokka');
    scan.next();
    expect(words.at(scan)).toMatchObject({ low: 0, high: 0 });
    const bits = [wordsWith(/\bquokk/), wordsAmong('wombat quokka')];
    for (const bit of bits) expect(hasBit(words.at(scan), bit)).toBe(true);
  });

  it('tells words apart that share a number, however many', () => {
    // Each pair gives the same number, so that all of the 1,024 words do.
    const same = Array.from({ length: 1024 }, (_, number) =>
      Array.from({ length: 10 }, (__, bit) => ((number >> bit) & 1 ? 'c0' : 'an')).join(''),
    );
    const { asked, lengths } = remembered();
    const longer = same.map((word, number) => `${word} ${word}${'x'.repeat(number % 7)}`).join(' ');
    expect(lengths(longer)).toEqual(wordsIn(longer).map((word) => word.length));
    expect(new Set(asked)).toEqual(new Set(wordsIn(longer)));
  });

  it('goes on when it remembers as much as it may', () => {
    const { lengths } = remembered();
    const many = Array.from({ length: 120_000 }, (_, number) => `w${number}`).join(' ');
    expect(lengths(many)).toEqual(wordsIn(many).map((word) => word.length));
  });
});
