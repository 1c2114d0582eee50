import { lazy, type ComponentType } from 'react';
import { PageNotLoaded } from '../../platform/rendering/chunk-load-error.ts';

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

/** A page that loads when somebody opens it. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetchPage(load));
}
