import { articlesByIdsSchema, articleToCitation, type Writer } from '@footnote/domain';
import type { LiteratureIndex, LiteratureStats } from '@footnote/literature';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ServerEnvironment } from '../platform/http/client.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { LITERATURE_ENDPOINTS, type LiteratureStatus } from './literature-endpoints.ts';

/** Bytes of a thousand ids. */
const IDS_LIMIT = 64 * 1024;

export interface LiteratureRoutesDeps {
  literature: LiteratureIndex;
  /** Who writes the answers. */
  writer: Writer;
  /** Who writes them in precision mode. */
  precisionWriter: Writer;
}

/** Calls about the literature itself. */
export function literatureRoutes({
  literature,
  writer,
  precisionWriter,
}: LiteratureRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  routes.post(LITERATURE_ENDPOINTS.articlesByIds.path, compress(), async (context) => {
    const body = articlesByIdsSchema.safeParse(await readJson(context, IDS_LIMIT));
    if (!body.success) throw new RequestFailure('request/invalid');
    const articles = await literature.articles(body.data.ids.filter((id) => /^\d+$/.test(id)));
    return context.json({ articles: articles.map(articleToCitation) });
  });
  routes.get(LITERATURE_ENDPOINTS.status.path, async (context) => {
    const stats = await literature.stats();
    const status: LiteratureStatus = { collection: collectionOf(stats), ...stats, writer, precisionWriter };
    return context.json(status, 200, { 'cache-control': 'no-store' });
  });
  return routes;
}

function collectionOf({ articles, starter }: LiteratureStats): LiteratureStatus['collection'] {
  if (articles === 0) return 'empty';
  if (starter === 0) return 'pubmed';
  return starter === articles ? 'starter' : 'mixed';
}
