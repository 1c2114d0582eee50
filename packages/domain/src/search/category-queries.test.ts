import { describe, expect, it } from 'vitest';
import { CATEGORY_QUERIES } from './category-queries.ts';
import { SPECIALTIES } from './specialties.ts';

describe('the taxonomy', () => {
  it('has the twenty specialties of specification §3 with ids of their own', () => {
    expect(SPECIALTIES).toHaveLength(20);
    const ids = SPECIALTIES.flatMap(({ id, categories }) => [id, ...categories.map((category) => category.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts the id of the specialty before that of the category', () => {
    for (const { id, categories } of SPECIALTIES) {
      expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
      for (const category of categories) expect(category.id).toMatch(new RegExp(`^${id}\\.[a-z0-9]+(_[a-z0-9]+)*$`));
    }
  });
});

describe('the saved queries', () => {
  it('are there for every category', () => {
    expect(CATEGORY_QUERIES.filter(({ pubmed_query }) => pubmed_query === '')).toEqual([]);
  });

  it('begin with the id of their discipline', () => {
    expect(CATEGORY_QUERIES.every(({ id, discipline }) => id.startsWith(`${discipline.id}.`))).toBe(true);
  });
});
