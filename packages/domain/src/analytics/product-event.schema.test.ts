import { expect, it } from 'vitest';
import { readCampaign, reportedViewSchema } from './product-event.schema.ts';

const read = (given: Record<string, string>) => readCampaign((name) => given[name] ?? null);

it('reads the five parts of a campaign, cut where they are too long, and nothing else', () => {
  const given = { utm_source: 'letter', utm_term: ' a ', utm_id: '7', q: 'illness', utm_content: '' };
  expect(read(given)).toEqual({
    utm_source: 'letter',
    utm_term: 'a',
  });
  expect(read({ utm_medium: 'x'.repeat(500) })?.utm_medium).toHaveLength(100);
  expect(read({ q: 'illness' })).toBeNull();
});

it('takes a view with a campaign, and no field beyond', () => {
  const view = { event: 'page_view', page: '/chat', language: 'de' };
  expect(reportedViewSchema.safeParse({ ...view, campaign: { utm_source: 'letter' } }).success).toBe(true);
  for (const campaign of [{ utm_id: '7' }, { utm_source: '' }, { utm_source: 'x'.repeat(101) }, 'letter', null])
    expect(reportedViewSchema.safeParse({ ...view, campaign }).success).toBe(false);
});
