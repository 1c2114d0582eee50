import { alertRequestSchema, type AlertRequest } from '@footnote/domain';
import type { NewFollow } from './alerts.ports.ts';

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

/** An answer to follow, of a chat; it goes to an address of nobody. */
export function follow(sessionId: string): Omit<NewFollow, 'turnId'> {
  return {
    email: 'nobody@example.org',
    answer: {
      session_id: sessionId,
      position: 0,
      question: 'Salt?',
      frame: {
        type: 'therapy',
        condition: [],
        qualifiers: [],
        interventions: ['salt'],
        comparators: [],
        outcomes: [],
        time: null,
      },
      verdict: 'favours-intervention',
      limits: { impactFactor: 'off', sampleSize: null },
    },
    seen: ['7'],
    cited: [{ pmid: '7', notices: [] }],
  };
}
