import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageNotLoaded } from './chunk-load-error.ts';
import { CHUNK_PATIENCE, fetchPage } from './lazy-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('gives the code of a page, and waits for nothing more', async () => {
  await expect(fetchPage(() => Promise.resolve('code'))).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

test('says that a page could not be loaded, and why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failed = await fetchPage(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(PageNotLoaded);
  expect(failed).toHaveProperty('cause', cause);
});

test('gives a page up after two minutes', async () => {
  const waiting = fetchPage(() => new Promise<never>(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHUNK_PATIENCE - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBeInstanceOf(PageNotLoaded);
});
