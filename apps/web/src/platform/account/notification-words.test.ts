import { NEWS_KINDS } from '@footnote/domain';
import { notificationFixtures } from '@footnote/domain/fixtures';
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../i18n/english-messages.fixtures.ts';
import { notificationOf } from './notification-words.ts';

const speech = { t: english, intl: createIntl({ locale: 'en' }) };

describe('notifications', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-18T12:30:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are said of every kind, by the name of the organization where they are of one', () => {
    const said = notificationFixtures.map((one) => notificationOf(speech, one));
    expect(said.map(({ title }) => title)).toEqual([
      'Harbour Clinic invites you',
      'You are an admin of Harbour Clinic now',
      'You no longer belong to Harbour Clinic',
      'Harbour Clinic was deleted',
      'Harbour Clinic asks for a second factor',
      'Harbour Clinic is suspended',
      'Harbour Clinic is open again',
      'You are a super admin now',
      'You are no longer a super admin',
      '28 documents are ready in Guidelines',
      '4 documents failed in Guidelines',
      'Harbour Clinic requests more pages',
      'Somebody registered by your link',
      'News from your alert “Salt and blood pressure”',
      'A new study may change your answer: “Does dapagliflozin lower hospitalisation for heart failure?”',
      'An article of your library was retracted',
      'You were added to the systematic review “SGLT2 inhibitors in heart failure”',
    ]);
    expect(said.map(({ href = '' }) => href)).toEqual([
      '/userprofile',
      '/userprofile',
      '',
      '',
      '/userprofile#security',
      '',
      '/userprofile',
      '/users',
      '',
      expect.stringMatching(/^\/source\/[^?]+\?organization=.+/),
      expect.stringMatching(/^\/source\/[^?]+\?organization=.+/),
      expect.stringMatching(/^\/organization\/.+\?tab=sources$/),
      '/referrals',
      expect.stringMatching(/^\/browse\?qid=[\da-f-]{36}&rid=[\da-f-]{36}$/),
      expect.stringMatching(/^\/chat\?sid=[\da-f-]{36}$/),
      '/library',
      expect.stringMatching(/^\/reviews\/6f9619ff-8b86-4d01-b42d-00cf4fc964e5\?organization=.+/),
    ]);
    expect(new Set(notificationFixtures.map(({ news }) => news.kind))).toEqual(new Set(NEWS_KINDS));
  });

  it.each([
    ['2026-05-18T12:30:30Z', 'now'],
    ['2026-05-18T12:29:30Z', 'now'],
    ['2026-05-18T12:28:30Z', '1 minute ago'],
    ['2026-05-18T09:30:00Z', '3 hours ago'],
    ['2026-05-16T12:31:00Z', '1 day ago'],
    ['2026-05-12T12:00:00Z', '6 days ago'],
    ['2026-05-11T12:00:00Z', 'May 11, 2026'],
  ])('of %s came %s', (createdAt, when) => {
    const [first] = notificationFixtures;
    if (first === undefined) throw new Error('There is no example.');
    expect(notificationOf(speech, { ...first, createdAt }).when).toBe(when);
  });
});
