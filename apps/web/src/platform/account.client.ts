import { userProfileSchema, type Result, type UserProfile } from '@footnote/domain';
import { callApi, type ApiError } from './api.client.ts';
import { calls } from './paths.ts';

/** Milliseconds after which the profile is given up (specification §9). */
const PATIENCE = 30_000;

/** Loads the profile of whoever is signed in; status 401 for visitors, 0 where no answer came in time. */
export async function fetchProfile(): Promise<Result<UserProfile, ApiError>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await callApi(calls.ownAccount, { signal, read: (value) => userProfileSchema.parse(value) });
  } catch (cause) {
    return { ok: false, error: { status: 0, code: '', message: String(cause) } };
  }
}
