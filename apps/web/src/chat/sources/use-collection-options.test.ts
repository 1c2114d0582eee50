import { expect, test } from 'vitest';
import { stateOf } from './use-collection-options.ts';

test('collections are known once it is known who reads, and what they have', () => {
  expect(stateOf('loading', undefined)).toBe('loading');
  expect(stateOf('failed', undefined)).toBe('loading');
  expect(stateOf('signedIn', undefined)).toBe('loading');
  expect(stateOf('signedIn', { ok: false })).toBe('error');
  expect(stateOf('signedIn', { ok: true })).toBe('ready');
  expect(stateOf('visitor', undefined)).toBe('ready');
});
