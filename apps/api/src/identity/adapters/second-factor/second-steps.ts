import { randomBytes } from 'node:crypto';
import type { FirstStep, SecondSteps } from '../../identity.ports.ts';
import type { AuthContext } from '../auth-engine.ts';

/** Milliseconds between the right password and the code. */
const STEP_MS = 10 * 60 * 1000;
/** What stands before the names of such links, so that none of another kind is taken for one. */
const KIND = 'second-step:';

/** Tokens tell by their beginning what came before; nobody makes one up. */
const PREFIXES = { password: '', 'single-sign-on': 's.' } as const satisfies Record<FirstStep, string>;

/** Keeps who gave the right password and has not given a code yet, with the links that work once: a new password ends them. */
export function secondSteps({ internalAdapter }: Pick<AuthContext, 'internalAdapter'>): SecondSteps {
  return {
    async begin(accountId, after = 'password') {
      const token = `${PREFIXES[after]}${randomBytes(32).toString('base64url')}`;
      const expiresAt = new Date(Date.now() + STEP_MS);
      await internalAdapter.createVerificationValue({ identifier: `${KIND}${token}`, value: accountId, expiresAt });
      return token;
    },
    async ownerOf(token) {
      const step = await internalAdapter.findVerificationValue(`${KIND}${token}`);
      return step !== null && step.expiresAt > new Date() ? step.value : null;
    },
    firstStepOf: (token) => (token.startsWith(PREFIXES['single-sign-on']) ? 'single-sign-on' : 'password'),
    async end(token) {
      return (await internalAdapter.consumeVerificationValue(`${KIND}${token}`)) !== null;
    },
  };
}
