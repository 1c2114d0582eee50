import { describe, expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import { leadSide } from './lead-side.ts';

function sideOf(text: string, asked: Partial<QuestionFrame> = {}, outcomes: readonly string[] = []) {
  const [sentence] = evidenceFixture(1, [text]).sentences;
  if (sentence === undefined) throw new Error('A sentence was expected.');
  const frame = { interventions: ['omeprazole'], comparators: [], outcomes: [], ...asked };
  return leadSide({ ...sentence, outcomes }, questionFrameFixture(frame));
}

const DEATHS = { outcomes: ['mortality'] };

describe('the side of the sentence that leads', () => {
  test.each([
    ['By day 21, mortality was 14.1% with omeprazole and 9.6% with placebo (P = 0.01).', 'favours-comparator'],
    ['Survival was 86.0% with omeprazole and 76.5% with placebo (P<0.001).', 'favours-intervention'],
    ['Compared with placebo, omeprazole lowered mortality (HR 0.74, 95% CI 0.65 to 0.85).', null],
    ['Omeprazole lowered mortality (HR 0.74, 95% CI 0.65 to 0.85).', 'favours-intervention'],
    ['Omeprazole increased mortality (HR 1.34, 95% CI 1.15 to 1.65).', 'favours-comparator'],
    ['Death from any cause (4.5% vs 5.1%) did not differ significantly.', 'no-clear-difference'],
  ])('is that of its figures, where its words say the same: %s', (text, side) => {
    expect(sideOf(text, DEATHS, ['mortality'])).toBe(side);
  });

  test.each([
    'Omeprazole lowered mortality (HR 0.94, 95% CI 0.85 to 1.05).',
    'Omeprazole lowered mortality, but more died of bleeding (14% vs 9%, P=0.01).',
    'In fit patients, omeprazole lowered mortality (HR 0.74, 95% CI 0.65 to 0.85).',
    'Mortality was 14.1% with omeprazole and 9.6% with placebo.',
    'Mortality fell with omeprazole: 4%, 5%, 6% and 7% in four groups (P = 0.01).',
    'The reduction in mortality was 14.1% with omeprazole and 9.6% with placebo (P = 0.01).',
    '',
  ])('is none where they do not, or it is one of some: %s', (text) => {
    expect(sideOf(text === '' ? 'Nothing.' : text, DEATHS, ['mortality'])).toBeNull();
  });

  test('is none where it does not name the outcome asked for, or an outlook was asked for', () => {
    const text = 'Omeprazole lowered mortality (HR 0.74, 95% CI 0.65 to 0.85).';
    expect(sideOf(text, { outcomes: ['bleeding'] })).toBeNull();
    expect(sideOf(text, { ...DEATHS, type: 'prognosis' }, ['mortality'])).toBeNull();
  });

  test('rules no harm out by an interval that reaches far, nor by a P alone', () => {
    const harm = { ...DEATHS, type: 'harm' as const };
    expect(sideOf('Mortality did not differ (RR 1.09, 95% CI 0.97 to 1.23).', harm, ['mortality'])).toBe(
      'no-clear-difference',
    );
    expect(sideOf('Mortality did not differ (RR 1.45, 95% CI 0.96 to 2.21).', harm, ['mortality'])).toBeNull();
    expect(sideOf('Mortality was 19% and 11% (p = 0.08).', harm, ['mortality'])).toBeNull();
  });
});
