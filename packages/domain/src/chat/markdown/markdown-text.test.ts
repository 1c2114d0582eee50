import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_TARGET, withoutLinks, withoutStrong } from './markdown-text.ts';

const PARTS = ['[a]', '(#b)', '](#', '[', ']', '(', ')', '![', '!', '**', '__', '*', '_', ' a ', 'b', '#', '.', '\n'];
const markdown = array(constantFrom(...PARTS), { maxLength: 24 }).map((parts) => parts.join(''));

describe('markup of an answer', () => {
  it('loses links as one expression would lose them', () => {
    assert(
      property(markdown, (text) => {
        const expected = text.replace(/!?\[([^\]\n]*)\]\((?:https?:|mailto:|www\.|[#/.])[^()\n]*\)/g, '$1');
        expect(withoutLinks(text, LINK_TARGET)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });

  it('loses strong emphasis as one expression would lose it', () => {
    assert(
      property(markdown, (text) => {
        const expected = text.replace(/(?<!\w)(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2');
        expect(withoutStrong(text)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });
});
