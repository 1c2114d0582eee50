import { randomBytes } from 'node:crypto';
import type { ClientRules } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { unwrap } from '../../platform/http/request-errors.ts';
import type { AuthRoutesDeps } from '../auth.routes.ts';
import {
  callerOf,
  forgetPasskeyBrowser,
  forgetSecondStep,
  passkeyBrowserOf,
  rememberPasskeyBrowser,
  secondStepOf,
} from '../http/identity-http.ts';
import { giveSession } from '../http/begin-session.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts';
import { PASSKEYS_ENDPOINTS } from './passkeys-endpoints.ts';
import {
  beginPasskeySignIn,
  readSecondStep,
  signInWithPasskey,
  takeSecondStepWithPasskey,
} from './sign-in-with-passkey.ts';

export interface PasskeysRoutesDeps extends Pick<AuthRoutesDeps, 'identity' | 'claimChats'> {
  clients: ClientRules;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The calls about the passkeys of whoever is signed in, and those that sign in with one. */
export function mountPasskeys(app: App, deps: PasskeysRoutesDeps): void {
  const { identity, clients, now } = deps;
  const calls = PASSKEYS_ENDPOINTS;
  const fresh = { ...identity, now };
  mount(app, calls.list, async ({ user }) => ({ passkeys: await listPasskeys(identity, user) }));
  mount(app, calls.begin, async ({ body, user, context }) => ({
    options: unwrap(await beginPasskey(fresh, { ...body, user }, callerOf(context, clients))),
  }));
  mount(app, calls.add, async ({ body, user, context }) =>
    unwrap(await addPasskey(identity, { ...body, user }, callerOf(context, clients))),
  );
  mount(app, calls.rename, async ({ body, user, params }) =>
    unwrap(await renamePasskey(identity, { user, id: params.passkeyId, name: body.name })),
  );
  mount(app, calls.remove, async ({ body, user, params, context }) => {
    const removing = { ...body, user, id: params.passkeyId };
    unwrap(await removePasskey(fresh, removing, callerOf(context, clients)));
  });
  mountSignIn(app, deps);
}

function mountSignIn(app: App, deps: PasskeysRoutesDeps): void {
  const { identity, clients } = deps;
  const calls = PASSKEYS_ENDPOINTS;
  mount(app, calls.secondStepOptions, async ({ context }) =>
    unwrap(await readSecondStep(identity, secondStepOf(context), callerOf(context, clients))),
  );
  mount(app, calls.secondStep, async ({ body, context }) => {
    const step = { ...body, token: secondStepOf(context), headers: context.req.raw.headers };
    const session = unwrap(await takeSecondStepWithPasskey(identity, step, callerOf(context, clients)));
    forgetSecondStep(context);
    await giveSession(deps, context, session);
  });
  mount(app, calls.signInOptions, async ({ context }) => {
    const browser = randomBytes(32).toString('base64url');
    const options = unwrap(await beginPasskeySignIn(identity, browser, callerOf(context, clients)));
    rememberPasskeyBrowser(context, browser, clients);
    return { options };
  });
  mount(app, calls.signIn, async ({ body, context }) => {
    const attempt = { ...body, browser: passkeyBrowserOf(context), headers: context.req.raw.headers };
    const session = unwrap(await signInWithPasskey(identity, attempt, callerOf(context, clients)));
    forgetPasskeyBrowser(context);
    await giveSession(deps, context, session);
  });
}
