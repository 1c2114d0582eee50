import { backOff, type ChatError } from '@footnote/domain';
import type { LlmConnection } from '../../../platform/config/llm-config.ts';

/** Longest wait between two attempts; a provider that asks for more is not waited for. */
const LONGEST_WAIT_SECONDS = 20;
const WAIT_SECONDS = { first: 0.25, longest: LONGEST_WAIT_SECONDS };

/** Seconds to wait before another attempt; null when there is none. */
export async function waitBefore(error: ChatError, attempt: number, settings: LlmConnection): Promise<number | null> {
  const { isTransient } = await import('./model-errors.ts');
  if (attempt >= settings.retryAttempts || !isTransient(error)) return null;
  const asked = error.retryAfterSeconds ?? 0;
  if (asked > Math.min(LONGEST_WAIT_SECONDS, settings.timeoutSeconds)) return null;
  return Math.max(asked, backOff(attempt, WAIT_SECONDS, Math.random()));
}

/** Waits so many seconds, or until the signal is aborted. */
export async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, seconds * 1_000);
  const stop = () => resolve();
  signal.addEventListener('abort', stop, { once: true });
  await promise;
  signal.removeEventListener('abort', stop);
  clearTimeout(timer);
}
