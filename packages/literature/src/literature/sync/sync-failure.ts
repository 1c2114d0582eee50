/** Why a sync stopped. What was applied before stays applied. */
export type SyncFailureCode =
  | 'sync/unreachable'
  | 'sync/timed-out'
  | 'sync/refused'
  | 'sync/not-found'
  | 'sync/not-a-listing'
  | 'sync/no-dates'
  | 'sync/missing-file'
  | 'sync/web-page'
  | 'sync/truncated'
  | 'sync/no-checksum'
  | 'sync/wrong-checksum'
  | 'sync/damaged'
  | 'sync/too-large'
  | 'sync/disk-full'
  | 'sync/unwritable'
  | 'sync/index';

export interface SyncFailure {
  code: SyncFailureCode;
  /** File it happened at; '' before any. */
  file: string;
  /** One English sentence for people. */
  message: string;
}

/** A failure of one exchange, before it is known which file it was about. */
export interface Problem {
  code: SyncFailureCode;
  message: string;
  /** Whether the same request may succeed a moment later. */
  retryable: boolean;
  /** Seconds the server asked to wait; null when it did not say. */
  wait: number | null;
}

/** A problem that trying again cannot mend. */
export function permanent(code: SyncFailureCode, message: string): Problem {
  return { code, message, retryable: false, wait: null };
}

/** A problem that may pass, with the seconds the server asked to wait. */
export function retryable(code: SyncFailureCode, message: string, wait: number | null = null): Problem {
  return { code, message, retryable: true, wait };
}
