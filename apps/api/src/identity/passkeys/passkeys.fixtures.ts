import { z } from 'zod';
import type { passkeyDevice, PasskeyFlaws } from '../../../../../tests/support/passkey-device.ts';
import type { browserOf } from '../../app/test-server.fixtures.ts';
import { USER_PASSWORD } from '../signed-in-user.fixtures.ts';

export const OWN_PASSKEYS = '/api/users/me/passkeys';

type Browser = ReturnType<typeof browserOf>;
export type Device = ReturnType<typeof passkeyDevice>;

const challengeSchema = z.looseObject({ challenge: z.string() });

/** The challenge in what a browser is given. */
export function challengeIn(options: unknown): { challenge: string } {
  return challengeSchema.parse(options);
}

/** The challenge in an answer. */
export async function challengeOf(response: Response): Promise<{ challenge: string }> {
  const body = z.looseObject({ options: challengeSchema.optional(), passkey: challengeSchema.nullish() });
  const { options, passkey } = body.parse(await response.json());
  return { challenge: (options ?? passkey)?.challenge ?? '' };
}

/** Adds a passkey for whoever is signed in; gives the answer of the last call. */
export async function addPasskey(browser: Browser, device: Device, flaws: PasskeyFlaws = {}): Promise<Response> {
  const begun = await browser('POST', `${OWN_PASSKEYS}/options`, { currentPassword: USER_PASSWORD });
  if (!begun.ok) return begun;
  const passkey = device.make(await challengeOf(begun), flaws);
  return browser('POST', OWN_PASSKEYS, { name: 'Phone', passkey });
}
