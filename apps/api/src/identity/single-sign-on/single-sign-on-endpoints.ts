import { emailOnlySchema, singleSignOnOfferSchema, socialSignInAnswerSchema } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { INVALID_EMAIL } from '../http/identity-http.ts';

const addressSchema = emailOnlySchema.pick({ email: true });

/** Query of GET /api/auth/single-sign-on/callback/{connection}: whatever a provider sends. */
const callbackQuerySchema = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
  iss: z.string().optional(),
});

/** The calls by which people come in with the provider of their organization. */
export const SIGN_ON_ENDPOINTS = {
  offer: {
    method: 'post',
    path: '/api/auth/single-sign-on/offer',
    access: 'anyone',
    budget: 'entrance',
    summary:
      'Says with whom addresses of a domain sign on, if with anybody; alike for those with an account and those without.',
    body: addressSchema,
    invalid: INVALID_EMAIL,
    goesOnWhenFull: true,
    answer: { json: singleSignOnOfferSchema },
  },
  begin: {
    method: 'post',
    path: '/api/auth/single-sign-on',
    access: 'anyone',
    budget: 'entrance',
    summary: 'Begins to sign on with the provider that has the domain of an address; the browser goes to the address.',
    body: addressSchema,
    invalid: INVALID_EMAIL,
    answer: { json: socialSignInAnswerSchema },
    errors: ['identity/too-many-attempts', 'identity/provider-unknown', 'identity/provider-failed'],
  },
  callback: {
    method: 'get',
    path: '/api/auth/single-sign-on/callback/:connection',
    access: 'anyone',
    budget: 'entrance',
    summary: 'Where the provider of an organization sends the browser back to.',
    params: z.object({ connection: z.string() }),
    query: callbackQuerySchema,
    answer: {
      page: '/customAuthAction with outcome=signed-in and newAccount, or outcome=failed and code, which is identity/second-factor-needed where a code ends it',
    },
  },
} as const satisfies Record<string, Endpoint>;
