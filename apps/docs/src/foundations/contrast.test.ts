import { footnoteBrand } from '../../../../packages/ui/src/theme/tokens.ts';
import { describe, expect, test } from 'vitest';
import { colourPairs } from './colour-pairs.ts';
import { contrast } from './contrast.ts';

test('contrast runs from 1 for the same colour to 21 for black on white', () => {
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 10);
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
});

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(colourPairs)('$front on $back reaches $owed', ({ front, back, owed }) => {
    const palette = footnoteBrand[scheme];
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(owed);
  });
});
