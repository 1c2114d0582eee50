import { describe, expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { evidenceFixture } from '../adapters/language-model/write-request.fixtures.ts';
import type { NumberedEvidence } from '../chat.ports.ts';
import { evidenceRow, studyFinding, studyName } from './study-findings.ts';

const FRAME: QuestionFrame = {
  type: 'therapy',
  condition: [],
  qualifiers: [],
  interventions: [],
  comparators: [],
  outcomes: [],
  time: null,
};

function directionOf(figures: string, conclusion: string, type: QuestionFrame['type'] = 'therapy'): string | undefined {
  const evidence = evidenceFixture(1, [figures, conclusion]);
  const [told, concluding] = evidence.sentences;
  if (told === undefined || concluding === undefined) throw new Error('Two sentences were expected.');
  return studyFinding(
    {
      ...evidence,
      sentences: [
        { ...told, summary: 0.1 },
        { ...concluding, summary: 1 },
      ],
    },
    { ...FRAME, type },
  )?.direction;
}

describe('the side a study speaks for', () => {
  test.each(['prevalence', 'dose', 'diagnosis', 'cost'] as const)('is none where the %s is asked for', (type) => {
    expect(directionOf('Bleeding occurred in 6.4% and 0.6%.', 'Thrombolysis improved outcomes.', type)).toBe(
      'described',
    );
  });

  test('is that of the sentence which names the outcome that was asked for', () => {
    const evidence = evidenceFixture(1, [
      'Deaths did not differ between groups.',
      'Tocilizumab was superior to placebo.',
    ]);
    const [deaths, conclusion] = evidence.sentences.map((sentence) => ({ ...sentence, namesOutcome: false }));
    if (deaths === undefined || conclusion === undefined) throw new Error('Two sentences were expected.');
    const concluding = { ...conclusion, summary: 2 };
    const naming = {
      ...evidence,
      sentences: [{ ...deaths, text: `${deaths.text} (8% and 9%)`, namesOutcome: true }, concluding],
    };
    expect(studyFinding(naming, FRAME)).toMatchObject({ direction: 'no-clear-difference', tellsOutcome: true });
    const silent = { ...evidence, sentences: [deaths, concluding] };
    expect(studyFinding(silent, FRAME)).toMatchObject({ tellsOutcome: false });
  });

  test('is none where a harm is asked about and the conclusion tells of a benefit', () => {
    expect(directionOf('Bleeding occurred in 6.4% and 0.6%.', 'Thrombolysis improved outcomes.', 'harm')).toBe(
      'described',
    );
  });

  test('is that of its conclusion where the figures agree', () => {
    expect(directionOf('Deaths: HR 0.74 (95% CI 0.65 to 0.85).', 'Walking reduced deaths.')).toBe(
      'favours-intervention',
    );
    expect(directionOf('Deaths: HR 0.98 (95% CI 0.85-1.13).', 'Walking did not reduce deaths.')).toBe(
      'no-clear-difference',
    );
  });

  test('is not told beside figures that say otherwise', () => {
    expect(directionOf('Deaths: HR 0.74 (95% CI 0.65 to 0.85).', 'Walking did not reduce deaths.')).toBe('described');
    expect(directionOf('Deaths: HR 0.98 (95% CI 0.85–1.13).', 'Walking reduced deaths.')).toBe('described');
  });

  test('is not “no difference” where one interval of several excludes it', () => {
    const two = 'Deaths: HR 0.98 (95% CI 0.85 to 1.13); falls: HR 0.70 (95% CI 0.60 to 0.80).';
    expect(directionOf(two, 'Walking did not reduce deaths.')).toBe('described');
  });

  test('takes differences for no ratios', () => {
    const difference = 'Mean difference 4.2 points (95% CI 2.1 to 6.3).';
    expect(directionOf(difference, 'Walking did not reduce pain.')).toBe('no-clear-difference');
  });
});

function rowOf(
  text: string,
  outcomes: readonly string[],
  citation: Partial<NumberedEvidence['citation']> = {},
): ReturnType<typeof evidenceRow> {
  const evidence = evidenceFixture(1, [text], citation);
  const frame = { ...FRAME, outcomes: ['death', 'stroke'] };
  const sentences = evidence.sentences.map((sentence) => ({ ...sentence, outcomes }));
  const told = studyFinding({ ...evidence, sentences }, frame);
  if (told === undefined) throw new Error('A finding was expected.');
  return evidenceRow(told, frame);
}

describe('a row of the evidence table', () => {
  test('names every outcome asked for that its sentence names', () => {
    expect(rowOf('Fewer died or had a stroke.', ['death', 'stroke']).outcome).toBe('death · stroke');
  });

  test('names an outcome of the study that its sentence tells, where that was not asked for', () => {
    const citation = { ml_o: 'pain ; walking distance' };
    expect(rowOf('Walking distance grew by 40 m.', [], citation).outcome).toBe('walking distance');
    expect(rowOf('Quality of life was alike.', [], citation).outcome).toBe('');
  });

  test('quotes the only estimate of its sentence, and none of several', () => {
    expect(rowOf('Fewer died (HR 0.74, 95% CI 0.65 to 0.85).', []).effect).toBe('HR 0.74, 95% CI 0.65 to 0.85');
    expect(rowOf('Death: HR 0.74 (95% CI 0.65 to 0.85); stroke: HR 0.98 (95% CI 0.85 to 1.13).', []).effect).toBe('');
  });
});

describe('the name of a study', () => {
  const citation = {
    ...evidenceFixture(1, ['Fewer died.']).citation,
    title: 'A trial of walking',
    first_author: 'Lee K',
    publication_date: '2020-01-01',
  };

  test('is the acronym its title has, else the one its abstract has first', () => {
    expect(studyName({ ...citation, title: 'Walking (the STEP-ON trial)', abstract: 'The OTHER trial.' })).toBe(
      'STEP-ON',
    );
    expect(studyName({ ...citation, abstract: 'A trial (WALKING) after the BEFORE-1 study.' })).toBe('WALKING');
  });

  test('is its first author and year where letters stand for something else', () => {
    expect(studyName({ ...citation, abstract: 'People with COPD (COPD) walked.' })).toBe('Lee 2020');
  });
});
