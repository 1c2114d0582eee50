import { randomUUID } from 'node:crypto';
import { negotiateLanguage } from '@footnote/domain';
import { LiteratureIndexFailure } from '@footnote/literature';
import { Hono, type MiddlewareHandler } from 'hono';
import { CHAT_ENDPOINTS } from '../chat/chat-endpoints.ts';
import { chatRoutes, type ChatRoutesDeps } from '../chat/chat.routes.ts';
import { ANALYTICS_ENDPOINTS } from '../analytics/analytics-endpoints.ts';
import { analyticsRoutes, type AnalyticsRoutesDeps } from '../analytics/analytics.routes.ts';
import { mayCount } from '../analytics/may-count.ts';
import { AUTH_ENDPOINTS } from '../identity/auth-endpoints.ts';
import { authRoutes, type AuthRoutesDeps } from '../identity/auth.routes.ts';
import { identifyUser } from '../identity/http/identify-user.ts';
import { USERS_ENDPOINTS } from '../identity/users-endpoints.ts';
import { usersRoutes, type UsersRoutesDeps } from '../identity/users.routes.ts';
import type { ExportReferencesDeps } from '../library/export-references.ts';
import { LIBRARY_ENDPOINTS } from '../library/library-endpoints.ts';
import { libraryRoutes } from '../library/library.routes.ts';
import { LITERATURE_ENDPOINTS } from '../literature/literature-endpoints.ts';
import { UPDATES_ENDPOINTS } from '../literature/updates-endpoints.ts';
import { updatesRoutes, type UpdatesRoutesDeps } from '../literature/updates.routes.ts';
import { literatureRoutes, type LiteratureRoutesDeps } from '../literature/literature.routes.ts';
import { SEARCH_ENDPOINTS } from '../search/search-endpoints.ts';
import { searchRoutes, type SearchRoutesDeps } from '../search/search.routes.ts';
import { saysDiskFull, type DiskSpace } from '../platform/disk-space.ts';
import { ensureOwner, type ServerContext, type ServerEnvironment } from '../platform/http/client.ts';
import { budgetOfNetwork, budgetOfUser, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import type { BudgetClass } from '../platform/budgets/budget-rules.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { knownHostsOnly } from '../platform/http/known-hosts.ts';
import { mayReadMetrics, type MetricsRules } from '../platform/http/metrics-route.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { LOOK_AGAIN_SECONDS, refuseWhenFull } from '../platform/http/refuse-when-full.ts';
import { shedLoad, type LoadWatch } from '../platform/http/load-shedding.ts';
import { errorResponse, RequestFailure, statusOf, type ErrorCode } from '../platform/http/request-errors.ts';
import { noStore, sameSiteOnly, securityHeaders } from '../platform/http/security.ts';
import { loadStaticFiles } from '../platform/http/static-files.ts';
import { outboxRoutes } from '../platform/mail/outbox.routes.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { GRAPHQL_ENDPOINTS } from './graphql-endpoints.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import type { GraphqlRoutesDeps } from './graphql-deps.ts';
import { internalRoutes, type InternalRoutesDeps } from './internal.routes.ts';
import { isPage } from './page-paths.ts';

export interface ServerDeps
  extends
    AuthRoutesDeps,
    UsersRoutesDeps,
    AnalyticsRoutesDeps,
    ChatRoutesDeps,
    LiteratureRoutesDeps,
    SearchRoutesDeps,
    ExportReferencesDeps,
    UpdatesRoutesDeps,
    GraphqlRoutesDeps,
    InternalRoutesDeps,
    CallBudgetDeps {
  /** Directory of the built web application. */
  webRoot: string;
  log: Log;
  metrics: Metrics;
  load: LoadWatch;
  version: string;
  metricsRules: MetricsRules;
  /** Whether the server goes by a name. */
  isKnownHost: (name: string) => boolean;
  space: Pick<DiskSpace, 'isLow'>;
  /** Rejects when something the server needs does not answer. */
  checkHealth: () => Promise<void>;
}

/** What servers log for a client that went away; it never arrives anywhere. */
const CLIENT_CLOSED_REQUEST = 499;

const UNKNOWN_HOST =
  'A request named a host this server does not go by; if it is one of yours, set FOOTNOTE_PUBLIC_URL or FOOTNOTE_HOSTS.';

/** Every documented call. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(AUTH_ENDPOINTS),
  ...Object.values(USERS_ENDPOINTS),
  ...Object.values(ANALYTICS_ENDPOINTS),
  ...Object.values(CHAT_ENDPOINTS),
  ...Object.values(LITERATURE_ENDPOINTS),
  ...Object.values(UPDATES_ENDPOINTS),
  ...Object.values(SEARCH_ENDPOINTS),
  ...Object.values(LIBRARY_ENDPOINTS),
  ...Object.values(GRAPHQL_ENDPOINTS),
];

/** What is no documented call, by how its path begins; all else that is no call is a page or one of its files. */
export const OTHER_BUDGETS: Readonly<Record<string, BudgetClass>> = {
  '/api/openapi.json': 'read',
  '/api/internal': 'operator',
  '/healthz': 'operator',
  '/metrics': 'operator',
  '/dev/outbox': 'operator',
};

/** The budget of whatever may be asked of the server. */
export function budgetOf(method: string, path: string): BudgetClass {
  const known = endpointOf(method, path);
  if (known !== undefined) return known.budget;
  const other = Object.entries(OTHER_BUDGETS).find(([start]) => path === start || path.startsWith(`${start}/`));
  return other?.[1] ?? (path.startsWith('/api/') ? 'read' : 'page');
}

/** Puts the HTTP server together; it runs in process as well as behind a port. */
export function createServer(deps: ServerDeps): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>();
  app.onError((error, context) => failure(deps.log, error, context));
  app.notFound((context) => missing(context));
  app.use(observe(deps));
  app.use(securityHeaders(deps.clients));
  app.use(knownHostsOnly(deps.isKnownHost, () => deps.log.warn(UNKNOWN_HOST)));
  // A page and its files lie in memory: without them a user could not even read that the server is busy.
  app.use('/api/*', shedLoad(deps.load));
  app.use('/api/*', noStore());
  app.use(sameSiteOnly());
  app.use(budgetOfNetwork(deps, budgetOf));
  app.use('/api/*', refuseWhenFull(deps.space, endpointOf));
  app.use('/api/*', identifyUser(deps.identity, deps.clients, { callOf, onDenied: denied(deps.log) }));
  app.use('/api/*', budgetOfUser(deps, budgetOf));
  app.route('/', authRoutes(deps));
  app.route('/', usersRoutes(deps));
  app.route('/', analyticsRoutes(deps));
  app.route('/', outboxRoutes(deps.outbox));
  app.route('/', chatRoutes(deps));
  app.route('/', literatureRoutes(deps));
  app.route('/', updatesRoutes(deps));
  app.route('/', searchRoutes(deps));
  app.route('/', libraryRoutes(deps));
  app.route('/', graphqlRoutes(deps));
  app.route('/', internalRoutes(deps));
  const document = openApiDocument(ENDPOINTS, deps.version);
  app.get('/api/openapi.json', (context) => context.json(document));
  app.get('/healthz', async (context) => {
    await deps.checkHealth();
    return context.json({ status: deps.space.isLow() ? 'degraded' : 'ok', version: deps.version });
  });
  app.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, deps.metricsRules)) return errorResponse('request/not-found');
    return context.body(await deps.metrics.registry.metrics(), 200, {
      'content-type': deps.metrics.registry.contentType,
    });
  });
  const site = loadStaticFiles(deps.webRoot);
  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return next();
    const file = await site.file(path, context.req.raw);
    if (file !== null) return file;
    const page = site.page(negotiateLanguage(context.req.header('accept-language') ?? ''), {
      pageViews: deps.pageViews && mayCount(context.req.raw.headers),
    });
    if (page === null) return next();
    // A visitor is known from the first page on, so that two early calls cannot make two visitors of one browser.
    ensureOwner(context, deps.clients);
    const headers = {
      'cache-control': 'no-store',
      vary: 'accept-language',
      'content-security-policy': page.policy,
    };
    return context.html(page.html, isPage(path) ? 200 : 404, headers);
  });
  return app;
}

function observe({ log, metrics }: ServerDeps): MiddlewareHandler<ServerEnvironment> {
  return async (context, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    context.set('requestId', requestId);
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
  const { path, method } = context.req;
  const known = ENDPOINTS.find((endpoint) => endpoint.method === method.toLowerCase() && matches(endpoint, path));
  if (known !== undefined) return known.path;
  if (path.startsWith('/api/')) return '/api/*';
  return isPage(path) ? 'page' : 'file';
}

function endpointOf(method: string, path: string): Endpoint | undefined {
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  return ENDPOINTS.find((endpoint) => endpoint.method === name && matches(endpoint, path));
}

/** A call as the permissions name it; null for an address that is none. */
function callOf(method: string, path: string): string | null {
  const known = endpointOf(method, path);
  return known === undefined ? null : `${known.method} ${known.path}`;
}

function matches(endpoint: Endpoint, path: string): boolean {
  return new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
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
    return errorResponse(error.code, wait === undefined ? {} : { 'retry-after': String(Math.ceil(wait)) });
  }
  // Nobody waits for the answer any more, as when a user goes on typing.
  if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  const requestId = context.get('requestId');
  if (error instanceof LiteratureIndexFailure && !saysDiskFull(error)) {
    log.error({ requestId, code: error.detail.code }, 'The literature index failed.');
    return errorResponse(error.detail.code);
  }
  if (saysDiskFull(error)) {
    log.error({ requestId }, 'A request failed because the disk is full.');
    return errorResponse('server/disk-full', { 'retry-after': String(LOOK_AGAIN_SECONDS) });
  }
  log.error({ requestId, err: error }, 'A request failed.');
  return errorResponse('internal');
}

function missing(context: ServerContext): Response {
  const { path } = context.req;
  const methods = ENDPOINTS.filter((endpoint) => matches(endpoint, path)).map(({ method }) => method.toUpperCase());
  if (methods.length > 0) return errorResponse('request/method-not-allowed', { allow: methods.join(', ') });
  if (context.req.method !== 'GET' && isPage(path))
    return errorResponse('request/method-not-allowed', { allow: 'GET' });
  return errorResponse('request/not-found');
}
