import type { Log } from '../../platform/log.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import { unwrap } from '../../platform/http/request-errors.ts';
import { SIGN_ON_ENDPOINTS } from './single-sign-on-endpoints.ts';
import type { IdentityDeps } from '../account/auth-policy.ts';
import { endOf, giveSession, type SessionDeps } from '../http/begin-session.ts';
import { callerOf, forgetSignOn, rememberSecondStep, rememberSignOn, signOnOf } from '../http/identity-http.ts';
import { beginSingleSignOn, finishSingleSignOn } from './single-sign-on.ts';

export interface SignOnRoutesDeps extends SessionDeps {
  identity: IdentityDeps;
  log: Pick<Log, 'warn'>;
}

const FAILED = 'Signing on with the provider of an organization failed.';

/** The calls by which people come in with the provider of their organization. */
export function mountSignOn(app: App, deps: SignOnRoutesDeps): void {
  const { identity, clients } = deps;
  const { offer, begin, callback } = SIGN_ON_ENDPOINTS;
  mount(app, offer, async ({ body }) => ({ label: await identity.singleSignOn.offer(body.email) }));
  mount(app, begin, async ({ body, context }) => {
    const begun = await beginSingleSignOn(identity, body.email, callerOf(context, clients));
    if (!begun.ok) {
      deps.log.warn({ requestId: context.get('requestId'), code: begun.error.code }, FAILED);
      return unwrap(begun);
    }
    rememberSignOn(context, begun.value.browser, clients);
    return { url: begun.value.url };
  });
  mount(app, callback, async ({ params, context }) => {
    const { headers } = context.req.raw;
    const caller = callerOf(context, clients);
    const query = new URL(context.req.url).searchParams;
    const back = { ...params, browser: signOnOf(context), query, headers, language: caller.language };
    const finished = await finishSingleSignOn(identity, back, caller);
    forgetSignOn(context);
    if (!finished.ok) {
      const { code } = finished.error;
      deps.log.warn({ requestId: context.get('requestId'), code }, FAILED);
      return context.redirect(endOf({ outcome: 'failed', code }));
    }
    const next = finished.value;
    if ('secondStepOf' in next) {
      rememberSecondStep(context, next.step, clients);
      return context.redirect(endOf({ outcome: 'failed', code: 'identity/second-factor-needed' }));
    }
    await giveSession(deps, context, next);
    return context.redirect(endOf({ outcome: 'signed-in', newAccount: String(next.newAccount) }));
  });
}
