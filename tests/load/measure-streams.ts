import { Agent, request } from 'node:http';

/** How a stream is asked for and read. */
export interface StreamTarget {
  url: string;
  body: string;
  /** What tells that the sources were found, where the stream says so. */
  found?: string;
  /** What the first piece of an answer looks like in the bytes. */
  first: string;
  /** What a stream that ended well ends with. */
  last: string;
}

/** Milliseconds of one stream; null where it did not get there. */
export interface StreamTimes {
  found: number | null;
  first: number | null;
  whole: number | null;
}

/** Silence after which a stream counts as failed. */
const STREAM_MILLISECONDS = 120_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Reads one stream to its end. */
export function measureStream(target: StreamTarget): Promise<StreamTimes> {
  const { promise, resolve } = Promise.withResolvers<StreamTimes>();
  const started = performance.now();
  let found: number | null = null;
  let first: number | null = null;
  let tail = '';
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(target.body) };
  const call = request(target.url, { method: 'POST', agent, headers }, (response) => {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      tail += chunk;
      if (found === null && target.found !== undefined && tail.includes(target.found))
        found = performance.now() - started;
      if (first === null && tail.includes(target.first)) first = performance.now() - started;
      tail = tail.slice(-100_000);
    });
    response.on('end', () =>
      resolve({ found, first, whole: tail.includes(target.last) ? performance.now() - started : null }),
    );
    response.on('error', () => resolve({ found, first, whole: null }));
  });
  call.setTimeout(STREAM_MILLISECONDS, () => call.destroy());
  call.on('error', () => resolve({ found, first, whole: null }));
  call.end(target.body);
  return promise;
}

/** Reads `concurrent` streams at a time, `rounds` times over. */
export async function measureStreams(
  targets: readonly StreamTarget[],
  concurrent: number,
  rounds: number,
): Promise<StreamTimes[]> {
  const times: StreamTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const running = Array.from({ length: concurrent }, (_, index) => {
      const target = targets[(round * concurrent + index) % targets.length];
      return target === undefined ? Promise.resolve({ found: null, first: null, whole: null }) : measureStream(target);
    });
    times.push(...(await Promise.all(running)));
  }
  return times;
}

/** The value below which a share of the values lies; null without values. */
export function percentile(values: readonly (number | null)[], share: number): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null;
}
