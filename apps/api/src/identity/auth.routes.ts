import {
  changePasswordSchema,
  emailOnlySchema,
  registerSchema,
  resetLinkQuerySchema,
  resetPasswordSchema,
  sandboxAccessSchema,
  signInSchema,
  socialSignInSchema,
  verifyEmailSchema,
} from '@footnote/domain';
import { Hono } from 'hono';
import {
  forgetVisitor,
  visitorOwner,
  type ClientRules,
  type ServerContext,
  type ServerEnvironment,
} from '../platform/http/client.ts';
import { accountOwner } from '../platform/owner.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Log } from '../platform/log.ts';
import { outboxOf, type OutboxPages } from '../platform/mail/outbox.routes.ts';
import {
  checkResetLink,
  requestReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './account/account-links.ts';
import { AUTH_ENDPOINTS } from './auth-endpoints.ts';
import { isEmailAllowed, tooMany, type IdentityDeps } from './account/auth-policy.ts';
import {
  callerOf,
  unwrap,
  rememberDevice,
  currentUser,
  setCookies,
  parseInput,
  parseBody,
} from './http/identity-http.ts';
import type { NewSession } from './identity.ports.ts';
import { changePassword, signOut } from './account/own-account.ts';
import { registerAccount } from './account/register-account.ts';
import { finishSocialSignIn, signIn } from './account/sign-in.ts';

export interface AuthRoutesDeps {
  identity: IdentityDeps;
  clients: ClientRules;
  log: Pick<Log, 'warn'>;
  /** Directory of messages that are written and not sent; null where nobody may read them. */
  outbox: OutboxPages | null;
  /** Gives what a visitor did to the account they signed in to. */
  claimChats: (visitor: string, account: string) => Promise<void>;
}

/** The calls of the auth screens. */
export function authRoutes(deps: AuthRoutesDeps): Hono<ServerEnvironment> {
  const { identity, clients } = deps;
  const { rules, limits } = identity;
  const routes = new Hono<ServerEnvironment>();
  const calls = AUTH_ENDPOINTS;

  routes.get(calls.options.path, async (context) => {
    const providers = await (await identity.authentication()).providers();
    return context.json({
      providers,
      revealsEmails: rules.revealEmails,
      sandbox: rules.sandboxEmails !== null,
      outbox: outboxOf(deps.outbox, context),
    });
  });
  routes.post(calls.register.path, async (context) => {
    const request = await parseBody(context, registerSchema);
    return context.json(unwrap(await registerAccount(identity, request, callerOf(context, clients))));
  });
  routes.post(calls.signIn.path, async (context) => {
    const request = await parseBody(context, signInSchema);
    const { headers } = context.req.raw;
    const session = unwrap(await signIn(identity, { ...request, headers }, callerOf(context, clients)));
    await begin(deps, context, session);
    rememberDevice(context, identity.devices.mark(request.email), clients);
    return context.body(null, 204);
  });
  routes.post(calls.token.path, async (context) => {
    const request = await parseBody(context, signInSchema);
    const fresh = { ...request, headers: new Headers() };
    const { token, expiresAt } = unwrap(await signIn(identity, fresh, callerOf(context, clients)));
    return context.json({ token, expiresAt }, 200, { 'cache-control': 'no-store' });
  });
  routes.post(calls.signOut.path, async (context) => {
    const { headers } = context.req.raw;
    const user = context.get('user') ?? null;
    const cookies = await signOut(identity, { user, headers }, callerOf(context, clients));
    setCookies(context, cookies, clients);
    return context.body(null, 204);
  });
  routes.post(calls.changePassword.path, async (context) => {
    const request = await parseBody(context, changePasswordSchema);
    const change = { ...request, user: currentUser(context), headers: context.req.raw.headers };
    const session = unwrap(await changePassword(identity, change, callerOf(context, clients)));
    setCookies(context, session.cookies, clients);
    return context.body(null, 204);
  });
  routes.post(calls.sandboxAccess.path, async (context) => {
    const { email } = await parseBody(context, sandboxAccessSchema);
    const limited = tooMany(await limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    return context.json({ data: { allowed: isEmailAllowed(rules, email) } });
  });
  linkRoutes(deps, routes);
  socialRoutes(deps, routes);
  return routes;
}

/** What is done with the links of messages, and what asks for them. */
function linkRoutes({ identity, clients }: AuthRoutesDeps, routes: Hono<ServerEnvironment>): void {
  const calls = AUTH_ENDPOINTS;
  routes.post(calls.verifyEmail.path, async (context) => {
    const { token } = await parseBody(context, verifyEmailSchema);
    unwrap(await verifyEmail(identity, token, callerOf(context, clients)));
    return context.body(null, 204);
  });
  routes.post(calls.resendVerification.path, async (context) => {
    const request = await parseBody(context, emailOnlySchema);
    return context.json(unwrap(await resendVerification(identity, request, callerOf(context, clients))));
  });
  routes.post(calls.requestReset.path, async (context) => {
    const request = await parseBody(context, emailOnlySchema);
    return context.json(unwrap(await requestReset(identity, request, callerOf(context, clients))));
  });
  routes.get(calls.resetLink.path, async (context) => {
    const { oobCode } = parseInput(resetLinkQuerySchema, context.req.query());
    unwrap(await checkResetLink(identity, oobCode, callerOf(context, clients)));
    return context.body(null, 204);
  });
  routes.post(calls.resetPassword.path, async (context) => {
    const request = await parseBody(context, resetPasswordSchema);
    const email = unwrap(await resetPassword(identity, request, callerOf(context, clients)));
    // Whoever reads the mail of an address is let in where others have guessed at its password.
    rememberDevice(context, identity.devices.mark(email), clients);
    return context.body(null, 204);
  });
}

function socialRoutes(deps: AuthRoutesDeps, routes: Hono<ServerEnvironment>): void {
  const { identity, clients } = deps;
  const { social, callback } = AUTH_ENDPOINTS;
  routes.post(social.path, async (context) => {
    const { provider } = await parseBody(context, socialSignInSchema);
    const limited = tooMany(await identity.limits.attempt(callerOf(context, clients).address));
    if (limited !== null) unwrap(limited);
    const started = await (await identity.authentication()).beginSocial(provider, context.req.raw.headers);
    if (!started.ok) {
      const code = started.error;
      deps.log.warn({ requestId: context.get('requestId'), code }, 'Signing in with a provider failed.');
      throw new RequestFailure(code);
    }
    const { url, cookies } = started.value;
    setCookies(context, cookies, clients);
    return context.json({ url });
  });
  routes.get(callback.path, async (context) => {
    const sentBack = { request: context.req.raw, provider: context.req.param('provider') ?? '' };
    const finished = await finishSocialSignIn(identity, sentBack, callerOf(context, clients));
    if (!finished.ok) {
      const { code } = finished.error;
      deps.log.warn({ requestId: context.get('requestId'), code }, 'Signing in with a provider failed.');
      return context.redirect(endOf({ outcome: 'failed', code }));
    }
    await begin(deps, context, finished.value);
    return context.redirect(endOf({ outcome: 'signed-in', newAccount: String(finished.value.newAccount) }));
  });
}

function endOf(outcome: Record<string, string>): string {
  return `/customAuthAction?${new URLSearchParams(outcome).toString()}`;
}

/** Lets a browser have its session, and the account what the visitor did. */
async function begin({ identity, clients, claimChats }: AuthRoutesDeps, context: ServerContext, session: NewSession) {
  const visitor = visitorOwner(context);
  if (visitor !== null) {
    await claimChats(visitor, accountOwner(session.accountId));
    // The account says whose they are; the address a visitor gave has done its work.
    await identity.visitors.forget(visitor);
    forgetVisitor(context);
  }
  setCookies(context, session.cookies, clients);
}
