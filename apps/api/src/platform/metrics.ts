import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, for GET /metrics. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly answers: Counter<'state'>;
  readonly answerSeconds: Histogram<'state'>;
  readonly pageViews: Counter<'page' | 'language'>;
  readonly eventLoopLag: Gauge;
  readonly requestsTurnedAway: Counter;
  /** Counts the running answers whenever it is read. */
  watchRunning(count: () => number): void;
}

let ofProcess: Registry | null = null;

/** What Node says of the process. Watching it starts a timer and an observer that nothing ends, so it is done once. */
function processMetrics(): Registry {
  if (ofProcess !== null) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** Creates a set of metrics of its own, so that several servers can live in one process, whose own metrics they share. */
export function createMetrics(): Metrics {
  const registry = Registry.merge([processMetrics()]);
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'footnote_request_seconds',
      help: 'Time until the head of a response was ready.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    answers: new Counter({
      name: 'footnote_answers_total',
      help: 'Answers by how they ended.',
      labelNames: ['state'],
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'footnote_answer_seconds',
      help: 'Time from a question to the end of its answer.',
      labelNames: ['state'],
      buckets: [0.1, 0.5, 1, 2, 5, 15, 60, 300],
      registers,
    }),
    pageViews: new Counter({
      name: 'footnote_page_views_total',
      help: 'Opened pages by pattern and language of the interface, where they are counted.',
      labelNames: ['page', 'language'],
      registers,
    }),
    eventLoopLag: new Gauge({
      name: 'footnote_event_loop_lag_seconds',
      help: 'How late the event loop is, beyond which new requests are turned away.',
      registers,
    }),
    requestsTurnedAway: new Counter({
      name: 'footnote_requests_turned_away_total',
      help: 'Requests refused while the event loop lagged.',
      registers,
    }),
    watchRunning(count) {
      const running: Gauge = new Gauge({
        name: 'footnote_answers_running',
        help: 'Answers being written.',
        registers: [],
        collect: () => running.set(count()),
      });
      registry.registerMetric(running);
    },
  };
}
