import { expect, test } from 'vitest';
import { acceptedRegion, negotiateLanguage } from './negotiate-language.ts';

test.each([
  ['nl-BE,nl;q=0.9,en;q=0.8', 'nl', 'BE'],
  ['en;q=0.5, de-AT', 'de', 'AT'],
  ['ja-JP, fr;q=0.3', 'fr', 'JP'],
  ['zh-Hant-TW, pt;q=0', 'en', 'TW'],
  ['*', 'en', null],
  ['', 'en', null],
  ['<script>, es', 'es', null],
  [`${'x-'.repeat(100_000)},de`, 'en', null],
])('"%s" asks for %s, from %s', (header, language, region) => {
  expect(negotiateLanguage(header)).toBe(language);
  expect(acceptedRegion(header)).toBe(region);
});
