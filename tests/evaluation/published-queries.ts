import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const DATA = process.env['FOOTNOTE_DATA'] ?? new URL('../../../shared/data', import.meta.url).pathname;
const QUERIES = join(DATA, 'queries/queries_dev.jsonl.gz');

/** Articles with and without headings, and the headings themselves. */
export const SEARCHED = {
  articles: [join(DATA, 'pubmed_xml'), join(DATA, 'abstracts/abstracts_dev.jsonl.gz')],
  headings: [join(DATA, 'mesh/terms.tsv.gz'), join(DATA, 'mesh/tree-numbers.tsv.gz')],
};

/** A search strategy as somebody published it. */
export interface PublishedQuery {
  source: string;
  /** How widely it searches, for the queries of a triple: narrow, normal or broad. */
  kind: string;
  syntax: 'pubmed' | 'plain' | 'ovid' | 'mixed';
  query: string;
  group?: string;
  part?: number;
  label?: { dk?: string; en?: string };
}

export function hasPublishedQueries(): boolean {
  return [QUERIES, ...SEARCHED.articles, ...SEARCHED.headings].every((path) => existsSync(path));
}

export function publishedQueries(): PublishedQuery[] {
  const lines = gunzipSync(readFileSync(QUERIES)).toString('utf8').trim().split('\n');
  return lines.map((line): PublishedQuery => JSON.parse(line));
}

const WIDTHS = ['narrow', 'normal', 'broad'] as const;

/** Queries of one subject by width, as far as all three were published. */
export function triplesOf(queries: readonly PublishedQuery[]): Map<string, [string, string, string]> {
  const subjects = new Map<string, Map<string, string>>();
  for (const { query, kind, group, part, label } of queries) {
    if (group === undefined || part !== 0) continue;
    const name = `${group} ${label?.dk ?? ''} ${label?.en ?? ''}`;
    subjects.set(name, (subjects.get(name) ?? new Map<string, string>()).set(kind, query));
  }
  const triples = new Map<string, [string, string, string]>();
  for (const [name, byKind] of subjects) {
    const [narrow, normal, broad] = WIDTHS.map((kind) => byKind.get(kind));
    if (narrow !== undefined && normal !== undefined && broad !== undefined) triples.set(name, [narrow, normal, broad]);
  }
  return triples;
}
