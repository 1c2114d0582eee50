import { readFileSync } from 'node:fs';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds since the browser began. */
  ts: number;
  /** Microseconds on the clock, and of the thread's own work: a busy machine stretches only the first. */
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** What the recording itself does on the page's thread. */
const RECORDER = 'V8.InvokeApiInterruptCallbacks';

/** Tasks of the page's main thread in a recorded trace, in milliseconds on the clock and of work. */
export function mainThreadTasks(path: string): { clock: number; work: number }[] {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(path, 'utf8'));
  const main = trace.traceEvents.find((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain');
  const events = trace.traceEvents.filter((event) => event.pid === main?.pid && event.tid === main.tid);
  const recorder = events.filter((event) => event.name === RECORDER).map(({ ts }) => ts);
  return events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X')
    .filter(({ ts, dur = 0 }) => !recorder.some((at) => at >= ts && at <= ts + dur))
    .map(({ dur = 0, tdur = dur }) => ({ clock: dur / 1000, work: tdur / 1000 }));
}

/** The five longest, rounded. */
export function longest(milliseconds: readonly number[]): number[] {
  return [...milliseconds]
    .sort((a, b) => b - a)
    .slice(0, 5)
    .map(Math.round);
}
