import { mount, type App } from '../platform/http/mount.ts';
import { rememberDevice } from '../platform/http/cookies/device-cookie.ts';
import { forgetReferral } from '../platform/http/cookies/referral-cookie.ts';
import { RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import type { Log } from '../platform/log.ts';
import { outboxOf, type OutboxPages } from '../platform/mail/outbox.routes.ts';
import {
  checkResetLink,
  requestReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './account/account-links.ts';
import { isEmailAllowed, tooMany, type IdentityDeps } from './account/auth-policy.ts';
import { changePassword, signOut } from './account/own-account.ts';
import { registerAccount } from './account/register-account.ts';
import { finishSocialSignIn, signIn } from './account/sign-in.ts';
import { AUTH_ENDPOINTS } from './auth-endpoints.ts';
import { endOf, giveSession, type SessionDeps } from './http/begin-session.ts';
import { callerOf, forgetSecondStep, secondFactorNeeded, secondStepOf, setCookies } from './http/identity-http.ts';
import { takeBothSteps, takeSecondStep } from './second-factor/second-step.ts';

export interface AuthRoutesDeps extends SessionDeps {
  identity: IdentityDeps;
  log: Pick<Log, 'warn'>;
  /** Directory of messages that are written and not sent; null where nobody may read them. */
  outbox: OutboxPages | null;
}

/** The calls of the auth screens. */
export function mountAuth(app: App, deps: AuthRoutesDeps): void {
  const { identity, clients } = deps;
  const { rules, limits } = identity;
  const calls = AUTH_ENDPOINTS;

  mount(app, calls.options, async ({ context }) => ({
    providers: await (await identity.authentication()).providers(),
    revealsEmails: rules.revealEmails,
    sandbox: rules.sandboxEmails !== null,
    outbox: outboxOf(deps.outbox, context),
  }));
  mount(app, calls.register, async ({ body, context }) => {
    const registered = unwrap(await registerAccount(identity, body, callerOf(context, clients)));
    forgetReferral(context);
    return registered;
  });
  mount(app, calls.signIn, async ({ body, context }) => {
    const { headers } = context.req.raw;
    const next = unwrap(await signIn(identity, { ...body, headers }, callerOf(context, clients)));
    if ('secondStepOf' in next) throw secondFactorNeeded(context, next.step, clients);
    await giveSession(deps, context, next);
  });
  mount(app, calls.secondFactor, async ({ body, context }) => {
    const { headers } = context.req.raw;
    const step = { ...body, token: secondStepOf(context), headers };
    const session = unwrap(await takeSecondStep(identity, step, callerOf(context, clients)));
    forgetSecondStep(context);
    await giveSession(deps, context, session);
  });
  mount(app, calls.token, async ({ body: { code, ...password }, context }) => {
    const caller = callerOf(context, clients);
    const next = unwrap(await signIn(identity, { ...password, headers: new Headers() }, caller));
    const { token, expiresAt } =
      'secondStepOf' in next ? unwrap(await takeBothSteps(identity, { ...next, code }, caller)) : next;
    return { token, expiresAt };
  });
  mount(app, calls.signOut, async ({ user, context }) => {
    const { headers } = context.req.raw;
    setCookies(context, await signOut(identity, { user, headers }, callerOf(context, clients)), clients);
  });
  mount(app, calls.changePassword, async ({ body, user, context }) => {
    const change = { ...body, user, headers: context.req.raw.headers };
    const session = unwrap(await changePassword(identity, change, callerOf(context, clients)));
    setCookies(context, session.cookies, clients);
  });
  mount(app, calls.sandboxAccess, async ({ body, context }) => {
    const limited = tooMany(await limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    return { data: { allowed: isEmailAllowed(rules, body.email) } };
  });
  mountLinks(app, deps);
  mountSocial(app, deps);
}

/** What is done with the links of messages, and what asks for them. */
function mountLinks(app: App, { identity, clients }: AuthRoutesDeps): void {
  const calls = AUTH_ENDPOINTS;
  mount(app, calls.verifyEmail, async ({ body, context }) => {
    unwrap(await verifyEmail(identity, body.token, callerOf(context, clients)));
  });
  mount(app, calls.resendVerification, async ({ body, context }) =>
    unwrap(await resendVerification(identity, body, callerOf(context, clients))),
  );
  mount(app, calls.requestReset, async ({ body, context }) =>
    unwrap(await requestReset(identity, body, callerOf(context, clients))),
  );
  mount(app, calls.resetLink, async ({ query, context }) => {
    unwrap(await checkResetLink(identity, query.oobCode, callerOf(context, clients)));
  });
  mount(app, calls.resetPassword, async ({ body, context }) => {
    const caller = callerOf(context, clients);
    const email = unwrap(await resetPassword(identity, body, caller));
    // Whoever reads the mail of an address is let in where others have guessed at its password.
    rememberDevice(context, identity.devices.mark(email, caller.device), clients);
  });
}

function mountSocial(app: App, deps: AuthRoutesDeps): void {
  const { identity, clients } = deps;
  const { social, callback } = AUTH_ENDPOINTS;
  mount(app, social, async ({ body, context }) => {
    const limited = tooMany(await identity.limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    const started = await (await identity.authentication()).beginSocial(body.provider, context.req.raw.headers);
    if (!started.ok) {
      const code = started.error;
      deps.log.warn({ requestId: context.get('requestId'), code }, 'Signing in with a provider failed.');
      throw new RequestFailure(code);
    }
    const { url, cookies } = started.value;
    setCookies(context, cookies, clients);
    return { url };
  });
  mount(app, callback, async ({ params, context }) => {
    const sentBack = { request: context.req.raw, provider: params.provider };
    const finished = await finishSocialSignIn(identity, sentBack, callerOf(context, clients));
    if (!finished.ok) {
      const { code } = finished.error;
      deps.log.warn({ requestId: context.get('requestId'), code }, 'Signing in with a provider failed.');
      return context.redirect(endOf({ outcome: 'failed', code }));
    }
    await giveSession(deps, context, finished.value);
    forgetReferral(context);
    return context.redirect(endOf({ outcome: 'signed-in', newAccount: String(finished.value.newAccount) }));
  });
}
