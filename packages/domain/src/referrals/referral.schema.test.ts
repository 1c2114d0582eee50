import { expect, it } from 'vitest';
import { problemsOf } from '../identity/form-problems.fixtures.ts';
import { referralCodeSchema, referralInvitationSchema } from './referral.schema.ts';

const invitation = { email: 'bea@example.org', name: 'Bea' };

it.each([
  [invitation, {}],
  [{ ...invitation, name: 'Dr. Bea B. Müller-Łuk' }, {}],
  [{ ...invitation, message: 'It saved me hours. Have a look.' }, {}],
  [
    { email: '', name: '' },
    { email: 'required', name: 'required' },
  ],
  [
    { email: 'bea', name: ' ' },
    { email: 'email', name: 'required' },
  ],
  [{ ...invitation, name: 'x'.repeat(101) }, { name: 'length' }],
  [{ ...invitation, name: 'Win at https://evil.example' }, { name: 'referral/no-links' }],
  [{ ...invitation, message: 'See www.evil.example' }, { message: 'referral/no-links' }],
  [{ ...invitation, message: 'See evil.example/win' }, { message: 'referral/no-links' }],
  [{ ...invitation, message: 'See evil24.com' }, { message: 'referral/no-links' }],
  [{ ...invitation, message: 'See 192.0.2.4/x' }, { message: 'referral/no-links' }],
  [{ ...invitation, name: 'Ada\nYour account is locked' }, { name: 'referral/no-links' }],
])('an invitation of %j has %j wrong', (given, problems) => {
  expect(problemsOf(referralInvitationSchema, given)).toEqual(problems);
});

it.each(['', 'one', 'x'.repeat(17), '../../../../etc/', 'ääääääääääääääää', '\u0000'.repeat(16)])(
  '%j is no code',
  (code) => {
    expect(referralCodeSchema.safeParse(code).success).toBe(false);
  },
);
