import {
  chatMessageSchema,
  chatStreamEventSchema,
  emailSchema,
  HISTORY_LIMIT,
  picoSearchSchema,
} from '@footnote/domain';
import { MAX_FOUND } from '@footnote/literature';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';

const filePathSchema = z.string().min(1).max(4_096);
const filePathsSchema = z.strictObject({ paths: z.array(filePathSchema).min(1).max(100_000) });
const searchLimitSchema = z.number().int().min(1).max(1000);

const searchSchema = z.union([
  z.strictObject({ pubmed: z.string().max(1_000_000), limit: searchLimitSchema }),
  z.strictObject({ question: z.string().max(1_000_000), limit: searchLimitSchema }),
  z.strictObject({ pico: picoSearchSchema, limit: searchLimitSchema.nullable() }),
]);

const fetchSchema = z.union([
  z.strictObject({
    pmids: z
      .array(z.string().regex(/^\d{1,9}$/))
      .min(1)
      .max(MAX_FOUND),
  }),
  z.strictObject({ query: z.string().min(1).max(100_000), limit: z.number().int().min(1).max(MAX_FOUND) }),
]);

/** What every call of the command line has in common. */
const command = {
  method: 'post',
  access: 'commandLine',
  budget: 'operator',
  bodyLimit: 32 * 1024 * 1024,
  goesOnWhenFull: true,
  internal: true,
} as const;

/** Command and server are of one version: what they tell each other is typed by the commands themselves. */
const json = { json: z.unknown() };
const events = { lines: z.unknown() };

/** What the command line asks of the server that holds the data directory. */
export const INTERNAL_ENDPOINTS = {
  ask: {
    ...command,
    path: '/api/internal/ask',
    summary: 'Answers a question that is kept nowhere.',
    body: z.strictObject({
      question: z.string().max(1_000_000),
      history: z.array(chatMessageSchema).max(HISTORY_LIMIT),
      limit: z.number().int().min(1).max(100).optional(),
    }),
    answer: { lines: chatStreamEventSchema },
  },
  import: {
    ...command,
    path: '/api/internal/literature/import',
    summary: 'Imports files of articles.',
    body: filePathsSchema,
    answer: events,
  },
  sync: {
    ...command,
    path: '/api/internal/literature/sync',
    summary: 'Fetches new files of PubMed.',
    body: z.strictObject({ baseline: z.boolean(), since: z.iso.date().nullable() }),
    answer: events,
  },
  fetch: {
    ...command,
    path: '/api/internal/literature/fetch',
    summary: 'Fetches articles by their ids, or those a query finds.',
    body: fetchSchema,
    answer: events,
  },
  refine: {
    ...command,
    path: '/api/internal/literature/refine',
    summary: 'Has a language model read what rules missed.',
    body: z.strictObject({ limit: z.number().int().min(1).max(1_000_000) }),
    answer: events,
  },
  vectors: {
    ...command,
    path: '/api/internal/literature/vectors',
    summary: 'Learns which words of the literature mean alike.',
    body: z.strictObject({}),
    answer: events,
  },
  reindex: {
    ...command,
    path: '/api/internal/literature/reindex',
    summary: 'Copies the literature into a new index of a cluster.',
    body: z.strictObject({ to: filePathSchema }),
    answer: events,
  },
  impacts: {
    ...command,
    path: '/api/internal/literature/impacts',
    summary: 'Replaces journal metrics by those of a file.',
    body: z.strictObject({ path: filePathSchema }),
    answer: json,
  },
  mesh: {
    ...command,
    path: '/api/internal/literature/mesh',
    summary: 'Replaces the vocabulary of headings by that of files.',
    body: filePathsSchema,
    answer: json,
  },
  search: {
    ...command,
    path: '/api/internal/literature/search',
    summary: 'Searches.',
    body: searchSchema,
    answer: json,
  },
  stats: {
    ...command,
    method: 'get',
    path: '/api/internal/literature/stats',
    summary: 'Counts the literature.',
    answer: json,
  },
  superAdmin: {
    ...command,
    path: '/api/internal/accounts/super-admin',
    summary: 'Makes an account one of a super admin, or ends that.',
    body: z.strictObject({ email: emailSchema, granted: z.boolean() }),
    answer: json,
  },
  endSecondFactor: {
    ...command,
    path: '/api/internal/accounts/second-factor',
    summary: 'Ends the second factor of an account whose owner has lost it.',
    body: z.strictObject({ email: emailSchema }),
    answer: json,
  },
  bounces: {
    ...command,
    path: '/api/internal/accounts/bounces',
    summary: 'Notes which addresses mail came back from.',
    body: z.strictObject({ reports: z.array(z.string()).min(1).max(1_000) }),
    answer: json,
  },
} as const satisfies Record<string, Endpoint>;
