import {
  beginSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorProofSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
} from '@footnote/domain';
import type { Endpoint } from '../../platform/http/endpoint.ts';

const OWN = '/api/users/me/second-factor';
const PASSWORD = [
  'identity/too-many-attempts',
  'identity/password-incorrect',
  'identity/second-factor-without-password',
] as const;
const BOTH = [...PASSWORD, 'identity/second-factor-code-wrong', 'identity/second-factor-off'] as const;

/** The calls about the second factor of whoever is signed in. */
export const SECOND_FACTOR_ENDPOINTS = {
  read: {
    method: 'get',
    path: OWN,
    access: 'signedIn',
    budget: 'read',
    summary: 'Says whether signing in with the password asks for a code as well.',
    answer: { json: secondFactorSchema },
  },
  begin: {
    method: 'post',
    path: OWN,
    access: 'signedIn',
    budget: 'entrance',
    summary: 'Makes the secret an authenticator app is set up with; it counts once a code confirms it, within an hour.',
    body: beginSecondFactorSchema,
    answer: { json: secondFactorSetupSchema },
    errors: [...PASSWORD, 'identity/second-factor-on'],
  },
  confirm: {
    method: 'post',
    path: `${OWN}/confirmation`,
    access: 'signedIn',
    budget: 'entrance',
    summary:
      'Turns the second factor on with a first code, ends every other session, and gives ten recovery codes this once.',
    body: secondFactorCodeSchema,
    answer: { json: recoveryCodesSchema },
    errors: [
      'identity/too-many-attempts',
      'identity/second-factor-code-wrong',
      'identity/second-factor-on',
      'identity/second-factor-off',
    ],
  },
  renewRecoveryCodes: {
    method: 'post',
    path: `${OWN}/recovery-codes`,
    access: 'signedIn',
    budget: 'entrance',
    summary: 'Gives ten new recovery codes this once; earlier ones are worth nothing.',
    body: secondFactorProofSchema,
    answer: { json: recoveryCodesSchema },
    errors: BOTH,
  },
  end: {
    method: 'delete',
    path: OWN,
    access: 'signedIn',
    budget: 'entrance',
    summary: 'Turns the second factor off, with the password and a code of the app or a recovery code.',
    body: secondFactorProofSchema,
    answer: null,
    errors: [...BOTH, 'identity/last-second-factor'],
  },
} as const satisfies Record<string, Endpoint>;
