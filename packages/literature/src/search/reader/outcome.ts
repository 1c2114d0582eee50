import { LiteratureIndexFailure } from '../literature-index.ports.ts';
import type { Outcome } from './reader-calls.messages.ts';

/** Puts how a work ends into words that cross the boundary of a thread. */
export async function captureOutcome(work: () => unknown): Promise<Outcome> {
  try {
    return { outcome: 'value', value: await work() };
  } catch (error) {
    if (error instanceof LiteratureIndexFailure) return { outcome: 'failure', detail: error.detail };
    return { outcome: 'mistake', message: error instanceof Error ? error.message : String(error) };
  }
}

/** The value of an ending; throws what it failed with. */
export function unwrapOutcome(ending: Outcome): unknown {
  if (ending.outcome === 'failure') throw new LiteratureIndexFailure(ending.detail);
  if (ending.outcome === 'mistake') throw new Error(ending.message);
  return ending.value;
}
