import { PRODUCT_TEMPLATES, productOutputTemplate } from '@footnote/domain';
import { expect, it } from 'vitest';
import { namedTemplate } from './template-names.ts';

it('says the name of every template of the product as the server knows it', () => {
  for (const template of PRODUCT_TEMPLATES) {
    const nameless = productOutputTemplate({ ...template, name: '?' }, null);
    expect(
      namedTemplate(({ defaultMessage }) => (typeof defaultMessage === 'string' ? defaultMessage : ''), nameless).name,
    ).toBe(template.name);
  }
});
