import { describe, expect, test } from 'vitest';
import { inviteFixtures, memberFixtures, organizationFixture } from './organization.fixtures.ts';
import {
  organizationInviteProblems,
  organizationProblems,
  placesLeft,
  sourceProblems,
  storageProblems,
} from './organization-forms.ts';

test('an organization needs a name and a user limit greater than zero', () => {
  expect(organizationProblems({ name: ' ', description: '', userLimit: ' ' })).toEqual({
    name: 'required',
    userLimit: 'required',
  });
  for (const userLimit of ['0', '-1', '1.5', 'many', '1e3', '9'.repeat(10)]) {
    expect(organizationProblems({ name: 'A', description: '', userLimit })).toEqual({ userLimit: 'number' });
  }
  expect(organizationProblems({ name: 'A', description: '', userLimit: ' 1 ' })).toEqual({});
});

test('a source needs a name and a description', () => {
  expect(sourceProblems({ name: '', description: '\n' })).toEqual({ name: 'required', description: 'required' });
  expect(sourceProblems({ name: 'Guidelines', description: 'In force.' })).toEqual({});
});

test('retention and shards are whole numbers within their limits, ends included', () => {
  const limits = { retentionDays: { min: 1, max: 365 }, shards: { min: 1, max: 8 } };
  expect(storageProblems({ retentionDays: '', shards: '' }, limits)).toEqual({
    retentionDays: 'required',
    shards: 'required',
  });
  expect(storageProblems({ retentionDays: '0', shards: '9' }, limits)).toEqual({
    retentionDays: 'range',
    shards: 'range',
  });
  expect(storageProblems({ retentionDays: '1.5', shards: '8' }, limits)).toEqual({ retentionDays: 'number' });
  expect(storageProblems({ retentionDays: '365', shards: '1' }, limits)).toEqual({});
});

describe('an invite', () => {
  const places = { members: memberFixtures, invites: inviteFixtures, userLimit: organizationFixture.userLimit };

  test.each([
    ['', '', { email: 'required', name: 'required' }],
    ['nobody', 'No Body', { email: 'email' }],
    [' E.Jenner@Example.org ', 'Edward', { email: 'invited' }],
    ['ADA.lovelace@example.org', 'Ada', { email: 'member' }],
    ['new@example.org', ' ', { name: 'required' }],
    ['new@example.org', 'New Colleague', {}],
  ])('to %j for %j', (email, name, problems) => {
    expect(organizationInviteProblems({ email, name }, places)).toEqual(problems);
  });

  test('takes a place until the limit, and never leaves fewer than none', () => {
    expect(placesLeft(places)).toBe(0);
    expect(placesLeft({ ...places, invites: [] })).toBe(4);
    expect(placesLeft({ ...places, userLimit: 2 })).toBe(0);
  });
});
