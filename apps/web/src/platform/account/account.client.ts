import { userProfileSchema, type LanguageUpdate, type Result, type UserProfile } from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';
import { calls } from '../navigation/paths.ts';

/** Milliseconds after which the profile is given up (specification §9). */
const PATIENCE = 30_000;

/** Loads the profile of whoever is signed in, which says for whom they may act; status 401 for visitors, 0 where no answer came in time. */
export async function fetchProfile(): Promise<Result<UserProfile, ApiError>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await callApi(calls.ownAccount, {
      signal,
      actingFor: null,
      read: (value) => userProfileSchema.parse(value),
    });
  } catch (cause) {
    return { ok: false, error: { status: 0, code: '', message: String(cause) } };
  }
}

/** Saves the language of the interface, of the answers, or both; gives the profile as the server has it then. */
export function updateLanguages(body: LanguageUpdate): Promise<Result<UserProfile, ApiError>> {
  return callApi(calls.ownLanguages, { method: 'PATCH', body, read: (value) => userProfileSchema.parse(value) });
}
