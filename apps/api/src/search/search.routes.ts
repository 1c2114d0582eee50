import {
  CATEGORY_QUERIES,
  categorySearchSchema,
  picoSearchSchema,
  pubmedSearchSchema,
  searchParametersSchema,
  simpleSearchSchema,
} from '@footnote/domain';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { z } from 'zod';
import type { ServerContext, ServerEnvironment } from '../platform/http/client.ts';
import { takeAlso, type CallBudgetDeps } from '../platform/http/call-budget.ts';
import { readJson } from '../platform/http/request-body.ts';
import { RequestFailure } from '../platform/http/request-errors.ts';
import { answerSearch, type AnswerSearchDeps } from './answer-search.ts';
import type { SearchCall } from './search-call.ts';
import { SEARCH_ENDPOINTS } from './search-endpoints.ts';

/** Bytes of the longest query with every letter written in four. */
const BODY_LIMIT = 512 * 1024;

export interface SearchRoutesDeps extends AnswerSearchDeps, CallBudgetDeps {}

/** The search calls. */
export function searchRoutes(deps: SearchRoutesDeps): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
  const { simple, pico, category, pubmed, queries } = SEARCH_ENDPOINTS;
  routes.post(simple.path, compress(), async (context) =>
    answer(deps, context, { mode: 'simple', ...(await read(simpleSearchSchema, context)) }),
  );
  routes.post(pico.path, compress(), async (context) =>
    answer(deps, context, { mode: 'pico', ...(await read(picoSearchSchema, context)) }),
  );
  routes.post(category.path, compress(), async (context) =>
    answer(deps, context, { mode: 'category', ...(await read(categorySearchSchema, context)) }),
  );
  routes.post(pubmed.path, compress(), async (context) =>
    answer(deps, context, { mode: 'pubmed', ...(await read(pubmedSearchSchema, context)) }),
  );
  routes.get(queries.path, compress(), (context) => context.json({ docs: CATEGORY_QUERIES }));
  return routes;
}

async function read<Body extends z.ZodType>(schema: Body, context: ServerContext) {
  const body = schema.safeParse(await readJson(context, BODY_LIMIT));
  const parameters = searchParametersSchema.safeParse(context.req.query());
  if (!body.success || !parameters.success) throw new RequestFailure('request/invalid');
  return { body: body.data, parameters: parameters.data };
}

async function answer(deps: SearchRoutesDeps, context: ServerContext, call: SearchCall): Promise<Response> {
  // An overview can cost what an answer costs.
  if (call.body.summary) await takeAlso(deps, context, 'question');
  const found = await answerSearch(deps, call, context.req.raw.signal);
  if (!found.ok) throw new RequestFailure(found.error);
  return context.json(found.value, 200, { 'cache-control': 'no-store' });
}
