import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from './client.ts';
import { isLocalRequest } from './client.ts';

/** Who may read the figures of a server. */
export interface MetricsRules {
  /** Proves the right from anywhere, as `Authorization: Bearer`; null where none is configured. */
  token: string | null;
  /** Whether this machine may read them without a token: only where no proxy makes every user look like it. */
  onThisMachine: boolean;
}

/** Whether a request may read the figures. */
export function mayReadMetrics(context: ServerContext, { token, onThisMachine }: MetricsRules): boolean {
  if (token === null) return onThisMachine && isLocalRequest(context);
  return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`);
}

/** Compares in a time that tells nothing about either. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
