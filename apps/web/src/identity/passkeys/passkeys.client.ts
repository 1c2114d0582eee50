import {
  addedPasskeySchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeysSchema,
  secondStepOptionsSchema,
  type AddedPasskey,
  type Passkey,
  type Result,
  type SecondStepOptions,
} from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';
import { makePasskey, showPasskey } from './passkey-device.ts';

type Called<T> = Promise<Result<T, ApiError>>;

/** The passkeys of whoever is signed in. */
export const OWN_PASSKEYS = '/api/users/me/passkeys';
const SECOND_STEP = '/api/auth/second-factor';
const SIGN_IN = '/api/auth/passkey';

/** Made for nobody but the user: an organization that asks for a second factor takes no calls of who has none yet. */
const OWN = { actingFor: null } as const;

const nothing = () => null;
const readOptions = (value: unknown) => passkeyOptionsSchema.parse(value).options;
const own = (id: string) => `${OWN_PASSKEYS}/${encodeURIComponent(id)}`;

/** Loads the passkeys of the user. */
export function fetchPasskeys(): Called<Passkey[]> {
  return callApi(OWN_PASSKEYS, { ...OWN, read: (value) => passkeysSchema.parse(value).passkeys });
}

/** Proves the password, has the browser make a passkey, and keeps it; a password that is undefined is none. */
export async function addPasskey(name: string, currentPassword: string | undefined): Called<AddedPasskey> {
  const body = { currentPassword };
  const begun = await callApi(`${OWN_PASSKEYS}/options`, { ...OWN, method: 'POST', body, read: readOptions });
  if (!begun.ok) return begun;
  const made = await makePasskey(begun.value);
  if (!made.ok) return made;
  const read = (value: unknown) => addedPasskeySchema.parse(value);
  return callApi(OWN_PASSKEYS, { ...OWN, method: 'POST', body: { name, passkey: made.value }, read });
}

/** Calls a passkey by another name. */
export function renamePasskey(id: string, name: string): Called<Passkey> {
  return callApi(own(id), { ...OWN, method: 'PATCH', body: { name }, read: (value) => passkeySchema.parse(value) });
}

/** Removes a passkey; a password that is undefined is none. */
export function removePasskey(id: string, currentPassword: string | undefined): Called<null> {
  return callApi(own(id), { ...OWN, method: 'DELETE', body: { currentPassword }, read: nothing });
}

/** Loads by what the second step of logging in can be taken. */
export function fetchSecondStep(): Called<SecondStepOptions> {
  const read = (value: unknown) => secondStepOptionsSchema.parse(value);
  return callApi(`${SECOND_STEP}/options`, { method: 'POST', read });
}

/** Ends logging in with a passkey; its challenge is loaded anew, as each works once and not for long. */
export async function takeSecondStepWithPasskey(): Called<null> {
  const offered = await fetchSecondStep();
  if (!offered.ok) return offered;
  const shown = await showPasskey(offered.value.passkey ?? {});
  if (!shown.ok) return shown;
  return callApi(`${SECOND_STEP}/passkey`, { method: 'POST', body: { passkey: shown.value }, read: nothing });
}

/** Logs in with a passkey alone; the server sets the session's cookie. */
export async function signInWithPasskey(): Called<null> {
  const begun = await callApi(`${SIGN_IN}/options`, { method: 'POST', read: readOptions });
  if (!begun.ok) return begun;
  const shown = await showPasskey(begun.value);
  if (!shown.ok) return shown;
  return callApi(SIGN_IN, { method: 'POST', body: { passkey: shown.value }, read: nothing });
}
