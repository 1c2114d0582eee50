import { backOff, type Result } from '@footnote/domain';
import type { HttpOptions } from './http-exchange.ts';

/** Attempts in a row without any progress. */
const FRUITLESS_ATTEMPTS = 5;
const MAX_ATTEMPTS = 100;
/** Milliseconds. */
const PAUSE = { first: 1000, longest: 60_000 };

/** What an attempt that failed says about the next one. */
interface Attempted {
  retryable: boolean;
  /** Seconds; null when nobody said. */
  wait: number | null;
}

/** Repeats what may pass, waiting longer each time or as long as the server says; `isFruitful` starts the count anew. */
export async function withRetries<T, P extends Attempted>(
  attempt: () => Promise<Result<T, P>>,
  { http, signal }: { http: HttpOptions; signal?: AbortSignal | undefined },
  isFruitful: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<Result<T, P>> {
  let fruitless = 0;
  for (let attempts = 1; ; attempts += 1) {
    signal?.throwIfAborted();
    const outcome = await attempt();
    if (outcome.ok || !outcome.error.retryable) return outcome;
    fruitless = (await isFruitful()) ? 0 : fruitless + 1;
    if (fruitless >= FRUITLESS_ATTEMPTS || attempts >= MAX_ATTEMPTS) return outcome;
    const { wait } = outcome.error;
    await http.pause(wait === null ? backOff(fruitless, PAUSE) : wait * 1000, signal);
  }
}
