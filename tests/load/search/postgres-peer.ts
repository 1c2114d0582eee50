import type { Article } from '@footnote/domain';
import type { JournalImpact } from '@footnote/literature';
import { Client } from 'pg';
import { postgresPrograms, startPostgres } from '../../../apps/api/src/platform/database/postgres-server.fixtures.ts';
import { postgresExpression } from './peer-expressions.ts';
import { bodyOf, headingsOf } from './peer-text.ts';
import { HITS, type BenchQuery, type BenchSort, type SearchPeer } from './search-peer.ts';

const ARTICLES_AN_INSERT = 500;

/** Whether a PostgreSQL is installed. */
export function hasPostgres(): boolean {
  return postgresPrograms() !== null;
}

/** PostgreSQL as its manual shows it: a weighted `tsvector` with a GIN index, `ORDER BY ts_rank`; built anew in every run. */
export async function postgresPeer(): Promise<SearchPeer> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('PostgreSQL is not installed.');
  const server = await startPostgres(programs);
  const client = new Client({ connectionString: await server.createDatabase('bench') });
  await client.connect();
  await client.query('CREATE TABLE article (pmid integer PRIMARY KEY, impact real, words tsvector)');
  const from = "FROM article, to_tsquery('english', $1) AS asked WHERE words @@ asked";
  const byRelevance = `SELECT pmid ${from} ORDER BY ts_rank(words, asked) DESC LIMIT ${HITS}`;
  const byImpact = `SELECT pmid ${from} ORDER BY impact DESC NULLS LAST LIMIT ${HITS}`;
  return {
    build: (articles, impacts) => build(client, articles, impacts),
    search: async (query: BenchQuery, sort: BenchSort) => {
      const expression = postgresExpression(query);
      return expression === null ? [] : client.query(sort === 'impact' ? byImpact : byRelevance, [expression]);
    },
    bytes: async () => {
      const { rows } = await client.query<{ bytes: string }>("SELECT pg_total_relation_size('article') AS bytes");
      return Number(rows[0]?.bytes ?? 0);
    },
    close: async () => {
      await client.end();
      await server.stop();
    },
  };
}

async function build(client: Client, articles: Iterable<Article>, impacts: readonly JournalImpact[]): Promise<void> {
  const metrics = new Map(impacts.map(({ issn, metric }) => [issn, metric]));
  let rows: Article[] = [];
  const insert = async () => {
    await client.query(
      `INSERT INTO article SELECT pmid, impact, setweight(to_tsvector('english', title), 'A') ||
         to_tsvector('english', body) || to_tsvector('english', mesh)
       FROM unnest($1::int[], $2::real[], $3::text[], $4::text[], $5::text[]) AS given (pmid, impact, title, body, mesh)`,
      [
        rows.map(({ pmid }) => Number(pmid)),
        rows.map(({ journal }) => metrics.get(journal.issn) ?? null),
        rows.map(({ title }) => title),
        rows.map(bodyOf),
        rows.map(headingsOf),
      ],
    );
    rows = [];
  };
  for (const article of articles) {
    rows.push(article);
    if (rows.length === ARTICLES_AN_INSERT) await insert();
  }
  if (rows.length > 0) await insert();
  await client.query('CREATE INDEX article_words ON article USING gin (words)');
  await client.query('CREATE INDEX article_impact ON article (impact DESC NULLS LAST)');
  await client.query('VACUUM ANALYZE article');
}
