import { Hono, type MiddlewareHandler } from 'hono';
import { expect, it } from 'vitest';
import type { ServerEnvironment } from '../../platform/http/client.ts';
import { mount, type App } from '../../platform/http/mount.ts';
import type { Consents } from '../analytics.ports.ts';
import { tellEvents } from './tell-events.ts';

const analytics = {
  records: false,
  capture: () => undefined,
  record: () => Promise.resolve(true),
  close: () => Promise.resolve(),
};
const signedIn: MiddlewareHandler<ServerEnvironment> = async (context, next) => {
  const email = 'ada@example.org';
  context.set('user', { accountId: 'somebody', sessionId: 'one', email, superAdmin: false, sandbox: false, since: 0 });
  await next();
};
const CALL = {
  method: 'post',
  path: '/api/search/pubmed',
  access: 'anyone',
  budget: 'event',
  summary: 'Searches.',
  answer: null,
} as const;

function search(consents: Consents) {
  const logged: unknown[] = [];
  const app: App = new Hono<ServerEnvironment>();
  app.use(signedIn);
  const telemetry = { pageViews: false, analytics, reports: null, consents, secret: 'secret' };
  app.use(tellEvents(telemetry, { warn: (...line: unknown[]) => void logged.push(line) }));
  mount(app, CALL, () => undefined);
  return { logged, answer: app.request('/api/search/pubmed', { method: 'POST' }) };
}

it('leaves an answer as it is, and logs, where it cannot be read who agreed', async () => {
  const { answer, logged } = search({ allowsAnalytics: () => Promise.reject(new Error('No database.')) });
  expect((await answer).status).toBe(204);
  expect(logged).toHaveLength(1);
});

it('keeps no answer waiting for who agreed', async () => {
  const { answer } = search({ allowsAnalytics: () => new Promise(() => undefined) });
  expect((await answer).status).toBe(204);
});
