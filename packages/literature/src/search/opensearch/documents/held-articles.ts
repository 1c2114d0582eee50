import type { Article } from '@footnote/domain';
import type { Body } from '../cluster.ts';
import { WHOLE_ANSWERS, MAX_AT_ONCE, PMID_ORDER, type HitsAnswer, type IndexPlace } from '../index-place.ts';

/** An article with the number by which a writer notices that somebody else changed it. */
export interface StoredArticle {
  article: Article;
  sequence: number;
  term: number;
}

interface Document<S> {
  found?: boolean;
  _seq_no?: number;
  _primary_term?: number;
  _source?: S;
}

/** Documents by id; those missing in the index are missing here. Sees what was written before any refresh. */
export async function readDocuments<S>(
  { cluster }: IndexPlace,
  { index, ids, fields }: { index: string; ids: readonly string[]; fields: readonly string[] },
): Promise<Map<string, Document<S>>> {
  if (ids.length === 0) return new Map();
  const { docs = [] } = await cluster.ask<{ docs?: readonly (Document<S> & { _id: string })[] }>({
    method: 'POST',
    path: `/${index}/_mget`,
    query: {
      _source_includes: fields.join(','),
      filter_path: 'docs._id,docs.found,docs._seq_no,docs._primary_term,docs._source',
    },
    body: { ids: [...new Set(ids)] },
  });
  return new Map(docs.flatMap(({ _id, ...document }) => (document.found === true ? [[_id, document]] : [])));
}

/** Articles by PMID as they were written. */
export async function readArticles(place: IndexPlace, pmids: readonly string[]): Promise<Map<string, StoredArticle>> {
  const documents = await readDocuments<{ article: string }>(place, {
    index: place.articles,
    ids: pmids,
    fields: ['article'],
  });
  return new Map(
    [...documents].map(([pmid, { _source, _seq_no = 0, _primary_term = 0 }]) => {
      const article: Article = JSON.parse(_source?.article ?? '{}');
      return [pmid, { article, sequence: _seq_no, term: _primary_term }];
    }),
  );
}

/** The given fields of every article a query finds, by ascending PMID; `articles` at a time. */
export async function* everyDocument<S>(
  { cluster, articles }: IndexPlace,
  { query, fields, after = null, size = MAX_AT_ONCE }: Found<S>,
): AsyncGenerator<readonly { pmid: string; source: S }[]> {
  for (let last = after; ;) {
    const { hits } = await cluster.ask<HitsAnswer<S>>({
      method: 'POST',
      path: `/${articles}/_search`,
      query: { ...WHOLE_ANSWERS, filter_path: 'hits.hits._id,hits.hits._source' },
      body: {
        query,
        sort: PMID_ORDER,
        size,
        _source: fields,
        track_total_hits: false,
        ...(last === null ? {} : { search_after: [Number(last)] }),
      },
    });
    const page = (hits?.hits ?? []).flatMap(({ _id, _source }) =>
      _source === undefined ? [] : { pmid: _id, source: _source },
    );
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1)?.pmid ?? null;
  }
}

/** Articles as they were written, by ascending PMID, after this one. */
export async function readArticlesAfter(
  place: IndexPlace,
  { after, limit }: { after: string | null; limit: number },
): Promise<Article[]> {
  if (limit === 0) return [];
  const all = { query: { match_all: {} }, fields: ['article'] as const, after, size: limit };
  for await (const page of everyDocument<{ article: string }>(place, all))
    return page.map(({ source }): Article => JSON.parse(source.article));
  return [];
}

interface Found<S> {
  query: Body;
  fields: readonly (keyof S & string)[];
  /** The PMID after which to begin. */
  after?: string | null;
  size?: number;
}
