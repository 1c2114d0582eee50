import { expect, it } from 'vitest';
import { cleanAddress, cleanText } from './clean-text.ts';

it.each([
  ['/chatHistory/5f0c2f', '/chatHistory/:id'],
  ['/chat?sid=5f0c&q=my+illness', '/chat'],
  ['https://footnote.example.org/refer/AbCdEf#x', '/refer/:id'],
  ['/auth-action?token=secret', '/auth-action'],
  ['/api/chat/sessions/my-mother/share', '/api/chat'],
  ['https://footnote.example.org/assets/index-Dk3f9.js', '/assets/index-Dk3f9.js'],
  ['/browse?mode=query&q=apixaban', '/browse'],
  ['/', '/'],
  ['https://footnote.example.org', '/'],
  ['blob:https://footnote.example.org/5f0c', '…'],
  ['ada@example.org', '…'],
  ['/grace.hopper/at/home', '/:id/:id/:id'],
])('keeps the page of %s', (address, page) => {
  expect(cleanAddress(address)).toBe(page);
});

it.each([
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ['Unexpected token \'D\', "Does apixaban help my mother?" is not valid JSON', 'Unexpected token'],
  ['Unexpected token \'I\', "Is "metformin" safe for John Miller?" is not valid JSON', 'Unexpected token'],
  ['Invalid regular expression: /metformin in John Miller(/: Unterminated group', 'Invalid regular expression'],
  ['Uncaught SyntaxError: metformin', 'Uncaught SyntaxError: …'],
  ['No answer to "Is "metformin" safe?" today', 'No answer to "…" today'],
  ["Can't find 'John's metformin' here", 'Can\'t find "…" here'],
  ['Nothing matches /metformin in John Miller(/ here', 'Nothing matches "…" here'],
  ["Neither 'a “b' nor c” fits", 'Neither "…" fits'],
  ['No end of "metformin', 'No end of "…"'],
  [`No end of "${'metformin '.repeat(300)}" here`, 'No end of "…"'],
  ['Failed to fetch https://footnote.example.org/chat?q=my+illness', 'Failed to fetch /chat'],
  ['No user ada.lovelace@example.org', 'No user …'],
  ['Session 5f0c2f9e-1111-4222-8333-444455556666 ended', 'Session … ended'],
  ['“Hat Apixaban geholfen?” fehlt', '"…" fehlt'],
])('leaves out of %s what may be a user’s', (text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

it('is short, however long the text was', () => {
  expect(cleanText('a '.repeat(100_000)).length).toBe(300);
});
