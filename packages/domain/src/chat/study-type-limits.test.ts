import { expect, test } from 'vitest';
import { DEFAULT_CHAT_STUDY_TYPES, STUDY_TYPES } from '../literature/study-type.ts';
import { studyTypeLimits } from './study-type-limits.ts';

const asked = { chatWithDocuments: false, isSelectRegenerate: false };

test('the default types give way to all, sent in whatever order or left out', () => {
  const limits = [DEFAULT_CHAT_STUDY_TYPES, null];
  expect(studyTypeLimits(asked)).toEqual(limits);
  const turned = DEFAULT_CHAT_STUDY_TYPES.toReversed();
  expect(studyTypeLimits({ ...asked, studyTypes: turned })).toEqual([turned, null]);
});

test('types a reader chose never give way', () => {
  for (const studyTypes of [['rodent' as const], [...STUDY_TYPES], DEFAULT_CHAT_STUDY_TYPES.slice(1)])
    expect(studyTypeLimits({ ...asked, studyTypes })).toEqual([studyTypes]);
});

test('a type that is repeated does not make a choice the default one', () => {
  const studyTypes = Array.from({ length: 4 }, () => 'meta_analysis' as const);
  expect(studyTypeLimits({ ...asked, studyTypes })).toEqual([studyTypes]);
});

test('chosen references are not limited by the default types, but by chosen ones', () => {
  expect(studyTypeLimits({ ...asked, isSelectRegenerate: true })).toEqual([null]);
  expect(studyTypeLimits({ ...asked, chatWithDocuments: true, studyTypes: ['misc'] })).toEqual([['misc']]);
});
