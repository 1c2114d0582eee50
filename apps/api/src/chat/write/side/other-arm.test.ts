import { describe, expect, test } from 'vitest';
import { evidenceFixture } from '../../adapters/language-model/write-request.fixtures.ts';
import { otherArm } from './other-arm.ts';

function besides(texts: readonly string[], told: number, comparators: string[] = []): string | undefined {
  const { sentences } = evidenceFixture(1, texts);
  const sentence = sentences[told];
  if (sentence === undefined) throw new Error('A sentence was expected.');
  return otherArm(sentence, sentences, { comparators })?.text;
}

describe('the result of the other arm', () => {
  const given = 'The inhaled dose was reduced by 25% in the steroid group.';
  const controls = 'However, a 50% reduction of the inhaled dose was seen in the control group.';

  test('stands beside that of the first, before or behind it', () => {
    expect(besides([given, controls], 0)).toBe(controls);
    expect(besides([given, controls], 1)).toBe(given);
  });

  test('may be counted in other words, and named by what was asked to compare with', () => {
    const infusion = 'Of 16 patients in the infusion group, 13 (81%) had resolution.';
    const drug = 'Cure occurred in 4 of 13 (31%) with vancomycin.';
    expect(besides([infusion, drug], 1, ['vancomycin'])).toBe(infusion);
    expect(besides([infusion, drug], 1)).toBeUndefined();
  });

  test('is none where a sentence compares by itself, has no figure, tells of something else or stands apart', () => {
    expect(besides(['Fewer died (8% vs 12%) with the drug.', controls], 0)).toBeUndefined();
    expect(besides(['The inhaled dose was reduced in the steroid group.', controls], 0)).toBeUndefined();
    expect(besides(['Cough was seen in 25% of the steroid group.', controls], 0)).toBeUndefined();
    expect(besides([given, 'All were followed for a year after the last visit.', controls], 0)).toBeUndefined();
  });
});
