import { expect, test } from 'vitest';
import { DEFAULT_CHAT_STUDY_TYPES, STUDY_TYPES } from '../literature/study-type.ts';
import { answersWithin, studyTypeLimits } from './study-type-limits.ts';

const asked = { chatWithDocuments: false, isSelectRegenerate: false };

test('the default types give way, sent in whatever order or left out', () => {
  expect(studyTypeLimits(asked)).toEqual({ types: DEFAULT_CHAT_STUDY_TYPES, givesWay: true });
  const turned = DEFAULT_CHAT_STUDY_TYPES.toReversed();
  expect(studyTypeLimits({ ...asked, studyTypes: turned })).toEqual({ types: turned, givesWay: true });
});

test('types a reader chose never give way', () => {
  for (const studyTypes of [['rodent' as const], [...STUDY_TYPES], DEFAULT_CHAT_STUDY_TYPES.slice(1)])
    expect(studyTypeLimits({ ...asked, studyTypes })).toEqual({ types: studyTypes, givesWay: false });
});

test('a type that is repeated does not make a choice the default one', () => {
  const studyTypes = Array.from({ length: 4 }, () => 'meta_analysis' as const);
  expect(studyTypeLimits({ ...asked, studyTypes }).givesWay).toBe(false);
});

test('chosen references are not limited by the default types, but by chosen ones', () => {
  expect(studyTypeLimits({ ...asked, isSelectRegenerate: true })).toEqual({ types: null, givesWay: false });
  const misc = { ...asked, chatWithDocuments: true, studyTypes: ['misc' as const] };
  expect(studyTypeLimits(misc)).toEqual({ types: ['misc'], givesWay: false });
});

test('types answer where an article of them is nearly as relevant as the best', () => {
  const mouse = { studyType: 'rodent' as const, relevance: 0.9 };
  const trial = (relevance: number) => ({ studyType: 'randomized_trial' as const, relevance });
  expect(answersWithin(DEFAULT_CHAT_STUDY_TYPES, [mouse, trial(0.75)])).toBe(true);
  expect(answersWithin(DEFAULT_CHAT_STUDY_TYPES, [mouse, trial(0.6)])).toBe(false);
  expect(answersWithin(DEFAULT_CHAT_STUDY_TYPES, [mouse])).toBe(false);
  expect(answersWithin(DEFAULT_CHAT_STUDY_TYPES, [])).toBe(false);
});
