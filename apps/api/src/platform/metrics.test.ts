import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('servers in one process watch it once, and each counts for itself', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  for (const name of ['nodejs_eventloop_lag_seconds', 'nodejs_gc_duration_seconds', 'process_cpu_seconds_total']) {
    expect(one.registry.getSingleMetric(name)).toBeDefined();
    expect(other.registry.getSingleMetric(name)).toBe(one.registry.getSingleMetric(name));
  }
  one.requestsTurnedAway.inc();
  one.watchRunning(() => 3);
  expect(await one.registry.metrics()).toMatch(/^footnote_requests_turned_away_total 1$/m);
  expect(await one.registry.metrics()).toMatch(/^footnote_answers_running 3$/m);
  expect(await other.registry.metrics()).toMatch(/^footnote_requests_turned_away_total 0$/m);
  expect(await other.registry.metrics()).not.toContain('footnote_answers_running');
  expect(createMetrics().registry.getSingleMetric('footnote_answers_running')).toBeUndefined();
});
