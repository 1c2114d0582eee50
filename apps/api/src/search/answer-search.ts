import {
  articleToCitation,
  CATEGORY_QUERIES,
  ok,
  unreachable,
  type ArticleWithContext,
  type Result,
  type SearchAnswer,
  type SearchDoc,
  type SearchErrorCode,
} from '@footnote/domain';
import { findArticles, type FindDeps, type Found } from './find-articles.ts';
import { listsOnce } from './lists-once.ts';
import type { SearchCall } from './search-call.ts';
import { searchFacets } from './search-facets.ts';
import { searchTips } from './search-tips.ts';
import { NO_SUMMARY, summarisePage, type SummariseDeps } from './summarise-page.ts';

export interface AnswerSearchDeps extends FindDeps, SummariseDeps {}

/** Answers one of the four searches. Rejects as the index's searches do. */
export async function answerSearch(
  deps: AnswerSearchDeps,
  call: SearchCall,
  signal: AbortSignal,
): Promise<Result<SearchAnswer, SearchErrorCode>> {
  const result = await findArticles(deps, call, signal);
  if (!result.ok) return result;
  const { pmids, sortedBy, facets, total, size, query, issues, explained } = result.value;
  const articles = await deps.literature.articles(pmids);
  const summary = call.body.summary
    ? await summarisePage(deps, { question: questionOf(call), articles, signal })
    : NO_SUMMARY;
  const isPageWanted = call.body.page_size > 0;
  return ok({
    docs: articles.map(searchDoc),
    size,
    total,
    sorted_by: sortedBy,
    ...summary,
    query,
    issues: issues.map(({ code, message, remark, values, start, end }) => {
      return { code, message, remark, values: { ...values }, start, end };
    }),
    explained: shown(call, explained).map((clause) => ({
      ...clause,
      phrases: clause.phrases.map(([...group]) => group),
      qid: clause.qid ?? null,
    })),
    facets: facets === undefined ? null : searchFacets(facets),
    tips: total === 0 && isPageWanted ? await searchTips({ deps, call, found: result.value, signal }) : [],
  });
}

/** Only the parts of a query have their text from their places in it. */
function shown({ mode }: SearchCall, explained: Found['explained']): Found['explained'] {
  return mode === 'pubmed' ? listsOnce(explained) : explained;
}

function searchDoc(article: ArticleWithContext): SearchDoc {
  return {
    ...articleToCitation(article),
    mesh: article.mesh.map(({ descriptor, qualifiers, major }) => ({ descriptor, qualifiers: [...qualifiers], major })),
    keywords: [...article.keywords],
  };
}

/** What is looked for, in words. */
function questionOf(call: SearchCall): string {
  switch (call.mode) {
    case 'simple':
      return call.body.search_query;
    case 'pico':
      return call.body.search_queries
        .filter(({ boolType }) => boolType !== 'must_not')
        .map(({ queryString }) => queryString)
        .join(', ');
    case 'category':
      return call.body.qids.flatMap((qid) => CATEGORY_QUERIES.find(({ id }) => id === qid)?.title ?? []).join(', ');
    case 'pubmed':
      return '';
    default:
      return unreachable(call);
  }
}
