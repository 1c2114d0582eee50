import { outcomeOf } from './call-outcome.ts';
import type { UploadWorks } from './upload-work.ts';
import { uploads } from './uploads.store.ts';

/** Tells the server which uploads are given up, one after the other; one that is not reached hears of it later, or gives them up by itself after a day. */
export function tellAbandoned(all: UploadWorks): Promise<void> {
  all.telling ??= tellAll(all).finally(() => (all.telling = null));
  return all.telling;
}

async function tellAll(all: UploadWorks): Promise<void> {
  // Whoever signed out can tell nothing any more.
  while (uploads.abandoned.length > 0 && all.ports.actor() !== null && all.connection.isOpen()) {
    const [document] = uploads.abandoned;
    if (document === undefined) return;
    const told = await all.ports.calls.abort(document);
    if (!told.ok && outcomeOf(told.error) === 'try-again') {
      all.connection.failed();
      return;
    }
    all.connection.worked();
    uploads.abandoned.shift();
  }
}
