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
  [
    'Unexpected token \'D\', "Does apixaban help my mother?" is not valid JSON',
    'Unexpected token "…", "…" is not valid JSON',
  ],
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
