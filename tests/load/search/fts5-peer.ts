import type { Article } from '@footnote/domain';
import type { JournalImpact } from '@footnote/literature';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { bodyOf, headingsOf } from './peer-text.ts';
import { fts5Expression } from './peer-expressions.ts';
import { HITS, type BenchQuery, type BenchSort, type SearchPeer } from './search-peer.ts';

const ARTICLES_A_COMMIT = 1000;

/** SQLite as its manual shows it: one FTS5 table, `ORDER BY bm25`, the metric in a table beside it. */
export async function fts5Peer(directory: string): Promise<SearchPeer> {
  const path = join(directory, 'fts5.sqlite');
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;
    CREATE VIRTUAL TABLE IF NOT EXISTS article USING fts5(title, abstract, mesh);
    CREATE TABLE IF NOT EXISTS metric (pmid INTEGER PRIMARY KEY, impact REAL);`);
  const select = 'SELECT article.rowid AS pmid FROM article';
  const byRelevance = database.prepare(`${select} WHERE article MATCH ? ORDER BY bm25(article, 3, 1, 1) LIMIT ${HITS}`);
  const byImpact = database.prepare(
    `${select} JOIN metric ON metric.pmid = article.rowid WHERE article MATCH ? ORDER BY impact DESC LIMIT ${HITS}`,
  );
  return {
    build: async (articles, impacts) => build(database, articles, impacts),
    search: async (query: BenchQuery, sort: BenchSort) => {
      const expression = fts5Expression(query);
      return expression === null ? [] : (sort === 'impact' ? byImpact : byRelevance).all(expression);
    },
    bytes: async () => (await stat(path)).size,
    close: async () => database.close(),
  };
}

function build(database: DatabaseSync, articles: Iterable<Article>, impacts: readonly JournalImpact[]): void {
  const metrics = new Map(impacts.map(({ issn, metric }) => [issn, metric]));
  const insertText = database.prepare('INSERT INTO article (rowid, title, abstract, mesh) VALUES (?, ?, ?, ?)');
  const insertMetric = database.prepare('INSERT INTO metric (pmid, impact) VALUES (?, ?)');
  let written = 0;
  database.exec('BEGIN');
  for (const article of articles) {
    const pmid = Number(article.pmid);
    insertText.run(pmid, article.title, bodyOf(article), headingsOf(article));
    insertMetric.run(pmid, metrics.get(article.journal.issn) ?? null);
    written += 1;
    if (written % ARTICLES_A_COMMIT === 0) database.exec('COMMIT; BEGIN');
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
}
