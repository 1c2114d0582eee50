import { expect, test } from 'vitest';
import { FORMAT_TOKEN_LIMIT } from '../chat/limits.ts';
import { emptyFormat, type AnswerFormat } from './answer-format.machine.ts';
import { TEMPLATE_NAME_LIMIT } from './limits.ts';
import { newOutputTemplateSchema, outputTemplateSchema } from './output-template.schema.ts';
import {
  copyName,
  mayEditTemplate,
  maySaveFormat,
  mustCreateTemplate,
  recentAfterUse,
  recentTemplates,
} from './template-rules.ts';
import { ownTemplate, productTemplate, templateFixtures } from './templates.fixtures.ts';

const format = (change: Partial<AnswerFormat>): AnswerFormat => ({
  ...emptyFormat(true),
  stage: 'off',
  tokens: 4,
  ...change,
});

test.each<[boolean, string, Partial<AnswerFormat>]>([
  [true, 'a text without template', { text: 'As a table.' }],
  [true, 'a text that differs from its template', { text: 'As a table.', template: ownTemplate }],
  [false, 'what its template says', { text: ownTemplate.prompt, template: ownTemplate }],
  [false, 'an empty text', { text: ' \n', template: ownTemplate }],
  [false, 'a text over the limit', { text: 'As a table.', tokens: FORMAT_TOKEN_LIMIT + 1 }],
  [false, 'a text without permission', { text: 'As a table.', permitted: false }],
])('that saving is allowed is %s for %s', (allowed, _, change) => {
  expect(maySaveFormat(format(change))).toBe(allowed);
});

test('saving makes a new template where there is none of the reader’s own', () => {
  expect(mustCreateTemplate(format({}))).toBe(true);
  expect(mustCreateTemplate(format({ template: productTemplate }))).toBe(true);
  expect(mustCreateTemplate(format({ template: ownTemplate }))).toBe(false);
});

test('only who made a template may change it', () => {
  expect(mayEditTemplate(ownTemplate, 'user-1')).toBe(true);
  expect(mayEditTemplate(ownTemplate, 'user-2')).toBe(false);
  expect(mayEditTemplate(ownTemplate, null)).toBe(false);
  expect(mayEditTemplate(productTemplate, 'user-1')).toBe(false);
  expect(mayEditTemplate({ ...ownTemplate, creator: null }, 'user-1')).toBe(false);
});

test('a copy says so, and its name is never too long', () => {
  expect(copyName('Structured abstract')).toBe('Copy of Structured abstract');
  const long = copyName('👩‍⚕️'.repeat(TEMPLATE_NAME_LIMIT));
  expect(Array.from(long).length).toBeLessThanOrEqual(TEMPLATE_NAME_LIMIT);
  expect(copyName('')).toBe('Copy of');
});

test('a used template stands first, and the last of three is dropped', () => {
  const [one, two, three, four] = templateFixtures;
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    throw new Error('no samples');
  expect(recentAfterUse([one, two, three], four)).toEqual([four, one, two]);
  expect(recentAfterUse([one, two, three], three)).toEqual([three, one, two]);
  expect(recentAfterUse([], one)).toEqual([one]);
});

test('the recent templates are the three last used, times that cannot be read last', () => {
  const unread = { ...ownTemplate, id: 'unread', updatedAt: 'soon' };
  expect(recentTemplates([unread, ...templateFixtures.toReversed()]).map(({ id }) => id)).toEqual([
    'template-1',
    'template-2',
    'template-3',
  ]);
  expect(recentTemplates([unread])).toEqual([unread]);
});

test('the sample states are what the schema says', () => {
  for (const template of templateFixtures) expect(outputTemplateSchema.parse(template)).toEqual(template);
});

test.each([
  { name: ' ', prompt: 'As a table.' },
  { name: 'Table', prompt: ' \n ' },
  { name: 'x'.repeat(TEMPLATE_NAME_LIMIT + 1), prompt: 'As a table.' },
  { name: 'Table', prompt: 'As a table.', ownedByType: 'product' },
])('%j cannot be created', (template) => {
  expect(newOutputTemplateSchema.safeParse(template).success).toBe(false);
});
