import { describe, expect, it } from 'vitest';
import { POPULATION_TRAITS } from '../../packages/literature/src/search/question/frame/population-traits.ts';
import { populationMessages } from '../../packages/ui/src/chat/population.messages.ts';

describe('populations that studies are read by', () => {
  it('are each named in the languages of the interface', () => {
    const unnamed = POPULATION_TRAITS.map(({ value }) => value).filter(
      (value) => !Object.hasOwn(populationMessages, value),
    );
    expect(unnamed).toEqual([]);
  });
});
