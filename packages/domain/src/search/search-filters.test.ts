import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readChatFilters, writeChatFilters } from '../chat/chat-filters.ts';
import { chatQueryParametersSchema, chatQuerySchema } from '../chat/chat-query.schema.ts';
import { SORT_OPTIONS, STUDY_TYPES } from '../literature/study-type.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { NO_ARTICLE_FILTERS, type ArticleFilters } from './article-filters.ts';
import { pubmedSearchSchema, searchParametersSchema } from './search-call.schema.ts';
import { readSearchFilters, writeSearchFilters } from './search-filters.ts';
import { SEARCH_FILTERS } from './search-vocabulary.ts';

const filters: fc.Arbitrary<ArticleFilters> = fc.record({
  studyTypes: fc.option(fc.subarray([...STUDY_TYPES], { minLength: 1 })),
  impactFactor: fc.constantFrom('high', 'off'),
  sampleSize: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  publishedSince: fc.option(fc.integer({ min: 1500, max: 2200 })),
  currentWeek: fc.boolean(),
  costEffectiveness: fc.boolean(),
});

const readSearch = (body: object, parameters: object) =>
  readSearchFilters(pubmedSearchSchema.parse({ search_query: 'a', ...body }), searchParametersSchema.parse(parameters));

test('a search call reads the filters it was written with', () => {
  fc.assert(
    fc.property(filters, (chosen) => {
      const { body, parameters } = writeSearchFilters(chosen);
      expect(readSearch(body, parameters)).toEqual(chosen);
    }),
  );
});

test('a search call without filters narrows nothing', () => {
  expect(writeSearchFilters(NO_ARTICLE_FILTERS)).toEqual({
    parameters: {},
    body: { current_week: false, article_type: null },
  });
  expect(readSearch({}, {})).toEqual(NO_ARTICLE_FILTERS);
});

test('an article needs to be of the one type of the body and of one of the types of the parameters', () => {
  const types = (one: string, several: string) =>
    readSearch({ article_type: one }, { study_types: several }).studyTypes;
  expect(types('meta_analysis', 'meta_analysis,rodent')).toEqual(['meta_analysis']);
  expect(types('meta_analysis', 'rodent')).toEqual([]);
});

test('a chat query reads the filters it was written with, but a year, which travels as months', () => {
  const chatFilters = fc.tuple(filters, fc.option(fc.constantFrom(...SORT_OPTIONS)));
  fc.assert(
    fc.property(chatFilters, ([chosen, sort]) => {
      const { query, parameters } = writeChatFilters({ ...chosen, publishedSince: null, sort }, '2026-11-22');
      const read = readChatFilters(
        chatQuerySchema.parse({ question: 'a', ...query }),
        chatQueryParametersSchema.parse(parameters),
      );
      expect({ ...read, studyTypes: chosen.studyTypes === null ? null : read.studyTypes }).toEqual({
        ...chosen,
        publishedSince: null,
        sort,
      });
    }),
  );
});

test('filters that narrow are named as the calls name them, and taken away by these names', () => {
  fc.assert(
    fc.property(filters, fc.subarray([...SEARCH_FILTERS]), (chosen, names) => {
      const left = activeFilters(withoutFilters(chosen, names));
      expect(left).toEqual(activeFilters(chosen).filter((name) => !names.includes(name)));
    }),
  );
  expect(activeFilters({ ...NO_ARTICLE_FILTERS, studyTypes: [], sampleSize: 0 })).toEqual([
    'study_types',
    'sample_size',
  ]);
});
