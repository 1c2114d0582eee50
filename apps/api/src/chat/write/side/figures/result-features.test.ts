import { expect, test } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../../adapters/language-model/write-request.fixtures.ts';
import { resultFeatures } from './result-features.ts';

const asked = questionFrameFixture({ interventions: ['rituximab'], outcomes: ['relapse'] });

function namesOf(text: string, frame = asked): string[] {
  const sentences = evidenceFixture(1, [text]).sentences.map((one) => ({ ...one, namesOutcome: true }));
  return Object.keys(resultFeatures(sentences, frame));
}

test('say which of two is more, of something good or bad, and how surely', () => {
  expect(namesOf('Relapse occurred in 12% with rituximab and 25% with placebo (P=0.01).')).toEqual([
    'first less -1 significant named',
    'first better 1 significant',
    'first by',
  ]);
  expect(
    namesOf('Remission was seen in 40% with rituximab and 20% with placebo (P=0.2).', {
      ...asked,
      outcomes: ['remission'],
    }),
  ).toEqual(['first more 1 not named', 'first better 1 not', 'first by']);
});

test('say where the interval of a ratio lies', () => {
  expect(namesOf('Relapse was rarer with it (HR 0.60, 95% CI 0.40 to 0.90).')[0]).toBe('ratio below -1 named');
  expect(namesOf('Relapse was rarer with it (HR 0.60, 95% CI 0.30 to 1.20).')[0]).toBe('ratio crosses -1 named');
});

test('are none where a sentence has no figures of an effect', () => {
  expect(namesOf('Relapse was rarer with rituximab.')).toEqual([]);
});
