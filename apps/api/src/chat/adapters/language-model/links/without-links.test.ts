import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

function written(...pieces: string[]): string {
  const links = withoutLinks();
  return pieces.map((piece) => links.push(piece)).join('') + links.flush();
}

describe('an answer without links', () => {
  it.each([
    ['[here](https://evil.example)', '[here] (https: //evil.example)'],
    ['![x](//evil.example/p.png)', '![x] (//evil.example/p.png)'],
    ['<https://evil.example>', '<https: //evil.example>'],
    ['see www.evil.example', 'see www. evil.example'],
    ['[x]: http://evil.example', '[x] : http: //evil.example'],
  ])('keeps the words of %s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it('is otherwise as it was written', () => {
    const text = 'A ratio of 1:2 [1], [2, 3] (p = 0.04): better; now w';
    expect(written(text)).toBe(text);
    expect(written(...text.split(''))).toBe(text);
  });

  it.each([
    [['www.', ':'], 'www. :'],
    [['www.', 'w'], 'www. w'],
    [['www.w', ' '], 'www. w '],
    [[']', ':', '/', '/'], '] : //'],
  ])('has none that begins in one piece and ends in the next: %j', (pieces, expected) => {
    expect(written(...pieces)).toBe(expected);
  });

  it('has none, wherever it is cut', () => {
    const part = fc.constantFrom('[', 'x', ']', '(', ':', '/', '/', 'http', 'w', 'ww', '.', ' ', '!', '<');
    fc.assert(
      fc.property(fc.array(fc.array(part, { maxLength: 6 }), { maxLength: 6 }), (pieces) => {
        const joined = written(...pieces.map((piece) => piece.join('')));
        expect(joined).not.toMatch(/\]\(|:\/\/|\bwww\.\S/i);
        expect(joined.replaceAll(' ', '')).toBe(pieces.flat().join('').replaceAll(' ', ''));
      }),
    );
  });
});
