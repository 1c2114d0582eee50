import type { AnalyticsTarget } from '../../platform/config/analytics-config.ts';
import type { Analytics, ProductEvent } from '../analytics.ports.ts';

export interface CaptureDeps {
  target: AnalyticsTarget;
  /** Told of what could not be sent. */
  onProblem: (problem: string) => void;
}

/** Events that wait at most; while the other side is down, the oldest are dropped. */
const MOST_WAITING = 1_000;
/** Events of one request, and milliseconds after which those that wait are sent. */
const BATCH = 50;
const DELAY = 5_000;
/** Milliseconds the other side gets to answer. */
const PATIENCE = 10_000;

/** Sends events and recordings by the capture protocol of PostHog: `/batch/` and `/s/`, under the key of a project. */
export function createCaptureAnalytics({ target, onProblem }: CaptureDeps): Analytics {
  let waiting: ProductEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  const post = async (path: string, body: object): Promise<boolean> => {
    try {
      const response = await fetch(target.url + path, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: target.key, ...body }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (!response.ok) onProblem(`HTTP ${response.status}`);
      return response.ok;
    } catch (error) {
      onProblem(String(error instanceof Error ? (error.cause ?? error) : error));
      return false;
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (let batch = waiting.splice(0, BATCH); batch.length > 0; batch = waiting.splice(0, BATCH)) {
      const events = batch.map(captured);
      sending = sending.then(() => post('/batch/', { batch: events }));
    }
    return sending;
  };
  return {
    records: target.recording,
    capture(event) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      if (waiting.length >= BATCH) void flush();
      else timer ??= setTimeout(() => void flush(), DELAY).unref();
    },
    record: ({ user, session, events }) =>
      post('/s/', {
        event: '$snapshot',
        properties: {
          distinct_id: user,
          $session_id: session,
          $window_id: session,
          $snapshot_source: 'web',
          $snapshot_data: events,
        },
      }),
    close: async () => void (await flush()),
  };
}

/** An event as the protocol names its parts; no address of the network is kept, and no place is looked up by it. */
function captured({ name, user, at, properties }: ProductEvent) {
  return {
    event: name === 'page_view' ? '$pageview' : name,
    distinct_id: user,
    timestamp: at,
    properties: { ...properties, $ip: null, $geoip_disable: true, $process_person_profile: false },
  };
}
