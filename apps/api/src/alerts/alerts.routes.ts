import type { AlertErrorCode } from '@footnote/domain';
import type { ChatSessions } from '../chat/chat.ports.ts';
import { spend } from '../platform/budgets/spending.ts';
import { requestOwner } from '../platform/http/client.ts';
import { takeAlso, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { orNotFound, RequestFailure, unwrap } from '../platform/http/request-errors.ts';
import { isOwnSite } from '../platform/http/security.ts';
import { ALERTS_ENDPOINTS } from './alerts-endpoints.ts';
import { followAnswer, type FollowDeps } from './follow-answer.ts';
import { subscribeAlert, type SubscribeDeps } from './subscribe-alert.ts';
import { readUnsubscribeToken, type LinkSigning } from './unsubscribe-link.ts';

/** What the calls about alerts work with. */
export type AlertsServed = Pick<SubscribeDeps, 'alerts' | 'accounts'> & Pick<FollowDeps, 'studiesOn'> & LinkSigning;

export interface AlertsRoutesDeps extends Omit<SubscribeDeps, keyof AlertsServed>, CallBudgetDeps {
  alerts: AlertsServed;
  sessions: ChatSessions;
}

const NOT_FOUND = 'alert/not-found' satisfies AlertErrorCode;
const LINK_INVALID = 'alert/link-invalid' satisfies AlertErrorCode;

function found(is: boolean): void {
  if (!is) throw new RequestFailure(NOT_FOUND);
}

/** The calls about saved searches and their alerts. */
export function mountAlerts(app: App, deps: AlertsRoutesDeps): void {
  const { alerts } = deps.alerts;
  const calls = ALERTS_ENDPOINTS;
  const answerOf = async (accountId: string, id: string) =>
    (await alerts.answers(accountId)).find((one) => one.id === id) ?? null;
  mount(app, calls.list, async ({ user: { accountId } }) => {
    const [searches, answers] = await Promise.all([alerts.list(accountId), alerts.answers(accountId)]);
    return { alerts: searches, answers };
  });
  mount(app, calls.follow, async ({ user: { accountId }, body: request, signal, context }) => {
    await takeAlso(deps, context, 'search');
    const owner = orNotFound(requestOwner(context), 'alert/answer-not-found');
    return unwrap(await followAnswer({ ...deps, ...deps.alerts }, { accountId, owner }, { request, signal }));
  });
  mount(app, calls.subscribe, async ({ user, body: request, signal, context }) => {
    await takeAlso(deps, context, 'search');
    const saved = unwrap(await subscribeAlert({ ...deps, ...deps.alerts }, user.accountId, { request, signal }));
    spend('bytes', Buffer.byteLength(JSON.stringify(saved)));
    return saved;
  });
  mount(app, calls.load, async ({ user, params }) =>
    orNotFound(await alerts.find(user.accountId, params.alertId), NOT_FOUND),
  );
  mount(app, calls.update, async ({ user, params, body }) => {
    found(await alerts.update(user.accountId, params.alertId, body));
    const { accountId } = user;
    const { alertId } = params;
    return orNotFound((await alerts.find(accountId, alertId)) ?? (await answerOf(accountId, alertId)), NOT_FOUND);
  });
  mount(app, calls.remove, async ({ user, params }) => found(await alerts.remove(user.accountId, params.alertId)));
  mount(app, calls.click, async ({ user, params }) =>
    found(await alerts.registerClick(user.accountId, params.deliveryId)),
  );
  mountUnsubscribing(app, deps.alerts);
}

function mountUnsubscribing(app: App, { alerts, ...signing }: AlertsServed): void {
  const calls = ALERTS_ENDPOINTS;
  const alertOf = (token: string) => orNotFound(readUnsubscribeToken(signing, token), LINK_INVALID);
  mount(app, calls.unsubscribe, async ({ user, query, context }) => {
    if (!isOwnSite(context.req.raw)) throw new RequestFailure('request/cross-site');
    await alerts.unsubscribeAddress(user.accountId, query.email);
  });
  mount(app, calls.followLink, ({ params, context }) => {
    alertOf(params.token);
    return context.redirect(`/unsubscribe?token=${params.token}`, 303);
  });
  mount(app, calls.oneClick, async ({ params }) => {
    if (!(await alerts.unsubscribe(alertOf(params.token)))) throw new RequestFailure(LINK_INVALID);
  });
  mount(app, calls.linked, async ({ params }) => {
    const linked = await alerts.linked(alertOf(params.token));
    const { email } = orNotFound(linked[0] ?? null, LINK_INVALID);
    const title = linked.map((one) => one.title).join(' · ');
    return { email, title, active: linked.some(({ state }) => state !== 'unsubscribed') };
  });
}
