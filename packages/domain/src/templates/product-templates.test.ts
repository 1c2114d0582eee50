import { expect, it } from 'vitest';
import { EVIDENCE_ARRANGEMENTS } from '../chat/evidence/arrangement.ts';
import { newOutputTemplateSchema, outputTemplateSchema } from './output-template.schema.ts';
import { arrangementOf, PRODUCT_TEMPLATES, productOutputTemplate } from './product-templates.ts';

it('has at least eight templates, each with an id, a name and a prompt of its own', () => {
  expect(PRODUCT_TEMPLATES.length).toBeGreaterThanOrEqual(8);
  for (const key of ['id', 'name', 'prompt'] as const)
    expect(new Set(PRODUCT_TEMPLATES.map((template) => template[key])).size).toBe(PRODUCT_TEMPLATES.length);
  for (const template of PRODUCT_TEMPLATES) {
    expect(newOutputTemplateSchema.safeParse({ name: template.name, prompt: template.prompt }).success).toBe(true);
    expect(outputTemplateSchema.parse(productOutputTemplate(template, null)).ownedByType).toBe('product');
  }
});

it('has a template for every way findings can be arranged, and knows it by its words', () => {
  const arranged = PRODUCT_TEMPLATES.flatMap(({ arrangement }) => arrangement ?? []);
  expect(arranged.toSorted()).toEqual([...EVIDENCE_ARRANGEMENTS].toSorted());
  for (const { prompt, arrangement } of PRODUCT_TEMPLATES) {
    expect(arrangementOf(prompt)).toBe(arrangement);
    expect(arrangementOf(`\n ${prompt.replaceAll(' ', '  ')} `)).toBe(arrangement);
    expect(arrangementOf(`${prompt} In Latin.`)).toBeNull();
  }
  expect(arrangementOf(null)).toBeNull();
  expect(arrangementOf('')).toBeNull();
});
