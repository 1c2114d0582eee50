import { performance } from 'node:perf_hooks';
import { percentile } from '../measure-streams.ts';
import type { MeasuredCall } from './administration-calls.ts';

/** How one call was answered. */
export interface CallMeasure {
  area: MeasuredCall['area'];
  what: string;
  requests: number;
  /** Milliseconds from sending a request to the last byte of its answer. */
  p50: number;
  p95: number;
  slowest: { milliseconds: number; path: string };
  /** Rows of the fullest answer, on its page and on all pages; null where an answer is no list. */
  rows: { page: number; total: number } | null;
  kilobytes: number;
}

export interface MeasuringSession {
  url: string;
  /** Cookies of a super admin. */
  cookie: string;
}

interface Answered {
  path: string;
  milliseconds: number;
  text: string;
}

/** Asks a call over one connection, one request after the other; the first round warms up and does not count. */
export async function measureCall(
  session: MeasuringSession,
  { area, what, paths }: MeasuredCall,
  { requests, warmUp }: { requests: number; warmUp: boolean },
): Promise<CallMeasure> {
  if (warmUp) for (const path of paths) await ask(session, path);
  const answers: Answered[] = [];
  for (let index = 0; index < requests; index += 1) answers.push(await ask(session, paths[index % paths.length] ?? ''));
  const times = answers.map(({ milliseconds }) => milliseconds);
  const [slowest] = answers.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const lists = answers.map(({ text }) => rowsOf(text)).filter((rows) => rows !== null);
  return {
    area,
    what,
    requests,
    p50: rounded(percentile(times, 0.5)),
    p95: rounded(percentile(times, 0.95)),
    slowest: { milliseconds: rounded(slowest?.milliseconds), path: slowest?.path ?? '' },
    rows: lists.toSorted((one, other) => other.total - one.total)[0] ?? null,
    kilobytes: rounded(Math.max(...answers.map(({ text }) => text.length)) / 1000),
  };
}

async function ask({ url, cookie }: MeasuringSession, path: string): Promise<Answered> {
  const started = performance.now();
  const response = await fetch(`${url}${path}`, { headers: { cookie } });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return { path, milliseconds, text };
}

function rowsOf(text: string): CallMeasure['rows'] {
  if (!text.startsWith('{"items"')) return text.startsWith('{') ? null : { page: lines(text), total: lines(text) };
  const { items, total }: { items: unknown[]; total: number } = JSON.parse(text);
  return { page: items.length, total };
}

/** Lines of a table below its head. */
function lines(text: string): number {
  return text.split('\r\n').length - 2;
}

function rounded(value: number | null | undefined): number {
  return Math.round((value ?? Number.NaN) * 10) / 10;
}
