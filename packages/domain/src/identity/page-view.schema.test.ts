import { expect, test } from 'vitest';
import { pageViewSchema } from './page-view.schema.ts';

const view = { event: 'page_view', page: '/organization/:id', language: 'pt' };

test('names a page by its pattern', () => {
  expect(pageViewSchema.parse(view)).toEqual(view);
});

test.each([
  { ...view, page: '/organization/5' },
  { ...view, page: '/chat?sid=1' },
  { ...view, page: 'constructor' },
  { ...view, page: '__proto__' },
  { ...view, page: ['/chat'] },
  { ...view, language: 'xx' },
  { ...view, event: 'click' },
  { ...view, email: 'ada@example.org' },
  {},
  null,
])('refuses %j', (body) => {
  expect(pageViewSchema.safeParse(body).success).toBe(false);
});
