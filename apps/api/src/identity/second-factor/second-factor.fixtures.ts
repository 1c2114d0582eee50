import { recoveryCodesSchema, secondFactorSetupSchema } from '@footnote/domain';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import type { browserOf } from '../../app/test-server.fixtures.ts';
import { USER_PASSWORD } from '../signed-in-user.fixtures.ts';

export const OWN_FACTOR = '/api/users/me/second-factor';

let stopped = Date.now();

/** Stops the clock of a test file at the present moment: a code that ends between being made and being used would fail it. */
export function stopClock(): void {
  stopped = Date.now();
}

/** The moment at which the clock was stopped, milliseconds since 1970. */
export const stoppedClock = (): number => stopped;

type Browser = ReturnType<typeof browserOf>;

/** Turns the second factor of whoever is signed in on; gives what an app and a careful user keep. */
export async function turnOnSecondFactor(browser: Browser) {
  const begun = await browser('POST', OWN_FACTOR, { currentPassword: USER_PASSWORD });
  const { secret } = secondFactorSetupSchema.parse(await begun.json());
  // With a clock that is behind, so that the present code is left for what comes next.
  const confirmed = await browser('POST', `${OWN_FACTOR}/confirmation`, {
    code: authenticatorCode(secret, -1, stoppedClock()),
  });
  const { recoveryCodes } = recoveryCodesSchema.parse(await confirmed.json());
  return { secret, recoveryCodes, code: (ahead = 0) => authenticatorCode(secret, ahead, stoppedClock()) };
}
