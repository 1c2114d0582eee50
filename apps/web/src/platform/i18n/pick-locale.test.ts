import { describe, expect, it } from 'vitest';
import { pickLocale } from './pick-locale.ts';

describe('pickLocale', () => {
  it('takes the first tag that means a language of the interface, else English', () => {
    expect(pickLocale(['nl', 'de'])).toBe('nl');
    expect(pickLocale([undefined, 'pt-BR'])).toBe('pt');
    expect(pickLocale(['xx', '', 'FR'])).toBe('fr');
    expect(pickLocale(['ja', undefined])).toBe('en');
    expect(pickLocale(['<script>', 'english'])).toBe('en');
    expect(pickLocale([])).toBe('en');
  });
});
