import { articleToCitation } from '@footnote/domain';
import type { LiteratureIndex, LiteratureStats } from '@footnote/literature';
import type { AnswerModels } from '../chat/chat.ports.ts';
import { mount, type App } from '../platform/http/mount.ts';
import { LITERATURE_ENDPOINTS, type LiteratureStatus } from './literature-endpoints.ts';

export interface LiteratureRoutesDeps {
  literature: LiteratureIndex;
  /** What writes the answers. */
  answerModels: AnswerModels;
}

/** Calls about the literature itself. */
export function mountLiterature(app: App, { literature, answerModels }: LiteratureRoutesDeps): void {
  mount(app, LITERATURE_ENDPOINTS.articlesByIds, async ({ body: { ids } }) => {
    const articles = await literature.articles(ids.filter((id) => /^\d+$/.test(id)));
    return { articles: articles.map(articleToCitation) };
  });
  mount(app, LITERATURE_ENDPOINTS.status, async () => {
    const [stats, model] = await Promise.all([literature.stats(), answerModels.current()]);
    const [writer, precisionWriter] = [model.writer({ precision: false }), model.writer({ precision: true })];
    return { collection: collectionOf(stats), ...stats, writer, precisionWriter };
  });
}

function collectionOf({ articles, starter }: LiteratureStats): LiteratureStatus['collection'] {
  if (articles === 0) return 'empty';
  if (starter === 0) return 'pubmed';
  return starter === articles ? 'starter' : 'mixed';
}
