import {
  addedPasskeySchema,
  addPasskeySchema,
  passkeyOptionsSchema,
  passkeyParamsSchema,
  passkeyProofSchema,
  passkeySchema,
  passkeysSchema,
  provePasskeySchema,
  renamePasskeySchema,
  secondStepOptionsSchema,
} from '@footnote/domain';
import type { Endpoint } from '../../platform/http/endpoint.ts';

const OWN = '/api/users/me/passkeys';
const LIMITED = 'identity/too-many-attempts';
const PROOF = [LIMITED, 'identity/password-incorrect', 'identity/sign-in-again'] as const;
const LET_IN = ['identity/email-not-allowed', 'identity/suspended'] as const;
const SHOWN = [
  LIMITED,
  'identity/passkey-wrong',
  'identity/passkey-copied',
  'identity/passkey-expired',
  ...LET_IN,
] as const;

/** The calls about passkeys: those of whoever is signed in, and signing in with one. */
export const PASSKEYS_ENDPOINTS = {
  list: {
    method: 'get',
    path: OWN,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists the passkeys of the account, the first added first.',
    answer: { json: passkeysSchema },
  },
  begin: {
    method: 'post',
    path: `${OWN}/options`,
    access: 'signedIn',
    budget: 'entrance',
    summary:
      'Gives what a browser makes a passkey with, within five minutes. Asks for the password, or where there is none, for having signed in within fifteen minutes.',
    body: passkeyProofSchema,
    answer: { json: passkeyOptionsSchema },
    errors: [...PROOF, 'identity/passkey-limit'],
  },
  add: {
    method: 'post',
    path: OWN,
    access: 'signedIn',
    budget: 'entrance',
    summary:
      'Adds a passkey the browser made. Where it is the first second factor, every other session ends, and ten recovery codes come this once.',
    body: addPasskeySchema,
    answer: { json: addedPasskeySchema },
    errors: [
      LIMITED,
      'identity/passkey-expired',
      'identity/passkey-unreadable',
      'identity/passkey-limit',
      'identity/passkey-known',
    ],
  },
  rename: {
    method: 'patch',
    path: `${OWN}/:passkeyId`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Calls a passkey by another name.',
    params: passkeyParamsSchema,
    body: renamePasskeySchema,
    answer: { json: passkeySchema },
    errors: ['identity/passkey-not-found'],
  },
  remove: {
    method: 'delete',
    path: `${OWN}/:passkeyId`,
    access: 'signedIn',
    budget: 'entrance',
    summary: 'Removes a passkey; asks for the same as adding one. With the last second factor the recovery codes go.',
    params: passkeyParamsSchema,
    body: passkeyProofSchema,
    answer: null,
    errors: [...PROOF, 'identity/passkey-not-found', 'identity/last-second-factor'],
  },
  secondStepOptions: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/second-factor/options',
    access: 'anyone',
    budget: 'entrance',
    summary:
      'Says by what the second step of signing in can be taken, and gives what a browser asks for a passkey with.',
    answer: { json: secondStepOptionsSchema },
    errors: [LIMITED, 'identity/second-step-expired'],
  },
  secondStep: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/second-factor/passkey',
    access: 'anyone',
    budget: 'entrance',
    summary: 'Ends signing in with a passkey of the account, and sets the session cookie.',
    body: provePasskeySchema,
    answer: null,
    errors: [...SHOWN, 'identity/second-step-expired'],
  },
  signInOptions: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/passkey/options',
    access: 'anyone',
    budget: 'entrance',
    summary:
      'Gives what a browser asks for a passkey with to sign in by it alone, within five minutes, and sets a cookie for that.',
    answer: { json: passkeyOptionsSchema },
    errors: [LIMITED],
  },
  signIn: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/passkey',
    access: 'anyone',
    budget: 'entrance',
    summary: 'Signs in with a passkey alone, which is both factors, and sets the session cookie.',
    body: provePasskeySchema,
    answer: null,
    errors: SHOWN,
  },
} as const satisfies Record<string, Endpoint>;
