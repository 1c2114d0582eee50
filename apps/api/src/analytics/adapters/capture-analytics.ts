import type { AnalyticsTarget } from '../../platform/config/analytics-config.ts';
import type { Analytics, ProductEvent } from '../analytics.ports.ts';
import { networkCause } from '../../platform/error-code.ts';

export interface CaptureDeps {
  target: AnalyticsTarget;
  /** Told of what could not be sent. */
  onProblem: (problem: string) => void;
  /** Milliseconds the other side gets to answer one request, and all of those that closing sends; 10,000 where it is missing. */
  patience?: number;
}

/** Events that wait at most; while the other side is down, the oldest are dropped. */
const MOST_WAITING = 1_000;
/** Events of one request, and milliseconds after which those that wait are sent. */
const BATCH = 50;
const DELAY = 5_000;
const PATIENCE = 10_000;
/** Parts of recordings under way at once: each is up to a megabyte. */
const MOST_RECORDINGS = 10;

/** Sends events and recordings by the capture protocol of PostHog: `/batch/` and `/s/`, under the key of a project. */
export function createCaptureAnalytics({ target, onProblem, patience = PATIENCE }: CaptureDeps): Analytics {
  const post = poster({ target, onProblem, patience });
  const waiting = new WaitingEvents((events, ended) => post('/batch/', { batch: events.map(captured) }, ended));
  let recordings = 0;
  return {
    records: target.recording,
    capture: (event) => waiting.add(event),
    async record({ user, session, events }) {
      if (recordings >= MOST_RECORDINGS) return false;
      const properties = {
        distinct_id: user,
        $session_id: session,
        $window_id: session,
        $snapshot_source: 'web',
        $snapshot_data: events,
      };
      recordings += 1;
      try {
        return (await post('/s/', { event: '$snapshot', properties })) === 'taken';
      } finally {
        recordings -= 1;
      }
    },
    close: () => waiting.close(patience),
  };
}

/** What became of a request: `refused` is no better the next time, `failed` may be. */
type Outcome = 'taken' | 'refused' | 'failed';
type Send = (events: readonly ProductEvent[], ended: AbortSignal) => Promise<Outcome>;

/** Events in the order in which they came; one batch at a time leaves, and comes back to the front where it failed. */
class WaitingEvents {
  readonly #send: Send;
  #events: ProductEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;
  #hasFailed = false;
  #ending = new AbortController();

  constructor(send: Send) {
    this.#send = send;
  }

  add(event: ProductEvent): void {
    this.#events = [...this.#events, event].slice(-MOST_WAITING);
    if (this.#events.length >= BATCH && !this.#hasFailed) void this.#sendAll();
    else this.#sendLater();
  }

  /** Sends what waits, for so many milliseconds at most. */
  async close(patience: number): Promise<void> {
    const deadline = setTimeout(() => this.#ending.abort(), patience);
    await this.#sendAll();
    clearTimeout(deadline);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ending = new AbortController();
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => void this.#sendAll(), DELAY).unref();
  }

  #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendBatches().finally(() => (this.#sending = null));
    return this.#sending;
  }

  async #sendBatches(): Promise<void> {
    while (this.#events.length > 0 && !this.#ending.signal.aborted) {
      const batch = this.#events.splice(0, BATCH);
      this.#hasFailed = (await this.#send(batch, this.#ending.signal)) === 'failed';
      if (!this.#hasFailed) continue;
      this.#events = [...batch, ...this.#events].slice(-MOST_WAITING);
      this.#sendLater();
      return;
    }
  }
}

function poster({ target, onProblem, patience }: Required<CaptureDeps>) {
  return async (path: string, body: object, ended?: AbortSignal): Promise<Outcome> => {
    const late = AbortSignal.timeout(patience);
    try {
      const response = await fetch(target.url + path, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ api_key: target.key, ...body }),
        signal: ended === undefined ? late : AbortSignal.any([late, ended]),
      });
      await response.body?.cancel();
      if (response.ok) return 'taken';
      onProblem(`HTTP ${response.status}`);
      return response.status >= 500 || response.status === 429 ? 'failed' : 'refused';
    } catch (error) {
      onProblem(networkCause(error));
      return 'failed';
    }
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
