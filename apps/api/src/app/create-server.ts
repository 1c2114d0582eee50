import { randomUUID } from 'node:crypto';
import {
  INTERFACE_LANGUAGES,
  LANGUAGE_COOKIE,
  negotiateLanguage,
  writeRetryAfter,
  type InterfaceLanguage,
  type Plans,
  type SiteSettings,
} from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { mountAdmin, type AdminRoutesDeps } from '../admin/admin.routes.ts';
import { mountLlmSettings, type LlmSettingsRoutesDeps } from '../admin/llm-settings.routes.ts';
import { mountChat, type ChatRoutesDeps } from '../chat/chat.routes.ts';
import type { DrawnExamples } from '../chat/example/drawn-examples.ts';
import { mountExample, type ExampleRoutesDeps } from '../chat/example/example.routes.ts';
import { mountBilling, type BillingRoutesDeps } from '../billing/billing.routes.ts';
import { mountContent, type ContentRoutesDeps } from '../content/content.routes.ts';
import { tellEvents } from '../analytics/http/tell-events.ts';
import { mountAnalytics, type AnalyticsRoutesDeps } from '../analytics/analytics.routes.ts';
import { mayCount } from '../analytics/may-count.ts';
import { mountAuth, type AuthRoutesDeps } from '../identity/auth.routes.ts';
import { identifyUser } from '../identity/http/identify-user.ts';
import { mountInvites } from '../organizations/invites.routes.ts';
import {
  mountSingleSignOn,
  type SingleSignOnRoutesDeps,
} from '../organizations/single-sign-on/single-sign-on.routes.ts';
import { mountOrganizations, type OrganizationsRoutesDeps } from '../organizations/organizations.routes.ts';
import { mountSignOn } from '../identity/single-sign-on/single-sign-on.routes.ts';
import { mountUsers, type UsersRoutesDeps } from '../identity/users.routes.ts';
import { mountPasskeys } from '../identity/passkeys/passkeys.routes.ts';
import { mountSecondFactor } from '../identity/second-factor/second-factor.routes.ts';
import { mountLibrary, type LibraryRoutesDeps } from '../library/library.routes.ts';
import { mountSaved, type SavedRoutesDeps } from '../library/saved/saved.routes.ts';
import { mountReviews, type ReviewsRoutesDeps } from '../reviews/reviews.routes.ts';
import { mountUpdates, type UpdatesRoutesDeps } from '../literature/updates.routes.ts';
import { mountLiterature, type LiteratureRoutesDeps } from '../literature/literature.routes.ts';
import { mountAlerts, type AlertsRoutesDeps } from '../alerts/alerts.routes.ts';
import { mountReferrals, type ReferralsRoutesDeps } from '../referrals/referrals.routes.ts';
import { mountSearch, type SearchRoutesDeps } from '../search/search.routes.ts';
import { mountDocuments, type DocumentsRoutesDeps } from '../sources/documents.routes.ts';
import { mountSources, type SourcesRoutesDeps } from '../sources/sources.routes.ts';
import { mountNotifications, type NotificationsRoutesDeps } from '../support/notifications.routes.ts';
import { mountContact, type ContactRoutesDeps } from '../support/contact/contact.routes.ts';
import { mountTemplates, type TemplatesRoutesDeps } from '../templates/templates.routes.ts';
import { StoreFailure } from '../sources/store/object-store.ports.ts';
import { saysDiskFull, type DiskSpace } from '../platform/disk-space.ts';
import { ensureOwner, type ServerContext, type ServerEnvironment } from '../platform/http/client.ts';
import { budgetOfNetwork, budgetOfUser, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import { knownHostsOnly } from '../platform/http/known-hosts.ts';
import { endpointOf, refuseOtherMethods, type App } from '../platform/http/mount.ts';
import { LOOK_AGAIN_SECONDS, refuseWhenFull } from '../platform/http/refuse-when-full.ts';
import { shedLoad, type LoadWatch } from '../platform/http/load-shedding.ts';
import { errorResponse, RequestFailure, statusOf, type ErrorCode } from '../platform/http/request-errors.ts';
import { noStore, sameSiteOnly, securityHeaders, type PaymentOrigins } from '../platform/http/security.ts';
import { loadStaticFiles, type Telemetry } from '../platform/http/static-files.ts';
import { mountOutbox } from '../platform/mail/outbox.routes.ts';
import type { Log } from '../platform/log.ts';
import { mountGraphql } from './graphql/graphql.routes.ts';
import type { GraphqlRoutesDeps } from './graphql/graphql-deps.ts';
import { mountInternal, onlyCommandLine, type InternalRoutesDeps } from './internal.routes.ts';
import { isPage } from './page-paths.ts';
import { mountServer, type ServerRoutesDeps } from './server.routes.ts';

export interface ServerDeps
  extends
    AuthRoutesDeps,
    UsersRoutesDeps,
    OrganizationsRoutesDeps,
    SingleSignOnRoutesDeps,
    NotificationsRoutesDeps,
    ContactRoutesDeps,
    ContentRoutesDeps,
    ReferralsRoutesDeps,
    AlertsRoutesDeps,
    SourcesRoutesDeps,
    DocumentsRoutesDeps,
    TemplatesRoutesDeps,
    AdminRoutesDeps,
    BillingRoutesDeps,
    LlmSettingsRoutesDeps,
    AnalyticsRoutesDeps,
    ChatRoutesDeps,
    ExampleRoutesDeps,
    LiteratureRoutesDeps,
    SearchRoutesDeps,
    LibraryRoutesDeps,
    SavedRoutesDeps,
    ReviewsRoutesDeps,
    UpdatesRoutesDeps,
    GraphqlRoutesDeps,
    InternalRoutesDeps,
    ServerRoutesDeps,
    CallBudgetDeps {
  /** Directory of the built web application. */
  webRoot: string;
  /** What the home page begins with, and others show. */
  drawnExamples: DrawnExamples;
  /** Origin of the store that pages send files to; null where that is this server. */
  uploadOrigin: string | null;
  log: Log;
  load: LoadWatch;
  /** What pages about the product say of whoever runs the server. */
  site: SiteSettings;
  /** Whether plans are sold here. */
  plans: Plans;
  /** Where the pages of a payment provider come from; null where it has none. */
  paymentOrigins: PaymentOrigins | null;
  /** Whether the server goes by a name. */
  isKnownHost: (name: string) => boolean;
  space: Pick<DiskSpace, 'isLow'>;
}

/** The page on which somebody pays, which alone may load anything of a payment provider. */
const CHECKOUT_PAGE = '/checkout';

/** Pages with an example of what the collection answers. */
const EXAMPLE_PAGES: ReadonlySet<string> = new Set(['/', '/solutions']);

/** What servers log for a client that went away; it never arrives anywhere. */
const CLIENT_CLOSED_REQUEST = 499;

const UNKNOWN_HOST =
  'A request named a host this server does not go by; if it is one of yours, set FOOTNOTE_PUBLIC_URL or FOOTNOTE_HOSTS.';

/** Puts the HTTP server together; it runs in process as well as behind a port. */
export function createServer(deps: ServerDeps): App {
  const app: App = new Hono<ServerEnvironment>();
  app.onError((error, context) => failure(deps.log, error, context));
  app.notFound((context) => missing(context));
  app.use(observe(deps));
  app.use(securityHeaders(deps.clients));
  app.use(knownHostsOnly(deps.isKnownHost, () => deps.log.warn(UNKNOWN_HOST)));
  // A page and its files lie in memory: without them a user could not even read that the server is busy.
  app.use('/api/*', shedLoad(deps.load));
  app.use('/api/*', noStore());
  app.use(sameSiteOnly());
  app.use(budgetOfNetwork(deps));
  app.use('/api/*', refuseWhenFull(deps.space));
  app.use('/api/internal/*', onlyCommandLine(deps.token));
  app.use('/api/*', identifyUser({ ...deps.identity, plans: deps.plans }, deps.clients, denied(deps.log)));
  app.use('/api/*', budgetOfUser(deps));
  app.use('/api/*', tellEvents(deps.telemetry, deps.log));
  mountPeople(app, deps);
  mountSources(app, deps);
  mountDocuments(app, deps);
  mountTemplates(app, deps);
  mountBilling(app, deps);
  mountAdmin(app, deps);
  mountLlmSettings(app, deps);
  mountAnalytics(app, deps);
  mountOutbox(app, deps.outbox);
  mountChat(app, deps);
  mountExample(app, deps);
  mountLiterature(app, deps);
  mountUpdates(app, deps);
  mountSearch(app, deps);
  mountLibrary(app, deps);
  mountSaved(app, deps);
  mountReviews(app, deps);
  mountGraphql(app, deps);
  mountInternal(app, deps);
  mountServer(app, deps);
  refuseOtherMethods(app);
  const site = loadStaticFiles(deps.webRoot, deps.uploadOrigin);
  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return next();
    const file = await site.file(path, context.req.raw);
    if (file !== null) return file;
    const language = pageLanguage(context);
    const page = await site.page(context.req.raw, {
      language,
      example: EXAMPLE_PAGES.has(path) ? await deps.drawnExamples.html(language) : null,
      telemetry: mayCount(context.req.raw.headers) ? telemetryOf(deps.telemetry) : [],
      plans: deps.plans,
      site: deps.site,
      payment: path === CHECKOUT_PAGE ? deps.paymentOrigins : null,
    });
    if (page === null) return next();
    // A visitor is known from the first page on, so that two early calls cannot make two visitors of one browser.
    ensureOwner(context, deps.clients);
    return context.body(page.body, isPage(path) ? 200 : 404, page.headers);
  });
  return app;
}

/** The calls about accounts, organizations, and what passes between people and the service. */
function mountPeople(app: App, deps: ServerDeps): void {
  mountAuth(app, deps);
  mountSignOn(app, deps);
  mountUsers(app, deps);
  mountSecondFactor(app, deps);
  mountPasskeys(app, deps);
  mountOrganizations(app, deps);
  mountInvites(app, deps);
  mountSingleSignOn(app, deps);
  mountNotifications(app, deps);
  mountContact(app, deps);
  mountContent(app, deps);
  mountReferrals(app, deps);
  mountAlerts(app, deps);
}

/** What pages are asked to tell. */
function telemetryOf({ pageViews, analytics, reports }: ServerDeps['telemetry']): Telemetry[] {
  return [
    ...(pageViews || analytics !== null ? ['views' as const] : []),
    ...(analytics === null ? [] : ['events' as const]),
    ...(analytics?.records === true ? ['recording' as const] : []),
    ...(reports === null ? [] : ['errors' as const]),
  ];
}

/** The language a user chose in this browser, else the one it asks for. */
function pageLanguage(context: ServerContext): InterfaceLanguage {
  const chosen = INTERFACE_LANGUAGES.find((language) => language === getCookie(context, LANGUAGE_COOKIE));
  return chosen ?? negotiateLanguage(context.req.header('accept-language') ?? '');
}

function observe({ log, metrics }: ServerDeps): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    context.set('requestId', requestId);
    context.set('endpoint', endpointOf(context));
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const route = routeOf(context);
    const seconds = (performance.now() - began) / 1000;
    context.res.headers.set('x-request-id', requestId);
    metrics.requests.observe({ method, route, status: String(status) }, seconds);
    log.info({ requestId, method, route, status, seconds }, 'request');
  };
}

/** The pattern and never the address itself, which may name a session. */
function routeOf(context: ServerContext): string {
  const { path } = context.req;
  const endpoint = context.get('endpoint');
  if (endpoint !== undefined) return endpoint.path;
  if (path.startsWith('/api/')) return '/api/*';
  return isPage(path) ? 'page' : 'file';
}

/** Statuses of calls that somebody may not make, or not as who they are. */
const DENIALS: ReadonlySet<number> = new Set([401, 403]);

/** Writes down who was denied what, by ids alone. */
function denied(log: Log): (context: ServerContext, code: ErrorCode) => void {
  return (context, code) => {
    const account = context.get('user')?.accountId ?? null;
    const { method } = context.req;
    const route = routeOf(context);
    log.warn({ requestId: context.get('requestId'), method, route, code, account }, 'Access was denied.');
  };
}

function failure(log: Log, error: Error, context: ServerContext): Response {
  if (error instanceof RequestFailure) {
    if (DENIALS.has(statusOf(error.code))) denied(log)(context, error.code);
    const wait = error.retryAfterSeconds;
    const refused = errorResponse(error.code, wait === undefined ? {} : { 'retry-after': writeRetryAfter(wait) });
    for (const cookie of error.cookies) refused.headers.append('set-cookie', cookie);
    return refused;
  }
  // Nobody waits for the answer any more, as when a user goes on typing.
  if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const requestId = context.get('requestId');
  if (error instanceof StoreFailure) {
    log.error({ requestId, err: error }, 'The store of documents failed.');
    return errorResponse('source/store-failed');
  }
  if (error instanceof LiteratureIndexFailure && !saysDiskFull(error)) {
    log.error({ requestId, code: error.detail.code }, 'The literature index failed.');
    return errorResponse(error.detail.code);
  }
  if (saysDiskFull(error)) {
    log.error({ requestId }, 'A request failed because the disk is full.');
    return errorResponse('server/disk-full', { 'retry-after': writeRetryAfter(LOOK_AGAIN_SECONDS) });
  }
  log.error({ requestId, err: error }, 'A request failed.');
  return errorResponse('internal');
}

function missing(context: ServerContext): Response {
  const { path } = context.req;
  if (context.req.method !== 'GET' && isPage(path))
    return errorResponse('request/method-not-allowed', { allow: 'GET' });
  return errorResponse('request/not-found');
}
