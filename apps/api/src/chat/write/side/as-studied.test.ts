import { expect, test } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import type { ToldStudy } from '../told-study.ts';
import { asStudied, isFirstArm, studiedArms } from './as-studied.ts';

function toldOf(title: string, text: string): ToldStudy {
  const { citation, ...evidence } = evidenceFixture(1, [text]);
  const [headline] = evidence.sentences;
  if (headline === undefined) throw new Error('A sentence was expected.');
  return {
    evidence: { ...evidence, citation: { ...citation, title, abstract: text, ml_i: '', ml_c: '' } },
    headline,
    figures: [],
  };
}

const TRIAL = toldOf('Radiotherapy versus axillary dissection in breast cancer', 'Lymphoedema was rarer.');

test('the two have the names of the study, the one that was asked about first', () => {
  const frame = questionFrameFixture({ type: 'comparison', interventions: ['axillary dissection'], comparators: [] });
  expect(studiedArms(TRIAL, frame)[0]).toMatch(/axillary dissection/i);
  expect(asStudied(TRIAL, frame)?.comparators.join()).toMatch(/radiotherapy/i);
});

test('nothing is known where what was asked about is neither of them', () => {
  const frame = questionFrameFixture({
    type: 'comparison',
    interventions: ['drainage'],
    comparators: ['radiotherapy'],
  });
  expect(asStudied(TRIAL, frame)).toBeNull();
});

test('the first of two figures is that of what was asked about only beside no other treatment', () => {
  const ofPlacebo = toldOf('Icosapent ethyl versus placebo in hypertriglyceridaemia', 'Bleeding was more frequent.');
  const ofDrug = toldOf('Rivaroxaban versus warfarin in atrial fibrillation', 'Bleeding was more frequent.');
  const asked = (drug: string) => questionFrameFixture({ type: 'harm', interventions: [drug], outcomes: ['bleeding'] });
  expect(isFirstArm(ofPlacebo, asked('icosapent ethyl'))).toBe(true);
  expect(isFirstArm(ofDrug, asked('warfarin'))).toBe(false);
});
