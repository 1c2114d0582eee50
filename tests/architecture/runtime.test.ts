import { describe, expect, it } from 'vitest';
import { runtimeWarning, warningOfToday } from '../../scripts/check-runtime.mjs';

const runtime = { version: '26.10.0', published: '2026-09-23', lineEnds: '2029-04-30' };
const on = (day: string) => runtimeWarning(runtime, Date.parse(day));

describe('the Node the project brings', () => {
  it('is the one whose dates are known', () => {
    expect(() => warningOfToday()).not.toThrow();
  });

  it('is young for four months', () => {
    expect(on('2026-09-23')).toBeNull();
    expect(on('2027-01-20')).toBeNull();
  });

  it('is said to be old after that, with its age in months', () => {
    expect(on('2027-01-24')).toContain('published 4 months ago');
    expect(on('2028-09-24')).toContain('published 24 months ago');
  });

  it('is said to be without mending once its line has ended', () => {
    expect(on('2029-05-01')).toContain('no longer mended since 2029-04-30');
  });
});
