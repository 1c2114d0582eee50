import {
  currentLiteratureFixture,
  stoppedLiteratureFixture,
  syncingLiteratureFixture,
} from '@footnote/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { isAwaited } from './literature-updates.client.ts';

describe('a sync that was asked for', () => {
  const before = currentLiteratureFixture;

  it('is awaited until it runs, has looked or has failed', () => {
    expect(isAwaited(before, { ...before })).toBe(true);
    expect(isAwaited(before, null)).toBe(true);
    expect(isAwaited(before, syncingLiteratureFixture)).toBe(false);
    expect(isAwaited(before, { ...before, checkedAt: '2026-11-21T00:00:00.000Z' })).toBe(false);
    expect(isAwaited(before, { ...before, failure: stoppedLiteratureFixture.failure })).toBe(false);
  });

  it('is not awaited when nobody asked', () => {
    expect(isAwaited(null, before)).toBe(false);
    expect(isAwaited(null, null)).toBe(false);
  });
});
