import {
  categorySearchSchema,
  picoSearchSchema,
  pubmedSearchSchema,
  savedQueriesSchema,
  searchAnswerSchema,
  searchParametersSchema,
  simpleSearchSchema,
} from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';

const search = {
  method: 'post',
  access: 'anyone',
  goesOnWhenFull: true,
  budget: 'search',
  query: searchParametersSchema,
  // The longest query with every letter written in four bytes.
  bodyLimit: 512 * 1024,
  compressed: true,
  answer: { json: searchAnswerSchema },
  errors: [
    'search/unknown-category',
    'search/page-too-deep',
    'literature/query-too-wide',
    'literature/reading-timed-out',
    'literature/unavailable',
  ],
} as const;

/** The search calls of specification §7, and the search in plain words. */
export const SEARCH_ENDPOINTS = {
  simple: {
    ...search,
    path: '/api/search/simple',
    summary: 'Searches with plain words or a question.',
    body: simpleSearchSchema,
  },
  pico: {
    ...search,
    path: '/api/search/pico',
    summary: 'Searches with clauses on population, intervention, comparison and outcome.',
    body: picoSearchSchema,
  },
  category: {
    ...search,
    path: '/api/search/category',
    summary: 'Searches with the saved queries of categories of medicine.',
    body: categorySearchSchema,
  },
  pubmed: {
    ...search,
    path: '/api/search/pubmed',
    summary: 'Searches with a query in the language of PubMed or Ovid, among its 1,000 most recent matches.',
    body: pubmedSearchSchema,
  },
  queries: {
    method: 'get',
    path: '/api/search/queries',
    access: 'anyone',
    budget: 'read',
    summary: 'Lists the saved query of every category of the medical taxonomy.',
    answer: { json: savedQueriesSchema },
    compressed: true,
  },
} as const satisfies Record<string, Endpoint>;
