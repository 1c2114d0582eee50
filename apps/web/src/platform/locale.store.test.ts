import { describe, expect, it } from 'vitest';
import { pickLocale } from './locale.store.ts';

describe('pickLocale', () => {
  it("prefers the stored language, then the browser's first that is translated, then English", () => {
    expect(pickLocale('nl', ['de-AT'], ['en', 'nl', 'de'])).toBe('nl');
    expect(pickLocale(undefined, ['ja', 'de-AT', 'fr'], ['en', 'fr', 'de'])).toBe('de');
    expect(pickLocale('xx', ['ja'], ['en', 'de'])).toBe('en');
    expect(pickLocale('de', [], ['en'])).toBe('en');
  });
});
