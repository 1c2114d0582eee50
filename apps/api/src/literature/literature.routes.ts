import { articleToCitation, type Writer } from '@footnote/domain';
import type { LiteratureIndex, LiteratureStats } from '@footnote/literature';
import { mount, type App } from '../platform/http/mount.ts';
import { LITERATURE_ENDPOINTS, type LiteratureStatus } from './literature-endpoints.ts';

export interface LiteratureRoutesDeps {
  literature: LiteratureIndex;
  /** Who writes the answers. */
  writer: Writer;
  /** Who writes them in precision mode. */
  precisionWriter: Writer;
}

/** Calls about the literature itself. */
export function mountLiterature(app: App, { literature, writer, precisionWriter }: LiteratureRoutesDeps): void {
  mount(app, LITERATURE_ENDPOINTS.articlesByIds, async ({ body: { ids } }) => {
    const articles = await literature.articles(ids.filter((id) => /^\d+$/.test(id)));
    return { articles: articles.map(articleToCitation) };
  });
  mount(app, LITERATURE_ENDPOINTS.status, async () => {
    const stats = await literature.stats();
    return { collection: collectionOf(stats), ...stats, writer, precisionWriter };
  });
}

function collectionOf({ articles, starter }: LiteratureStats): LiteratureStatus['collection'] {
  if (articles === 0) return 'empty';
  if (starter === 0) return 'pubmed';
  return starter === articles ? 'starter' : 'mixed';
}
