import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearTarget, storeChatTarget, storeTarget, readTarget } from './redirect-target.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps an address until it is forgotten', () => {
  storeTarget('/userprofile?a=b#c');
  expect(readTarget()).toBe('/userprofile?a=b#c');
  clearTarget();
  expect(readTarget()).toBe('/chat');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('never leads elsewhere: %s', (address) => {
  storeTarget(address);
  expect(readTarget()).toBe('/chat');
  localStorage.setItem('footnote-redirect', address);
  expect(readTarget()).toBe('/chat');
});

it.each(['/login', '/login?from=mail#x'])('never leads to %s, which would lead on to itself', (kept) => {
  storeTarget(kept);
  expect(readTarget()).toBe('/chat');
});

it.each([
  ['/chat', '?sid=1', '/chat?sid=1'],
  ['/chat', '', '/chat'],
  ['/browse', '?q=sepsis', '/chat'],
])('leads from %s%s back to %s', (pathname, search, target) => {
  vi.stubGlobal('location', { pathname, search });
  storeChatTarget();
  expect(readTarget()).toBe(target);
});
