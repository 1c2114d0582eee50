import type { ClientRules } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { unwrap } from '../../platform/http/request-errors.ts';
import type { IdentityDeps } from '../account/auth-policy.ts';
import { callerOf } from '../http/identity-http.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './own-second-factor.ts';
import { SECOND_FACTOR_ENDPOINTS } from './second-factor-endpoints.ts';

export interface SecondFactorRoutesDeps {
  identity: IdentityDeps;
  clients: ClientRules;
}

/** The calls about the second factor of whoever is signed in. */
export function mountSecondFactor(app: App, { identity, clients }: SecondFactorRoutesDeps): void {
  const calls = SECOND_FACTOR_ENDPOINTS;
  mount(app, calls.read, ({ user }) => readSecondFactor(identity, user));
  mount(app, calls.begin, async ({ body, user, context }) =>
    unwrap(await beginSecondFactor(identity, { ...body, user }, callerOf(context, clients))),
  );
  mount(app, calls.confirm, async ({ body, user, context }) => ({
    recoveryCodes: unwrap(await confirmSecondFactor(identity, { ...body, user }, callerOf(context, clients))),
  }));
  mount(app, calls.renewRecoveryCodes, async ({ body, user, context }) => ({
    recoveryCodes: unwrap(await renewRecoveryCodes(identity, { ...body, user }, callerOf(context, clients))),
  }));
  mount(app, calls.end, async ({ body, user, context }) => {
    unwrap(await endSecondFactor(identity, { ...body, user }, callerOf(context, clients)));
  });
}
