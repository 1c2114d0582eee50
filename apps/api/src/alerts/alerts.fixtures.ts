import { alertRequestSchema, type AlertRequest } from '@footnote/domain';

/** What a reader fills in to be told of something new; a query of its own makes it another search. */
export function alertBody(email: string, changes: object = {}): object {
  return {
    email,
    institution: 'Example Hospital',
    title: 'Salt',
    query_type: 'simple',
    query: { pubmed_query: 'salt substitute' },
    sort_by: 'relevance',
    ...changes,
  };
}

/** The same as the server reads it. */
export function alertRequest(email: string, pubmedQuery = 'salt substitute'): AlertRequest {
  return alertRequestSchema.parse(alertBody(email, { query: { pubmed_query: pubmedQuery } }));
}
