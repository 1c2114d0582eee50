import { describe, expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../adapters/language-model/write-request.fixtures.ts';
import { inOrderOfAnswer } from './leading-sentence.ts';

interface Given {
  relevance: number;
  outcomes?: readonly string[];
}

const COMPOSITE = 'Progression or cardiovascular death occurred in 13.1% and 16.9%.';
const DEATHS = 'Death from any cause (4.5% vs 5.1%) did not differ significantly.';
const CONCLUSION = 'The drug slowed kidney disease.';

function told(
  texts: readonly string[],
  given: readonly Given[],
  asked: Partial<QuestionFrame> = { type: 'therapy', outcomes: ['mortality'] },
): string[] {
  const sentences = evidenceFixture(1, texts).sentences.map((sentence, at) => ({
    ...sentence,
    outcomes: [],
    ...given[at],
  }));
  const [headline] = sentences.slice(-1);
  if (headline === undefined) throw new Error('A sentence was expected.');
  return inOrderOfAnswer({ headline, figures: sentences.slice(0, -1) }, questionFrameFixture(asked)).map(
    ({ text }) => text,
  );
}

describe('the sentences of a study', () => {
  test('begin with the likeliest answer, and go on in their order to what follows', () => {
    const others = ['It was well tolerated.', 'Bleeding was as frequent as without.'];
    const given = [{ relevance: 0.3 }, { relevance: 1 }, { relevance: 0.6 }];
    expect(told([...others, CONCLUSION], given)).toEqual([others[1], others[0], CONCLUSION]);
  });

  test('begin with a figure of the outcome asked for, and not with one that is counted together with others', () => {
    const outcomes = ['mortality'];
    const given = [{ relevance: 1, outcomes }, { relevance: 0.6, outcomes }, { relevance: 0.9 }];
    expect(told([COMPOSITE, DEATHS, CONCLUSION], given)[0]).toBe(DEATHS);
    expect(told([COMPOSITE, CONCLUSION], [{ relevance: 0.6, outcomes }, { relevance: 1 }])[0]).toBe(COMPOSITE);
  });

  test('begin with no figure that is far from the likeliest answer', () => {
    const outcomes = ['mortality'];
    const figure = 'Mortality at entry to the registry was 12.1% (P = 0.3).';
    expect(told([figure, CONCLUSION], [{ relevance: 0.3, outcomes }, { relevance: 1 }])[0]).toBe(CONCLUSION);
  });

  test('begin with an effect, and not with what it was due to', () => {
    const why = 'The reduction in mortality was primarily due to fewer deaths from heart failure (OR 0.69).';
    const effect = 'Total mortality was lower (OR 0.77, 95% CI 0.67 to 0.88).';
    const outcomes = ['mortality'];
    const given = [{ relevance: 1, outcomes }, { relevance: 0.6, outcomes }, { relevance: 0.3 }];
    expect(told([why, effect, CONCLUSION], given)).toEqual([effect, why, CONCLUSION]);
    expect(told([why, CONCLUSION], [{ relevance: 0.6, outcomes }, { relevance: 1 }])[0]).toBe(why);
  });

  test('are none that tell what was done or how alike the groups were, where others tell a result', () => {
    const outcomes = ['agitation'];
    const aim = 'In this study, we compared two doses (0.15 and 0.3 μg/kg) in preventing agitation.';
    const alike = 'The characteristics of the groups were similar, except for weight (p=0.03).';
    const measured = 'Agitation was scored, and heart rate and pressure were recorded every 5 min.';
    const result = 'Agitation was lower with 0.3 μg/kg (P < 0.05).';
    const given = [{ relevance: 1, outcomes }, { relevance: 0.8, outcomes }, { relevance: 0.7 }, { relevance: 0.2 }];
    expect(told([aim, alike, measured, result], given)).toEqual([result]);
    expect(told([aim], given)).toEqual([aim]);
    const found = 'We compared two doses and found less agitation with 0.3 μg/kg.';
    expect(told([found, result], given)).toContain(found);
  });

  test('begin with the sentence that the likeliest refers back to', () => {
    const pooled = 'The pooled incidence was 16.6%.';
    const after = 'It was 19.9% after dissection and 5.6% after biopsy.';
    const given = [{ relevance: 0.4 }, { relevance: 1 }, { relevance: 0.2 }];
    expect(told([pooled, after, CONCLUSION], given)).toEqual([pooled, after, CONCLUSION]);
    const arms = 'Recurrence was 5% with the new and 2% with the old operation.';
    const also = 'Three-year overall survival was also lower (93.8% versus 99.0%).';
    expect(told([arms, also, CONCLUSION], given)).toEqual([arms, also, CONCLUSION]);
  });

  test('begin with how something was borne only where that was asked', () => {
    const texts = ['Fewer stopped because of adverse effects (9.7 vs 14.7%).', 'Scores rose by 4 points.', CONCLUSION];
    const given = [{ relevance: 1 }, { relevance: 0.6 }, { relevance: 0.2 }];
    expect(told(texts, given, { type: 'therapy', outcomes: [] })[0]).toBe(texts[1]);
    expect(told(texts, given, { type: 'harm', outcomes: [] })[0]).toBe(texts[0]);
  });

  test('begin with what follows where no figure answers', () => {
    const given = [{ relevance: 1 }, { relevance: 0.5 }];
    expect(
      told(['Mice were sensitised.', 'Interleukin-13 drives it.'], given, { type: 'mechanism', outcomes: [] }),
    ).toEqual(['Interleukin-13 drives it.', 'Mice were sensitised.']);
  });

  test('begin with an odds ratio, which counts nothing together, and with a composite that is asked for', () => {
    const outcomes = ['mortality'];
    const odds = 'The pooled OR for mortality was 0.72 (0.60 to 0.86).';
    const given = [{ relevance: 1, outcomes }, { relevance: 0.4, outcomes }, { relevance: 0.2 }];
    expect(told([odds, DEATHS, CONCLUSION], given)[0]).toBe(odds);
    const asked: Pick<QuestionFrame, 'type' | 'outcomes'> = { type: 'therapy', outcomes: ['cardiovascular events'] };
    expect(told([COMPOSITE, DEATHS, CONCLUSION], given, asked)[0]).toBe(COMPOSITE);
  });

  test('begin with major adverse events of the heart, which are an outcome', () => {
    const texts = ['Major adverse cardiovascular events fell to 6.5% from 8.0%.', 'Weight fell by 9.4%.', CONCLUSION];
    const given = [{ relevance: 1 }, { relevance: 0.3 }, { relevance: 0.2 }];
    expect(told(texts, given, { type: 'therapy', outcomes: [] })[0]).toBe(texts[0]);
  });

  test('begin with the harm that was asked about besides another outcome, where “yes” is read from it', () => {
    const asked: Partial<QuestionFrame> = {
      type: 'harm',
      interventions: ['prednisolone'],
      outcomes: ['infection', 'survival'],
    };
    const deaths = 'The odds ratio for death was 1.07 with pentoxifylline and 0.72 with prednisolone.';
    const harm = 'Serious infection was more common with prednisolone.';
    const figure = 'Infection occurred in 13% with prednisolone and 7% without.';
    const given = [
      { relevance: 1, outcomes: ['survival'] },
      { relevance: 0.4, outcomes: ['infection'] },
    ];
    expect(told([deaths, harm, CONCLUSION], [...given, { relevance: 0.2 }], asked)[0]).toBe(harm);
    const withFigure = [...given, { relevance: 0.3, outcomes: ['infection'] }, { relevance: 0.2 }];
    expect(told([deaths, harm, figure, CONCLUSION], withFigure, asked)[0]).toBe(figure);
    expect(told([deaths, harm, CONCLUSION], given, { ...asked, type: 'therapy' })[0]).toBe(deaths);
  });
});
