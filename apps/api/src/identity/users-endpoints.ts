import {
  accountSessionsSchema,
  deleteAccountSchema,
  endedSessionsSchema,
  languageUpdateSchema,
  profileSettingsSchema,
  profileUpdateSchema,
  settingsQuerySchema,
  userLocationSchema,
  userProfileSchema,
  visitorEmailSchema,
} from '@footnote/domain';
import { BODY_ERRORS, type Endpoint } from '../platform/http/endpoint.ts';

const ME = '/api/users/me';

/** The users calls of specification §7, and what the law asks for. */
export const USERS_ENDPOINTS = {
  location: {
    method: 'get',
    path: '/api/users/location',
    summary: 'Guesses language and country of a first visit from the request; English where it cannot.',
    answer: { json: userLocationSchema },
    errors: [],
  },
  addVisitor: {
    method: 'post',
    path: '/api/analytics/add-user',
    summary:
      'Keeps the address a visitor gave before asking on, for thirty days; of a signed-in reader nothing is kept.',
    body: visitorEmailSchema,
    answer: null,
    errors: [...BODY_ERRORS, 'identity/too-many-attempts', 'identity/email-invalid'],
  },
  settings: {
    method: 'get',
    path: '/api/users/settings',
    summary: 'Lists institutions and occupations in groups, labelled in a language of the interface.',
    query: settingsQuerySchema,
    answer: { json: profileSettingsSchema },
    errors: ['request/invalid'],
  },
  me: {
    method: 'get',
    path: ME,
    summary: 'Gives the profile of the signed-in reader.',
    answer: { json: userProfileSchema },
    errors: ['identity/signed-out'],
  },
  update: {
    method: 'patch',
    path: ME,
    summary: 'Changes the fields of the profile that are given, and gives the profile.',
    body: profileUpdateSchema,
    answer: { json: userProfileSchema },
    errors: [...BODY_ERRORS, 'identity/signed-out'],
  },
  language: {
    method: 'patch',
    path: '/api/users/language',
    summary: 'Changes the language of the interface, of the answers, or both, and gives the profile.',
    body: languageUpdateSchema,
    answer: { json: userProfileSchema },
    errors: [...BODY_ERRORS, 'identity/signed-out'],
  },
  upsert: {
    method: 'get',
    path: '/api/upsert-user',
    summary: 'Gives the profile, which is made where there is none yet.',
    answer: { json: userProfileSchema },
    errors: ['identity/signed-out'],
  },
  upsertWith: {
    method: 'post',
    path: '/api/upsert-user',
    summary: 'Makes the profile where there is none, changes the fields that are given, and gives it.',
    body: profileUpdateSchema,
    answer: { json: userProfileSchema },
    errors: [...BODY_ERRORS, 'identity/signed-out'],
  },
  sessions: {
    method: 'get',
    path: `${ME}/sessions`,
    summary: 'Lists the sessions by which the reader is signed in, the last used first.',
    answer: { json: accountSessionsSchema },
    errors: ['identity/signed-out'],
  },
  endOtherSessions: {
    method: 'delete',
    path: `${ME}/sessions`,
    summary: 'Ends every session of the reader but the one that asks; they open nothing from their next call on.',
    answer: { json: endedSessionsSchema },
    errors: ['request/cross-site', 'identity/signed-out'],
  },
  endSession: {
    method: 'delete',
    path: `${ME}/sessions/:sessionId`,
    summary:
      'Ends a session of the reader, which opens nothing from its next call on; the one that asks is signed out.',
    answer: null,
    errors: ['request/cross-site', 'identity/signed-out', 'identity/session-not-found'],
  },
  export: {
    method: 'get',
    path: `${ME}/export`,
    summary: 'Gives everything that is saved about the signed-in reader, as a file.',
    answer: { files: ['application/json'] },
    errors: ['identity/signed-out'],
  },
  remove: {
    method: 'delete',
    path: ME,
    summary: 'Deletes the account with everything in it; asks for the password where the account has one.',
    body: deleteAccountSchema,
    answer: null,
    errors: [...BODY_ERRORS, 'identity/signed-out', 'identity/password-incorrect', 'identity/too-many-attempts'],
  },
} as const satisfies Record<string, Endpoint>;
