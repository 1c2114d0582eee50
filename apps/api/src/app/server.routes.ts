import { z } from 'zod';
import type { DiskSpace } from '../platform/disk-space.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { mayReadMetrics, type MetricsRules } from '../platform/http/metrics-route.ts';
import { mount, publicEndpoints, type App } from '../platform/http/mount.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import type { Metrics } from '../platform/metrics.ts';

export interface ServerRoutesDeps {
  metrics: Metrics;
  metricsRules: MetricsRules;
  version: string;
  space: Pick<DiskSpace, 'isLow'>;
  /** Rejects when something the server needs does not answer. */
  checkHealth: () => Promise<void>;
}

/** What the server says about itself. */
const SERVER_ENDPOINTS = {
  document: {
    method: 'get',
    path: '/api/openapi.json',
    access: 'anyone',
    budget: 'read',
    summary: 'Describes the API.',
    answer: { json: z.record(z.string(), z.unknown()) },
    internal: true,
  },
  health: {
    method: 'get',
    path: '/healthz',
    access: 'anyone',
    budget: 'operator',
    summary: 'Says whether the server works, and whether its disk is nearly full.',
    answer: { json: z.strictObject({ status: z.enum(['ok', 'degraded']), version: z.string() }) },
    internal: true,
  },
  metrics: {
    method: 'get',
    path: '/metrics',
    access: 'operator',
    budget: 'operator',
    summary: 'Gives the figures of the server as Prometheus reads them.',
    answer: { files: ['text/plain'] },
    internal: true,
  },
} as const satisfies Record<string, Endpoint>;

/** Serves what the server says about itself; the description, which most servers are never asked for, is written when it is. */
export function mountServer(app: App, deps: ServerRoutesDeps): void {
  const { registry } = deps.metrics;
  let description: Record<string, unknown> | undefined;
  mount(app, SERVER_ENDPOINTS.document, () => (description ??= openApiDocument(publicEndpoints(app), deps.version)));
  mount(app, SERVER_ENDPOINTS.health, async () => {
    await deps.checkHealth();
    const status = deps.space.isLow() ? ('degraded' as const) : ('ok' as const);
    return { status, version: deps.version };
  });
  mount(app, SERVER_ENDPOINTS.metrics, async ({ context }) => {
    if (!mayReadMetrics(context, deps.metricsRules)) throw new RequestFailure('request/not-found');
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}
