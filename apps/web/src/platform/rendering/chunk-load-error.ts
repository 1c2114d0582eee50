/** What browsers say of a part of the app that could not be fetched: each in its own words. */
const MISSING_PART = /dynamically imported module|module script failed/i;

/** A page whose code could not be fetched: no connection, or a newer version of the app took its place. */
export class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/** Whether a failure means that code could not be fetched. */
export function isChunkLoadError(failure: Error): boolean {
  return failure instanceof PageNotLoaded || MISSING_PART.test(failure.message);
}
