import { setTimeout as wait } from 'node:timers/promises';
import type { HttpOptions } from './http-exchange.ts';

/** How servers on the internet are spoken to: a minute without a byte ends an exchange. */
export const PATIENT_HTTP_OPTIONS: HttpOptions = {
  idleMilliseconds: 60_000,
  pause: (milliseconds, signal) => wait(milliseconds, undefined, signal === undefined ? {} : { signal }),
};
