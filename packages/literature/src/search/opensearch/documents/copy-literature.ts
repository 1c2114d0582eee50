import { isDeepStrictEqual } from 'node:util';
import type { Article } from '@footnote/domain';
import { normalisedIssn } from '../../core/identifiers.ts';
import type { JournalImpact, LiteratureIndex } from '../../literature-index.ports.ts';
import { Cluster } from '../cluster.ts';
import { unavailable } from '../cluster-errors.ts';
import type { ClusterSettings } from '../cluster-settings.ts';
import { putFiles } from './companion-entries.ts';
import { everyDocument } from './held-articles.ts';
import { indexDocument } from './index-document.ts';
import type { IndexPlace } from '../index-place.ts';
import { currentVersion, makeVersion, switchTo, versionPlace } from '../index-versions.ts';
import { impactOf, putImpacts } from './journal-impacts.ts';
import { markRetractions, retractedBy } from './mark-retractions.ts';
import { readStats } from '../read-stats.ts';
import { refresh, sendBulk } from './send-bulk.ts';

export interface CopyRequest {
  from: Pick<LiteratureIndex, 'articlesAfter' | 'journalImpacts' | 'appliedFiles' | 'stats'>;
  to: ClusterSettings;
  onProgress?: (progress: CopyProgress) => void;
  signal?: AbortSignal;
}

/** How far a copy is. */
export interface CopyProgress {
  /** Articles in the new index, those of an earlier attempt among them. */
  copied: number;
  /** Articles of the source when the copy began. */
  articles: number;
}

/** What a copy made. */
export interface CopyResult {
  /** The index the alias stands for now. */
  index: string;
  /** The one it stood for before, kept until somebody deletes it; null where there was none. */
  previous: string | null;
  articles: number;
}

/** Articles copied at once; a copy that is resumed writes the last ones again. */
const AT_ONCE = 500;

/**
 * Copies the whole literature into a new index of the cluster and then, if it holds as much as the source, lets the alias
 * stand for it. Broken off, it goes on where it was when it is called again. Rejects with `literature/unavailable` when the
 * two differ; the new index is kept, and searches go on in the old one.
 */
export async function copyLiterature(request: CopyRequest): Promise<CopyResult> {
  const { from, to } = request;
  const cluster = await Cluster.connect(to);
  try {
    const before = await currentVersion(cluster, to.alias);
    const version = (before ?? 0) + 1;
    const place = versionPlace(cluster, to.alias, version);
    await makeVersion(place, to.shards);
    const impacts = await from.journalImpacts();
    await putImpacts(place, impacts, false);
    await copyArticles(request, { place, impacts });
    await putFiles(place, await from.appliedFiles(), false);
    const articles = await compare(from, place);
    await switchTo(cluster, { alias: to.alias, version });
    const previous = before === null ? null : versionPlace(cluster, to.alias, before).articles;
    return { index: place.articles, previous, articles };
  } finally {
    await cluster.close();
  }
}

async function copyArticles(
  { from, onProgress, signal }: CopyRequest,
  { place, impacts }: { place: IndexPlace; impacts: readonly JournalImpact[] },
): Promise<void> {
  const byIssn = new Map(impacts.map((impact) => [normalisedIssn(impact.issn), impact]));
  const { articles } = await from.stats();
  let { copied, after } = await resumed(place);
  for (;;) {
    signal?.throwIfAborted();
    const page = await from.articlesAfter(after, AT_ONCE);
    const actions = page.map((article) => {
      const source = indexDocument(article, impactOf(article, byIssn));
      return { action: 'index' as const, id: article.pmid, source };
    });
    await sendBulk(place, { index: place.articles, actions, isAlias: false });
    copied += page.length;
    after = page.at(-1)?.pmid ?? after;
    onProgress?.({ copied, articles: Math.max(copied, articles) });
    if (page.length < AT_ONCE) break;
  }
  await refresh(place, place.articles);
  await markAll(place);
}

/** Where an earlier attempt ended: of what it sent last, parts may be missing. */
async function resumed(place: IndexPlace): Promise<{ copied: number; after: string | null }> {
  await refresh(place, place.articles);
  const { articles } = await readStats(place);
  if (articles <= AT_ONCE) return { copied: 0, after: null };
  const { hits } = await place.cluster.ask<{ hits: { hits: readonly { _id: string }[] } }>({
    method: 'POST',
    path: `/${place.articles}/_search`,
    query: { filter_path: 'hits.hits._id' },
    body: { sort: [{ pmid: 'desc' }], from: AT_ONCE, size: 1, _source: false },
  });
  const [{ _id: after } = { _id: null }] = hits.hits;
  return { copied: articles - AT_ONCE, after };
}

/** Marks what other articles say is retracted. */
async function markAll(place: IndexPlace): Promise<void> {
  const query = { exists: { field: 'retractionOf' } };
  const isAlias = false;
  for await (const page of everyDocument<{ article: string }>(place, { query, fields: ['article'], size: AT_ONCE })) {
    const targets = page.flatMap(({ source }) => {
      const article: Article = JSON.parse(source.article);
      return retractedBy(article);
    });
    await markRetractions(place, targets, { isAlias });
  }
}

/** Gives the number of articles; rejects where the copy differs from the source. */
async function compare(from: CopyRequest['from'], place: IndexPlace): Promise<number> {
  const [source, copy] = await Promise.all([from.stats(), readStats(place)]);
  if (isDeepStrictEqual(source, copy)) return copy.articles;
  throw unavailable(
    `The copy in “${place.articles}” holds ${copy.articles} articles (${copy.retracted} retracted, newest revision ${copy.newestRevision || 'none'}), the source ${source.articles} (${source.retracted}, ${source.newestRevision || 'none'}). Stop imports, delete that index and copy again.`,
  );
}
