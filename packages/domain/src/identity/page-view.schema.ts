import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../chat/answer-languages.ts';
import { PAGE_ACCESS, type PagePath } from './access/page-access.ts';

const isPagePath = (value: string): value is PagePath => Object.hasOwn(PAGE_ACCESS, value);

/** Body of POST /api/analytics/event: a page was opened. It names the pattern of the page and never its address. */
export const pageViewSchema = z.strictObject({
  event: z.literal('page_view'),
  page: z.string().max(100).refine(isPagePath),
  language: z.enum(INTERFACE_LANGUAGES),
});
export type PageView = z.output<typeof pageViewSchema>;
