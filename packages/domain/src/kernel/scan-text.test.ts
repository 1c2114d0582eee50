import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceBracketed, withoutEnd } from './scan-text.ts';

const text = string({ unit: constantFrom('[', ']', 'a', 'x', '=', ' ', '.', '!', '?', '\n') });

describe('scanning texts', () => {
  it('takes marks off an end as an expression would', () => {
    assert(property(text, (any) => withoutEnd(any, /[\s.!?]/) === any.replace(/[\s.!?]+$/, '')));
  });

  it('replaces what stands in brackets as an expression would', () => {
    assert(
      property(text, (any) => {
        expect(replaceBracketed(any, ' ')).toBe(any.replaceAll(/\[[^\]]*\]/g, ' '));
        expect(replaceBracketed(any, '', /\[[a-z]=/)).toBe(any.replaceAll(/\[[a-z]=[^\]]*\]/g, ''));
      }),
    );
  });
});
