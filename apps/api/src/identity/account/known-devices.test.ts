import { describe, expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const devices = createKnownDevices('what tests sign with');

describe('a known device', () => {
  const isOf = (cookie: string, email: string) => devices.recognise(cookie, email) !== null;

  it('is known to everybody who proved to be the owner of an address in it', () => {
    const first = devices.mark('ada@example.org', '');
    const both = devices.mark('bea@example.org', first);
    expect([isOf(first, 'ada@example.org'), isOf(first, 'bea@example.org')]).toEqual([true, false]);
    expect(['ada', 'bea', 'cleo'].map((name) => isOf(both, `${name}@example.org`))).toEqual([true, true, false]);
  });

  it('has a new name for whoever proves it anew, so that guesses count from there', () => {
    const both = devices.mark('bea@example.org', devices.mark('ada@example.org', ''));
    const again = devices.mark('ada@example.org', both);
    expect(again).toHaveLength(both.length);
    expect(devices.recognise(again, 'ada@example.org')).not.toBe(devices.recognise(both, 'ada@example.org'));
    expect(devices.recognise(again, 'bea@example.org')).toBe(devices.recognise(both, 'bea@example.org'));
  });

  it('forgets the address that was proven longest ago after eight', () => {
    const emails = Array.from({ length: 9 }, (_, nth) => `person-${nth}@example.org`);
    const mark = emails.reduce((before, email) => devices.mark(email, before), '');
    expect(emails.filter((email) => !isOf(mark, email))).toEqual(['person-0@example.org']);
  });

  it.each(['', '.', 'x'.repeat(22), `${'x'.repeat(22)}.${'x'.repeat(43)}.`, 'x'.repeat(4_000)])(
    'is begun anew by a cookie that is none: %j',
    (cookie) => {
      expect(devices.recognise(cookie, 'ada@example.org')).toBeNull();
      expect(devices.mark('ada@example.org', cookie)).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    },
  );
});
