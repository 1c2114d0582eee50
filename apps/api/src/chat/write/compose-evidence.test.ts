import { describe, expect, test } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { PLAN_WITHOUT_RESULTS, type MatchDifference } from '@footnote/literature';
import { evidenceFixture, writeRequestFixture } from '../adapters/language-model/write-request.fixtures.ts';
import type { NumberedEvidence } from '../chat.ports.ts';
import { composeEvidence } from './compose-evidence.ts';
import { composeExtractiveAnswer } from './extractive-answer-model.ts';

function nearStudy(text: string, difference: MatchDifference): NumberedEvidence {
  const match = { directness: 'indirect' as const, differences: [difference], isFit: true, score: 0.5 };
  return { ...evidenceFixture(1, [text]), match };
}

describe('what no study tells', () => {
  const asked = (text: string, surface: string) => {
    const frame = questionFrameFixture({ outcomes: [] });
    const evidence = [nearStudy(text, { dimension: 'population', asked: surface, studied: 'fracture' })];
    return composeEvidence({ frame, evidence, pubmedQuery: '' }).notTold;
  };

  test('is what the nearest study lacks', () => {
    expect(asked('Bone density was lower in those with fractures.', 'low vitamin D')).toEqual([
      { dimension: 'population', asked: 'low vitamin D' },
    ]);
  });

  test('is nothing whose words the nearest study has', () => {
    expect(asked('Vitamin D was not associated with fractures.', 'low vitamin D')).toEqual([]);
  });

  test('is an outcome only where no study that answers has its words, whatever is quoted', () => {
    const untold = (outcome: string) => {
      const { sentences, ...study } = evidenceFixture(1, ['Walking helped.', 'Two had a bleeding tendency.']);
      const told = sentences.slice(0, 1).map((sentence) => ({ ...sentence, namesOutcome: false }));
      const frame = questionFrameFixture({ outcomes: [outcome] });
      return composeEvidence({ frame, evidence: [{ ...study, sentences: told }], pubmedQuery: '' }).notTold;
    };
    expect(untold('bleeding')).toEqual([]);
    expect(untold('falls')).toEqual([{ dimension: 'outcome', asked: 'falls' }]);
  });

  test('is people where all that answers is of animals, in the language of the answer, unless animals were asked about', () => {
    const rats = evidenceFixture(1, ['Ketamine activated the pathway.'], { ml_type: 'rodent' });
    const written = (evidence: NumberedEvidence[], given: Parameters<typeof questionFrameFixture>[0]) => {
      const answer = composeEvidence({ frame: questionFrameFixture(given), evidence, pubmedQuery: '' });
      return composeExtractiveAnswer(writeRequestFixture({ evidence, answer, language: 'de' })).join('');
    };
    const UNTOLD = 'nicht an Menschen untersucht';
    expect(written([rats], { type: 'mechanism' })).toContain(UNTOLD);
    const asksOfRats = { dimension: 'species', value: 'animals', negated: false } as const;
    expect(written([rats], { type: 'mechanism', qualifiers: [asksOfRats] })).not.toContain(UNTOLD);
    const people = evidenceFixture(2, ['Ketamine lifted mood.']);
    expect(written([rats, people], { type: 'mechanism' })).not.toContain(UNTOLD);
  });

  test('is no result where the nearest study is a plan, in the language of the answer', () => {
    const evidence = [nearStudy('The trial will enrol 400 adults.', PLAN_WITHOUT_RESULTS)];
    const answer = composeEvidence({ frame: questionFrameFixture(), evidence, pubmedQuery: '' });
    const request = writeRequestFixture({ evidence, answer, language: 'de' });
    const markdown = composeExtractiveAnswer(request).join('');
    expect(markdown).toContain('noch keine Ergebnisse');
    expect(markdown).not.toContain('sagt etwas über');
  });
});

test('what is treated is no harm of its treatment', () => {
  const told = 'Infection had gone in 13 of 16.';
  const harmsOf = (text: string) => {
    const frame = questionFrameFixture({ condition: ['Clostridioides difficile infection'], outcomes: ['recurrence'] });
    const evidence = [evidenceFixture(1, [told, 'It came back in 1 of 16.', 'Most left within 3 days.', text])];
    return composeEvidence({ frame, evidence, pubmedQuery: '' }).harms.map((harm) => harm.text);
  };
  expect(harmsOf('Recurrent infection often returns after antibiotics.')).toEqual([]);
  expect(harmsOf('Diarrhoea was the only adverse event on the day of infusion.')).toHaveLength(1);
});

test('whether something is safe is answered by no “no”, which would say that it is not', () => {
  const frame = questionFrameFixture({ type: 'harm', interventions: ['testosterone'], outcomes: ['heart attack'] });
  const text = 'Heart attack occurred in 7.0% with testosterone and 7.3% with placebo (HR 0.96, 95% CI 0.78-1.17).';
  const evidence = [evidenceFixture(1, [text])];
  expect(composeEvidence({ frame, evidence, pubmedQuery: '' }).verdict).toBe('no');
  expect(composeEvidence({ frame, evidence, pubmedQuery: '', asksIfSafe: true }).verdict).toBe('no-clear-difference');
});

test('a verdict tells of a figure only where the study is told with one of the kind asked for', () => {
  const frame = questionFrameFixture({ type: 'prevalence', outcomes: [] });
  const verdictOf = (text: string) =>
    composeEvidence({ frame, evidence: [evidenceFixture(1, [text])], pubmedQuery: '' }).verdict;
  expect(verdictOf('Aggression was seen in 10% of patients.')).toBe('figure');
  expect(verdictOf('Treatment for 6 months is recommended.')).toBe('described');
});

describe('studies of people with one disease, where nobody said in whom', () => {
  const study = (n: number, text: string, isElsewhere: boolean): NumberedEvidence => {
    const evidence = evidenceFixture(n, [text]);
    return { ...evidence, match: { ...evidence.match, isElsewhere } };
  };
  const inStroke = study(1, 'Death occurred in 38% and 37% (relative risk 1.04, 95% CI 0.85 to 1.27).', true);
  const inAdults = study(2, 'Fewer died (hazard ratio 0.73, 95% CI 0.60 to 0.90).', false);
  const answer = (condition: string[], evidence: NumberedEvidence[]) => {
    const frame = questionFrameFixture({ condition, interventions: ['statins'], outcomes: ['mortality'] });
    return composeEvidence({ frame, evidence, pubmedQuery: '' });
  };

  test('do not contradict what was found of people in general, which comes first', () => {
    const { verdict, answerLine } = answer([], [inStroke, inAdults]);
    expect([verdict, answerLine.citations[0]]).toEqual(['favours-intervention', 2]);
    expect(answer([], [inAdults, inStroke]).verdict).toBe('favours-intervention');
  });

  test('contradict it where that disease was asked about', () => {
    expect(answer(['stroke'], [inStroke, inAdults]).verdict).toBe('mixed');
  });
});

test.each([
  ['harm', 'Twelve cohort studies were pooled; randomised trials were included as well.', 'randomised'],
  ['harm', 'Twelve cohorts were pooled; trials are lacking.', 'observational'],
  ['prognosis', 'Twelve non-randomised studies were pooled.', 'observational'],
  ['therapy', 'Individual data of 3 trials were pooled.', 'randomised'],
  ['therapy', 'Twelve cohorts were pooled.', 'observational'],
] as const)('a synthesis that answers a question of %s and says “%s” begins as %s', (type, said, begins) => {
  const text = 'Mortality was lower with walking (hazard ratio 0.73, 95% CI 0.60 to 0.90).';
  const frame = questionFrameFixture({ type, interventions: ['walking'], outcomes: ['Mortality'] });
  const study = evidenceFixture(9, [text], { ml_type: 'meta_analysis', abstract: `${text} ${said}` });
  const evidence = [{ ...study, sentences: study.sentences.map((one) => ({ ...one, outcomes: ['Mortality'] })) }];
  expect(composeEvidence({ frame, evidence, pubmedQuery: '' }).certainty?.reasons[0]).toBe(begins);
});
