import { afterEach, expect, test, vi } from 'vitest';
import { isNewUser, lastAsked, markNewUser, noteAsked, profileRequest, readerDay } from './asked-profile.ts';

const reader = { id: 'ada', institution: '', occupation: 'Nurse', isNew: false };
const MONDAY = 'Mon Nov 23 2026';
const TUESDAY = 'Tue Nov 24 2026';

/** Has the browser keep what it is told in `kept`. */
function keepIn(kept: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nobody whose profile is complete', { ...reader, institution: 'University', isNew: true }, null, null],
  ['a new reader first, in a way that stays', { ...reader, isNew: true }, null, 'welcome'],
  ['a new reader after another one of this browser', { ...reader, isNew: true }, { id: 'ben', day: MONDAY }, 'welcome'],
  ['nobody twice on a day', { ...reader, isNew: true }, { id: 'ada', day: MONDAY }, null],
  ['an older reader who was never asked', reader, null, 'reminder'],
  ['a reader of another day, in a way that can be put off', reader, { id: 'ada', day: TUESDAY }, 'reminder'],
  ['one who is new since another day', { ...reader, isNew: true }, { id: 'ada', day: TUESDAY }, 'reminder'],
] as const)('asks %s', (_what, who, asked, request) => {
  expect(profileRequest(who, asked, MONDAY)).toBe(request);
});

test('an account is new on its first day, or lately where somebody registered who was not welcomed yet', () => {
  keepIn(new Map());
  expect([0, 1].map((userSinceDays) => isNewUser({ userSinceDays }))).toEqual([true, false]);
  markNewUser(true);
  expect([0, 13, 14, 400].map((userSinceDays) => isNewUser({ userSinceDays }))).toEqual([true, true, false, false]);
  markNewUser(false);
  expect(isNewUser({ userSinceDays: 13 })).toBe(false);
});

test('a browser remembers whom it asked last, and nothing it cannot read', () => {
  const kept = new Map<string, string>();
  keepIn(kept);
  expect(lastAsked()).toBeNull();
  noteAsked({ id: 'ada', day: readerDay() });
  expect(lastAsked()).toEqual({ id: 'ada', day: new Date().toDateString() });
  const [key = ''] = kept.keys();
  kept.set(key, 'true');
  expect(lastAsked()).toBeNull();
});

test('a browser that keeps nothing asks as if for the first time', () => {
  vi.stubGlobal('localStorage', undefined);
  noteAsked({ id: 'ada', day: MONDAY });
  expect(lastAsked()).toBeNull();
});
