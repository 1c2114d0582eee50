import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf the literature is searched. */
export interface SearchCaller {
  /** Whom to serve in turn with others, from the widest group to the one who asked. */
  lane: readonly string[];
  /** Told what a call took, in milliseconds of a processor. */
  spent(milliseconds: number): void;
}

const callers = new AsyncLocalStorage<SearchCaller>();

/** Runs work whose searches, whoever makes them in the end, are on behalf of a caller. */
export function searchFor<T>(caller: SearchCaller, work: () => T): T {
  return callers.run(caller, work);
}

/** On whose behalf a search is made; undefined for the server's own. */
export function searchCaller(): SearchCaller | undefined {
  return callers.getStore();
}
