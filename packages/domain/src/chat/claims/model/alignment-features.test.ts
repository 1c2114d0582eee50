import { describe, expect, it } from 'vitest';
import { abbreviationsOf } from '../abbreviations.ts';
import { align } from '../align.ts';
import { readStatement } from '../statement.ts';
import { alignmentFeatures } from './alignment-features.ts';

function features(claim: string, sentence: string): Record<string, number> {
  const [said, found] = [readStatement(claim), readStatement(sentence)];
  return alignmentFeatures(said, found, align(said, found, abbreviationsOf(sentence)).pairs);
}

describe('directions beside the same words', () => {
  it.each([
    ['Walking increases rates of hip fracture.', 'Walking was strongly associated with a reduction in hip fracture.'],
    ['Zinc encourages proliferation of keratinocytes.', 'Remarkably, zinc reduces proliferation of keratinocytes.'],
    ['Without neutrophils the fungus is spread less.', 'Fungus was increasingly spread in mice without neutrophils.'],
    ['Walking reduces hip fracture.', 'Walking did not reduce hip fracture in any group.'],
  ])('are opposed in “%s” and “%s”', (claim, sentence) => {
    expect(features(claim, sentence)['besideWorstShare']).toBeGreaterThan(0.3);
  });

  it.each([
    ['Walking lowers rates of hip fracture.', 'Walking was strongly associated with a reduction in hip fracture.'],
    ['Walking does not reduce hip fracture.', 'Walking did not reduce hip fracture in any group.'],
    ['Zinc promotes proliferation of keratinocytes.', 'Zinc stimulates the proliferation of keratinocytes.'],
  ])('agree in “%s” and “%s”', (claim, sentence) => {
    expect(features(claim, sentence)).toMatchObject({ besideWorstShare: 0, unsaidFalls: 0, unsaidRises: 0 });
  });

  it('are unsaid where a sentence has the words and no direction', () => {
    const sentence = 'Walking and hip fracture were recorded for two years.';
    expect(features('Walking reduces hip fracture.', sentence)).toMatchObject({ unsaidFalls: 1, unsaidRises: 0 });
    expect(features('Walking increases hip fracture.', sentence)).toMatchObject({ unsaidFalls: 0, unsaidRises: 1 });
  });

  it('are told of what is there and of what is lacking', () => {
    const taken = features('Zinc reduces fever in mice.', 'Mice without zinc had less fever.');
    expect(taken).toMatchObject({ takenParity: -1 });
    expect(features('Zinc reduces fever in mice.', 'Fever was less in mice given zinc.')).toMatchObject({
      takenParity: 1,
    });
  });

  it('are finite for texts without words, and for endless ones', () => {
    const endless = 'reduces not increases hip fracture '.repeat(200);
    for (const [claim, sentence] of [
      ['', ''],
      ['not not not', '!?'],
      [endless, endless],
      ['reduces', endless],
    ] as const)
      expect(Object.values(features(claim, sentence)).filter((value) => !Number.isFinite(value))).toEqual([]);
  });
});
