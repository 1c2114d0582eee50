import { describe, expect, it } from 'vitest';
import { askedAbout, figureFit } from './asked-kinds.ts';

describe('what a question of a document asks about', () => {
  it.each([
    ['How were the children allocated to the two arms?', ['method']],
    ['What sort of regression was used for the scores?', ['method']],
    ['Which patients were left out?', ['method']],
    ['Wie wurde die Schmerzstärke gemessen?', ['method']],
    ['What limitations do the authors name?', ['discussion']],
    ['Why did fewer people stay in the trial?', ['discussion']],
    ['Warum war der Effekt kleiner?', ['discussion']],
    ['How many children had caries after two years?', []],
    ['Does dapagliflozin lower mortality?', []],
    ['', []],
  ])('“%s”', (question, about) => {
    expect([...askedAbout(question)]).toEqual(about);
  });

  it('is told of long and odd questions in no time', () => {
    for (const part of ['how was ', 'how did how ', '?', '\u0000', 'what kind of '])
      expect(askedAbout(part.repeat(20_000)).size).toBeLessThan(3);
  });
});

describe('the figures a question asks for', () => {
  it('are those of its kind', () => {
    const fit = figureFit('How long was the washout?');
    expect(fit?.('It was 5 weeks.')).toBeGreaterThan(fit?.('It was given to 5 people.') ?? 1);
    expect(figureFit('Is it safe?')).toBeNull();
  });
});
