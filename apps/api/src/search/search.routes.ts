import { CATEGORY_QUERIES } from '@footnote/domain';
import { takeAlso, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import { requestOwner } from '../platform/http/client.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { mount, type App, type Call } from '../platform/http/mount.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { answerSearch, type AnswerSearchDeps } from './answer-search.ts';
import { searchCall, type SearchCall } from './search-call.ts';
import { SEARCH_ENDPOINTS } from './search-endpoints.ts';

export interface SearchRoutesDeps extends AnswerSearchDeps, CallBudgetDeps {}

/** The search calls. */
export function mountSearch(app: App, deps: SearchRoutesDeps): void {
  const { simple, pico, category, pubmed, queries } = SEARCH_ENDPOINTS;
  mount(app, simple, (call) => answer(deps, call, searchCall({ mode: 'simple', body: call.body }, call.query)));
  mount(app, pico, (call) => answer(deps, call, searchCall({ mode: 'pico', body: call.body }, call.query)));
  mount(app, category, (call) => answer(deps, call, searchCall({ mode: 'category', body: call.body }, call.query)));
  mount(app, pubmed, (call) => answer(deps, call, searchCall({ mode: 'pubmed', body: call.body }, call.query)));
  mount(app, queries, () => ({ docs: [...CATEGORY_QUERIES] }));
}

async function answer(
  deps: SearchRoutesDeps,
  { context, signal }: Pick<Call<Endpoint>, 'context' | 'signal'>,
  search: SearchCall,
) {
  // An overview can cost what an answer costs.
  if (search.body.summary) await takeAlso(deps, context, 'question');
  const owner = requestOwner(context);
  const answerModels = { ...deps.answerModels, current: () => deps.answerModels.current({ owner }) };
  const found = await answerSearch({ ...deps, answerModels }, search, signal);
  if (!found.ok) throw new RequestFailure(found.error);
  return found.value;
}
