import { createElement, lazy, useState, type ComponentType } from 'react';
import { PageNotLoaded } from './chunk-load-error.ts';

/** Milliseconds after which a part of the app that does not come is given up (specification §8). */
export const CHUNK_PATIENCE = 120_000;

/** The code of a page, or a `PageNotLoaded` where it fails or does not come in time. */
export async function fetchPage<Page>(load: () => Promise<Page>): Promise<Page> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageNotLoaded('The page did not come in time.')), CHUNK_PATIENCE);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof PageNotLoaded ? cause : new PageNotLoaded('The page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A page whose code can be fetched before it is opened: it is then drawn at once, and suspends nothing. */
export interface LazyPage<Props extends object> {
  (props: Props): ReturnType<typeof createElement>;
  /** Fetches the code; rejects with `PageNotLoaded`. */
  load: () => Promise<void>;
}

/** A page that loads when somebody opens it, or before. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Late = lazy(() => fetchPage(load));
  let loaded: ComponentType<Props> | undefined;
  function Page(props: Props) {
    // What it was first drawn as it stays: another component would begin anew.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return createElement(Drawn, props);
  }
  Page.load = async () => {
    loaded = (await fetchPage(load)).default;
  };
  return Page;
}
