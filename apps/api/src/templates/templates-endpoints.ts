import {
  newOutputTemplateSchema,
  outputTemplateSchema,
  outputTemplatesSchema,
  outputTemplateUpdateSchema,
  TEMPLATE_COLUMNS,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { wholeNumber } from '../platform/http/list-query.ts';

const ALL = '/api/output-templates';
const ONE = `${ALL}/:templateId`;

/** More than an account may have and the product brings. */
const LARGEST_LIST = 1_000;

const ofTemplate = {
  params: z.object({ templateId: z.string().max(100) }),
  notFound: 'template/not-found',
} as const;

/** The calls about output templates (specification §7). They are about the account that asks, for whichever organization it acts. */
export const TEMPLATES_ENDPOINTS = {
  list: {
    method: 'get',
    path: ALL,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists the templates of the user and of the product.',
    query: z.strictObject({
      limit: wholeNumber(LARGEST_LIST, LARGEST_LIST),
      orderByColumn: z.enum(TEMPLATE_COLUMNS).default('updatedAt'),
      orderByDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    compressed: true,
    answer: { json: outputTemplatesSchema },
  },
  create: {
    method: 'post',
    path: ALL,
    access: 'signedIn',
    budget: 'write',
    summary: 'Saves an answer format as a template of the user.',
    body: newOutputTemplateSchema,
    answer: { json: outputTemplateSchema },
    errors: ['template/needs-plan', 'template/too-long', 'template/too-many'],
  },
  update: {
    method: 'patch',
    path: ONE,
    access: 'signedIn',
    budget: 'write',
    summary: 'Changes the name or the prompt of a template of the user.',
    ...ofTemplate,
    body: outputTemplateUpdateSchema,
    answer: { json: outputTemplateSchema },
    errors: ['template/needs-plan', 'template/too-long', 'template/of-the-product'],
  },
  remove: {
    method: 'delete',
    path: ONE,
    access: 'signedIn',
    budget: 'write',
    summary: 'Deletes a template of the user.',
    ...ofTemplate,
    answer: null,
    errors: ['template/of-the-product'],
  },
  use: {
    method: 'post',
    path: `${ONE}/uses`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Notes that the user chose a template, which then stands first among the recent ones.',
    ...ofTemplate,
    answer: null,
    errors: ['template/needs-plan'],
  },
} as const satisfies Record<string, Endpoint>;
