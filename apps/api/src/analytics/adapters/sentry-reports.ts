import { errorReportSchema, type ErrorReport } from '@footnote/domain';
import type { ErrorTarget } from '../../platform/config/analytics-config.ts';
import type { ErrorReports } from '../analytics.ports.ts';
import { networkCause } from '../../platform/error-code.ts';

export interface SentryDeps {
  target: ErrorTarget;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of what could not be sent. */
  onProblem: (problem: string) => void;
}

/** Reports of all browsers in a minute, and items of one envelope: one page that fails over and over tells nothing new. */
const MOST_IN_MINUTE = 120;
const MOST_ITEMS = 10;
const MINUTE = 60_000;
/** Milliseconds the other side gets to answer, and requests under way at once. */
const PATIENCE = 10_000;
const MOST_UNDER_WAY = 10;

/** Hands reports on to a service that takes envelopes as Sentry does, under its own key, and to no other. */
export function createSentryReports({ target, now, onProblem }: SentryDeps): ErrorReports {
  const underWay = new Set<Promise<void>>();
  let minute = 0;
  let taken = 0;
  const mayTake = () => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    return taken <= MOST_IN_MINUTE && underWay.size < MOST_UNDER_WAY;
  };
  return {
    async take(body) {
      const reports = await readReports(body);
      if (reports === null) return 'malformed';
      if (reports.length === 0) return 'taken';
      if (!mayTake()) return 'busy';
      const sent = send(target, envelopeOf(reports, now())).catch((error: unknown) => {
        onProblem(networkCause(error));
      });
      underWay.add(sent);
      void sent.finally(() => underWay.delete(sent));
      return 'taken';
    },
    close: async () => void (await Promise.all(underWay)),
  };
}

/** The reports of errors and of page loads in an envelope; other items are left out, and so is what no report may say. */
async function readReports(body: Uint8Array): Promise<ErrorReport[] | null> {
  const { parseEnvelope } = await import('@sentry/core');
  try {
    const [header, items]: [unknown, ReturnType<typeof parseEnvelope>[1]] = parseEnvelope(body);
    if (typeof header !== 'object' || header === null) return null;
    return items.slice(0, MOST_ITEMS).flatMap(([{ type }, payload]) => {
      if (type !== 'event' && type !== 'transaction') return [];
      const read = errorReportSchema.safeParse(payload);
      return read.success && (read.data.type === 'transaction') === (type === 'transaction') ? [read.data] : [];
    });
  } catch {
    return null;
  }
}

/** An envelope of our own making, of which nothing is a browser's but what was read. */
function envelopeOf(reports: readonly ErrorReport[], now: number): string {
  const header = { event_id: reports[0]?.event_id, sent_at: new Date(now).toISOString() };
  const items = reports.flatMap((report) => [{ type: report.type ?? 'event' }, report]);
  return [header, ...items].map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function send({ url, key }: ErrorTarget, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=footnote/1`,
    },
    body,
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}
