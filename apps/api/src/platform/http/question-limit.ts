import { clientAddress, type ClientRules, type ServerContext } from './client.ts';
import { createRateLimit } from './rate-limit.ts';
import { RequestFailure } from './request-errors.ts';

/** Browsers behind one address, as in a hospital, share ten times what one may ask. */
const VISITORS_PER_ADDRESS = 10;

/** How often questions may be asked. */
export interface QuestionLimit {
  /** Throws RequestFailure request/too-many, with the seconds to wait, when it is too often. */
  take(context: ServerContext, owner: string): void;
}

/** Limits questions by visitor and by address; 0 for no limit. */
export function createQuestionLimit(perMinute: number, clients: ClientRules): QuestionLimit {
  const byOwner = createRateLimit(perMinute);
  const byAddress = createRateLimit(perMinute * VISITORS_PER_ADDRESS);
  return {
    take(context, owner) {
      const now = Date.now();
      const wait = byAddress.take(clientAddress(context, clients), now) || byOwner.take(owner, now);
      if (wait > 0) throw new RequestFailure('request/too-many', wait);
    },
  };
}
