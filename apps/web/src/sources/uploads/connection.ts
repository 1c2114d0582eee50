import { uploads } from './uploads.store.ts';
import type { UploadPorts } from './upload.ports.ts';

/** Milliseconds between two looks at the queues (specification §9). */
export const BEAT = 2_000;
/** The longest that a broken connection is waited for before it is tried again, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** Whether the server can be asked at present. */
export interface Connection {
  isOpen(): boolean;
  /** Waits longer after each failure, several that fall together count once; true for the first since something worked. */
  failed(): boolean;
  worked(): void;
  /** Notes that bytes are on their way, whatever becomes of them. */
  flows(): void;
  /** Tries again at once, as the network is said to be back. */
  tryNow(): void;
}

/** Backs off from a server that gives no answer, or has no time. */
export function createConnection({ now, isOnline }: Pick<UploadPorts, 'now' | 'isOnline'>): Connection {
  let failures = 0;
  let waitsUntil = 0;
  return {
    isOpen: () => isOnline() && now() >= waitsUntil,
    failed() {
      uploads.isWaiting = true;
      if (now() < waitsUntil) return false;
      waitsUntil = now() + Math.min(LONGEST_WAIT, BEAT * 2 ** failures);
      failures += 1;
      return failures === 1;
    },
    worked() {
      failures = 0;
      waitsUntil = 0;
      uploads.isWaiting = false;
    },
    flows() {
      uploads.isWaiting = false;
    },
    tryNow() {
      waitsUntil = 0;
    },
  };
}
