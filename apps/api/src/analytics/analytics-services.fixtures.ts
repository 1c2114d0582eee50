import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';

const KEY = 'phc_of_the_tests';
const DSN_KEY = 'abc123';

const capturedSchema = z.strictObject({
  api_key: z.literal(KEY),
  batch: z
    .array(
      z.strictObject({
        event: z.string().min(1),
        distinct_id: z.string().min(1).max(200),
        timestamp: z.iso.datetime(),
        properties: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
      }),
    )
    .min(1),
});
const snapshotSchema = z.strictObject({
  api_key: z.literal(KEY),
  event: z.literal('$snapshot'),
  properties: z.strictObject({
    distinct_id: z.string().min(1),
    $session_id: z.uuid(),
    $window_id: z.uuid(),
    $snapshot_source: z.literal('web'),
    $snapshot_data: z.array(z.object({ type: z.int(), timestamp: z.number(), data: z.unknown() })).min(1),
  }),
});
const itemSchema = z.looseObject({ type: z.string() });

type Captured = z.output<typeof capturedSchema>['batch'][number];
type Snapshot = z.output<typeof snapshotSchema>['properties'];

/** Services that speak the capture protocol of PostHog and take envelopes as Sentry does, and refuse all else. */
export interface AnalyticsServices {
  /** Settings by which a server sends to them. */
  environment: Record<string, string>;
  captured: Captured[];
  snapshots: Snapshot[];
  /** Items of envelopes: what each is, and what it says. */
  reports: { type: string; report: unknown }[];
  /** Requests that were none of the protocol. */
  refused: string[];
  /** Whether they answer; without, connections are refused. */
  setDown(down: boolean): void;
  close(): Promise<void>;
}

/** Starts them. */
export async function startAnalyticsServices(): Promise<AnalyticsServices> {
  const heard = {
    captured: [] as Captured[],
    snapshots: [] as Snapshot[],
    reports: [] as AnalyticsServices['reports'],
  };
  const refused: string[] = [];
  let down = false;
  const server = createServer((request, response) => {
    if (down) {
      response.destroy();
      return;
    }
    textOf(request)
      .then((text) => take(heard, request, text))
      .then(() => response.writeHead(200).end('{}'))
      .catch((error: unknown) => {
        refused.push(`${request.url ?? ''}: ${String(error)}`);
        response.writeHead(400).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const host = `127.0.0.1:${address.port}`;
  return {
    environment: {
      FOOTNOTE_ANALYTICS_URL: `http://${host}`,
      FOOTNOTE_ANALYTICS_KEY: KEY,
      FOOTNOTE_ERROR_DSN: `http://${DSN_KEY}@${host}/7`,
    },
    ...heard,
    refused,
    setDown: (is) => (down = is),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Heard = Pick<AnalyticsServices, 'captured' | 'snapshots' | 'reports'>;

function take({ captured, snapshots, reports }: Heard, request: IncomingMessage, text: string): void {
  if (request.method !== 'POST') throw new Error('Only POST is known.');
  if (request.headers.cookie !== undefined) throw new Error('A cookie came along.');
  if (request.url === '/batch/') captured.push(...capturedSchema.parse(JSON.parse(text)).batch);
  else if (request.url === '/s/') snapshots.push(snapshotSchema.parse(JSON.parse(text)).properties);
  else if (request.url === '/api/7/envelope/') reports.push(...itemsOf(request, text));
  else throw new Error('There is no such address.');
}

/** An envelope is lines: a header, then for each item what it is and what it says. */
function itemsOf(request: IncomingMessage, text: string): AnalyticsServices['reports'] {
  if (!String(request.headers['x-sentry-auth']).includes(`sentry_key=${DSN_KEY}`)) throw new Error('No key.');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  z.strictObject({ event_id: z.string().length(32), sent_at: z.iso.datetime() }).parse(lines[0]);
  const items = [];
  for (let line = 1; line < lines.length; line += 2)
    items.push({ type: itemSchema.parse(lines[line]).type, report: lines[line + 1] });
  return items;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
