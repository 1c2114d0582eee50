import { describe, expect, it } from 'vitest';
import type { Claim } from '../chat-stream.schema.ts';
import { markDroppedFigures } from './mark-dropped-figures.ts';

const QUOTED = [
  { text: 'Death occurred in 16.3% and 21.2% at 18 months (HR 0.74).', citation: 1, start: 0, end: 57 },
  { text: 'Dapagliflozin lowered deaths.', citation: 1, start: 58, end: 87 },
];

function claim(text: string, citations: number[], over: Partial<Claim> = {}): Claim {
  return { text, citations, support: 'supported', verdict: 'supported', evidence: [], start: 0, end: 1, ...over };
}

function verdicts(...claims: Claim[]): (string | undefined)[] {
  return markDroppedFigures(claims, { text: '', citations: [1], quoted: QUOTED }).map(({ verdict }) => verdict);
}

describe('figures that a writer drops', () => {
  it('marks the first statement about the study, and only that', () => {
    const told = [claim('Deaths fell.', [1]), claim('Fewer were admitted.', [1]), claim('So did another.', [2])];
    expect(verdicts(...told)).toEqual(['partly', 'supported', 'supported']);
    expect(markDroppedFigures(told, { text: '', citations: [1], quoted: QUOTED })[0]?.reason).toBe('number');
  });

  it.each([
    ['in the same words', 'Deaths fell (HR 0.74).'],
    ['with a comma for the point', 'Es starben 16,3 % statt 21,2 %.'],
    ['in a later statement', 'Deaths fell.'],
  ])('leaves what has one of them: %s', (name, text) => {
    const later = name === 'in a later statement' ? [claim('It was 16.3% against 21.2%.', [1])] : [];
    expect(verdicts(claim(text, [1]), ...later)).not.toContain('partly');
  });

  it('does not take the time of follow-up for a figure', () => {
    expect(verdicts(claim('Deaths fell within 18 months.', [1]))).toEqual(['partly']);
  });

  it.each(['contradicted', 'not found'] as const)('keeps a worse verdict: %s', (verdict) => {
    expect(verdicts(claim('Deaths rose.', [1], { verdict, support: 'not found' }))).toEqual([verdict]);
  });

  it('marks nothing where the answer line has no figures, or the text does not cite its study', () => {
    const plain = { text: '', citations: [1], quoted: QUOTED.slice(1) };
    expect(markDroppedFigures([claim('Deaths fell.', [1])], plain)[0]?.verdict).toBe('supported');
    expect(verdicts(claim('Deaths fell.', [2]))).toEqual(['supported']);
  });
});
