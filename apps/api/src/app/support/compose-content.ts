import { createCmsPosts } from '../../content/adapters/cms-posts.ts';
import { createPostFiles, SHIPPED_POSTS } from '../../content/adapters/post-files.ts';
import type { ContentRoutesDeps } from '../../content/content.routes.ts';
import type { Plans } from '@footnote/domain';
import { openGuardedFetch } from '../../platform/guarded-fetch.ts';

export interface ContentParts {
  /** Address of the API of a content management system; null shows what ships. */
  cmsUrl: string | null;
  /** Where they are off, guides to them are left out. */
  plans: Plans;
  /** Origin that links of feeds begin with. */
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: { warn: (line: string) => void };
}

/** Bytes of the largest answer of a content management system: a hundred texts, or a picture. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Opens guides and posts. */
export function openContent({ cmsUrl, plans, publicUrl, now, log }: ContentParts): ContentRoutesDeps {
  if (cmsUrl === null) return { content: { store: createPostFiles(SHIPPED_POSTS, plans), publicUrl } };
  const guard = openGuardedFetch('loopback', MOST_BYTES);
  const store = createCmsPosts({ url: cmsUrl, guard, now, onProblem: (problem) => log.warn(problem) });
  return { content: { store, publicUrl } };
}
