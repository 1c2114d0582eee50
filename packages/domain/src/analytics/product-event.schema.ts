import { z } from 'zod';
import { pageViewSchema } from '../identity/page-view.schema.ts';

/** What an address says of the campaign that led to it (specification §3, Campaign data). */
export const CAMPAIGN_FIELDS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const field = z.string().trim().min(1).max(100).optional();

/** The campaign by which somebody came; each part at most 100 characters. */
export const campaignSchema = z.strictObject({
  utm_source: field,
  utm_medium: field,
  utm_campaign: field,
  utm_term: field,
  utm_content: field,
});
export type Campaign = z.output<typeof campaignSchema>;

/** The campaign that the parameters of an address name; null where they name none. What is too long is cut. */
export function readCampaign(parameter: (name: string) => string | null): Campaign | null {
  const named = CAMPAIGN_FIELDS.flatMap((name) => {
    const value = parameter(name)?.trim().slice(0, 100).trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return named.length === 0 ? null : Object.fromEntries(named);
}

/** Body of POST /api/analytics/event: a page was opened, perhaps by somebody whom a campaign led here. */
export const reportedViewSchema = pageViewSchema.extend({ campaign: campaignSchema.optional() });
export type ReportedView = z.output<typeof reportedViewSchema>;

/** What users do that is told to the analytics of whoever runs the server, beside the pages they open. */
export const PRODUCT_EVENTS = [
  'question_asked',
  'search_made',
  'references_exported',
  'alert_subscribed',
  'article_saved',
  'checkout_begun',
  'documents_uploaded',
  'chat_shared',
] as const;
export type ProductEventName = (typeof PRODUCT_EVENTS)[number];
