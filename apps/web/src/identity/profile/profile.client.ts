import {
  accountSessionsSchema,
  profileSettingsSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  userProfileSchema,
  type AccountSession,
  type ChangePasswordRequest,
  type LanguageUpdate,
  type ProfileSettings,
  type ProfileUpdate,
  type Result,
  type SecondFactor,
  type SecondFactorProof,
  type SecondFactorSetup,
  type UserProfile,
} from '@footnote/domain';
import { updateLanguages } from '../../platform/account/account.client.ts';
import { callApi, sendRequest, type ApiError } from '../../platform/api/api.client.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { profileCalls } from './profile-calls.ts';

const readProfile = (value: unknown) => userProfileSchema.parse(value);

/** Loads the listed institutions and occupations in a language. */
export function fetchProfileChoices(language: string): Promise<Result<ProfileSettings, ApiError>> {
  return callApi(profileCalls.profileChoices(language), { read: (value) => profileSettingsSchema.parse(value) });
}

export interface ProfileChange {
  profile: ProfileUpdate;
  languages: LanguageUpdate;
}

/** Saves the profile and its languages; gives the profile as the server has it then. */
export async function saveProfile({ profile, languages }: ProfileChange): Promise<Result<UserProfile, ApiError>> {
  const saved = await callApi(calls.ownAccount, { method: 'PATCH', body: profile, read: readProfile });
  if (!saved.ok) return saved;
  return updateLanguages(languages);
}

/** Saves whether the user wants by mail what their bell tells of their organizations; gives the profile. */
export function saveMailPreference(notificationMail: boolean): Promise<Result<UserProfile, ApiError>> {
  return callApi(calls.ownAccount, { method: 'PATCH', body: { notificationMail }, read: readProfile });
}

/** Loads everything that is saved about the user, as a file. */
export async function exportAccount(): Promise<Result<Blob, ApiError>> {
  const sent = await sendRequest(profileCalls.ownAccountExport, {});
  return sent.ok ? { ok: true, value: await sent.value.blob() } : sent;
}

/** Deletes the account and everything that is saved about the user. */
export function deleteAccount(password: string): Promise<Result<null, ApiError>> {
  const body = password === '' ? {} : { password };
  return callApi(calls.ownAccount, { method: 'DELETE', body, read: () => null });
}

/** Changes the password; every other session of the user ends. */
export function changePassword(body: ChangePasswordRequest): Promise<Result<null, ApiError>> {
  return callApi(profileCalls.changePassword, { method: 'POST', body, read: () => null });
}

/** Made for nobody but the user: an organization that asks for a second factor takes no calls of who has none yet. */
const OWN = { actingFor: null } as const;

/** Loads whether the user has a second factor. */
export function fetchSecondFactor(): Promise<Result<SecondFactor, ApiError>> {
  return callApi(profileCalls.secondFactor, { ...OWN, read: (value) => secondFactorSchema.parse(value) });
}

/** Makes the key an authenticator app is set up with. */
export function beginSecondFactor(currentPassword: string): Promise<Result<SecondFactorSetup, ApiError>> {
  const read = (value: unknown) => secondFactorSetupSchema.parse(value);
  return callApi(profileCalls.secondFactor, { ...OWN, method: 'POST', body: { currentPassword }, read });
}

const readCodes = (value: unknown) => recoveryCodesSchema.parse(value).recoveryCodes;

/** Turns the second factor on; gives the recovery codes, which come this once. */
export function confirmSecondFactor(code: string): Promise<Result<string[], ApiError>> {
  const url = `${profileCalls.secondFactor}/confirmation`;
  return callApi(url, { ...OWN, method: 'POST', body: { code }, read: readCodes });
}

/** Makes new recovery codes, which come this once. */
export function renewRecoveryCodes(body: SecondFactorProof): Promise<Result<string[], ApiError>> {
  return callApi(`${profileCalls.secondFactor}/recovery-codes`, { ...OWN, method: 'POST', body, read: readCodes });
}

/** Turns the second factor off. */
export function endSecondFactor(body: SecondFactorProof): Promise<Result<null, ApiError>> {
  return callApi(profileCalls.secondFactor, { ...OWN, method: 'DELETE', body, read: () => null });
}

/** Loads the sessions by which the user is signed in, the last used first. */
export function fetchSessions(): Promise<Result<AccountSession[], ApiError>> {
  return callApi(profileCalls.ownSessions, { read: (value) => accountSessionsSchema.parse(value).sessions });
}

/** Ends another session of the user. */
export function endSession(id: string): Promise<Result<null, ApiError>> {
  return callApi(profileCalls.ownSession(id), { method: 'DELETE', read: () => null });
}

/** Ends all sessions of the user but this one. */
export function endOtherSessions(): Promise<Result<null, ApiError>> {
  return callApi(profileCalls.ownSessions, { method: 'DELETE', read: () => null });
}
