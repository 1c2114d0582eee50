import { articlesByIdsSchema, citationSchema, writerSchema } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';

/** What GET /api/literature/status answers. */
export const literatureStatusSchema = z.strictObject({
  /** Footnote's own summaries, articles that were imported, both, or nothing yet. */
  collection: z.enum(['starter', 'pubmed', 'mixed', 'empty']),
  articles: z.number().int().min(0),
  /** Articles of the starter collection among them. */
  starter: z.number().int().min(0),
  retracted: z.number().int().min(0),
  withAbstract: z.number().int().min(0),
  /** YYYY[-MM[-DD]], '' while there is nothing. */
  newestPublication: z.string(),
  newestRevision: z.string(),
  byStudyType: z.record(z.string(), z.number()),
  journalsWithImpact: z.number().int().min(0),
  writer: writerSchema,
  /** Who writes them in precision mode: the same, unless a stronger model is configured. */
  precisionWriter: writerSchema,
});
export type LiteratureStatus = z.infer<typeof literatureStatusSchema>;

/** Calls about the literature itself. */
export const LITERATURE_ENDPOINTS = {
  articlesByIds: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/pubmed/articles-by-ids',
    access: 'anyone',
    budget: 'articles',
    summary: 'Gives articles of the public index in the order asked; unknown ones are left out.',
    body: articlesByIdsSchema,
    compressed: true,
    answer: { json: z.strictObject({ articles: z.array(citationSchema) }) },
    errors: ['literature/unavailable'],
  },
  status: {
    method: 'get',
    path: '/api/literature/status',
    access: 'anyone',
    budget: 'read',
    summary: 'Says what literature is loaded and who writes the answers.',
    answer: { json: literatureStatusSchema },
    errors: ['literature/unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
