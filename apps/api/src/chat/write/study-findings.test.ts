import { describe, expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../adapters/language-model/write-request.fixtures.ts';
import { studyFinding } from './study-findings.ts';

function directionOf(
  figures: string,
  conclusion: string,
  type: QuestionFrame['type'] = 'therapy',
  interventions: string[] = [],
): string | undefined {
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
    questionFrameFixture({ type, interventions }),
  )?.direction;
}

describe('the side a study speaks for', () => {
  test.each(['prevalence', 'dose', 'diagnosis', 'cost'] as const)('is none where the %s is asked for', (type) => {
    expect(directionOf('Bleeding occurred in 6.4% and 0.6%.', 'Thrombolysis improved outcomes.', type)).toBe(
      'described',
    );
  });

  test('is not that of a conclusion on something else where a sentence names the outcome that was asked for', () => {
    const evidence = evidenceFixture(1, [
      'Deaths did not differ significantly between groups.',
      'Tocilizumab was superior to placebo.',
    ]);
    const [deaths, conclusion] = evidence.sentences.map((sentence) => ({ ...sentence, namesOutcome: false }));
    if (deaths === undefined || conclusion === undefined) throw new Error('Two sentences were expected.');
    const concluding = { ...conclusion, summary: 2 };
    const naming = {
      ...evidence,
      sentences: [{ ...deaths, text: `${deaths.text} (8% and 9%, P = 0.45)`, namesOutcome: true }, concluding],
    };
    expect(studyFinding(naming, questionFrameFixture())).toMatchObject({ direction: 'described', tellsOutcome: true });
    const silent = { ...evidence, sentences: [deaths, concluding] };
    expect(studyFinding(silent, questionFrameFixture())).toMatchObject({ tellsOutcome: false });
  });

  test('is none where a harm is asked about and the conclusion tells of a benefit', () => {
    expect(directionOf('Bleeding occurred in 6.4% and 0.6%.', 'Thrombolysis improved outcomes.', 'harm')).toBe(
      'described',
    );
  });

  test('is none where no effect in all stands beside one in some', () => {
    const subset =
      'There was no survival benefit overall; however, there was a benefit for the subset with a good outlook (21.0 vs 10.3 months).';
    expect(directionOf('Deaths were as frequent in both groups.', subset)).toBe('described');
  });

  test('is none where two are compared and the study names only one', () => {
    const evidence = evidenceFixture(1, ['Tocilizumab was superior to placebo.']);
    const asked = (comparators: string[]) =>
      studyFinding(
        evidence,
        questionFrameFixture({ type: 'comparison', interventions: ['tocilizumab'], comparators, outcomes: [] }),
      )?.direction;
    expect(asked(['placebo'])).toBe('favours-intervention');
    expect(asked(['anakinra'])).toBe('described');
  });

  test('is that of its conclusion where the figures agree', () => {
    expect(directionOf('Deaths: HR 0.74 (95% CI 0.65 to 0.85).', 'Walking reduced deaths.')).toBe(
      'favours-intervention',
    );
    expect(directionOf('Deaths: HR 0.98 (95% CI 0.85-1.13).', 'Walking did not reduce deaths.')).toBe(
      'no-clear-difference',
    );
  });

  test('is told where a conclusion says which of the two is superior, in either order', () => {
    const frame = { interventions: ['octreotide'], comparators: ['prochlorperazine'], outcomes: [] };
    const side = (text: string) =>
      studyFinding(evidenceFixture(1, [text]), questionFrameFixture({ ...frame, type: 'comparison' }))?.direction;
    expect(side('Prochlorperazine was statistically superior to octreotide in clinical success.')).toBe(
      'favours-comparator',
    );
    expect(side('Octreotide was inferior to prochlorperazine for the relief of pain.')).toBe('favours-comparator');
    expect(side('Octreotide was not superior to prochlorperazine.')).not.toMatch(/^favours/);
  });

  test('is that of the other where the only outcome asked for is unwanted and was commoner', () => {
    const frame = { type: 'comparison' as const, interventions: ['cefdinir'], comparators: ['cefprozil'] };
    const side = (outcomes: string[], text: string) =>
      studyFinding(evidenceFixture(1, [text]), questionFrameFixture({ ...frame, outcomes }))?.direction;
    const commoner = 'Diarrhoea was higher for patients treated with cefdinir (17%) than with cefprozil (6%).';
    expect(side(['diarrhoea'], commoner)).toBe('favours-comparator');
    expect(side(['recovery'], 'Recovery was higher with cefdinir (17%) than with cefprozil (6%).')).not.toBe(
      'favours-comparator',
    );
  });

  test('is not told where every outcome asked for is said not to differ', () => {
    const frame = questionFrameFixture({ outcomes: ['survival'] });
    const evidence = evidenceFixture(1, ['Survival: there was no significant impact (95.5% vs 95.4%, P = 0.77).']);
    expect(studyFinding(evidence, frame)?.direction).not.toBe('favours-intervention');
  });

  test('is not told beside figures that say otherwise', () => {
    expect(directionOf('Deaths: HR 0.74 (95% CI 0.65 to 0.85).', 'Walking did not reduce deaths.')).toBe('described');
    expect(directionOf('Deaths: HR 0.98 (95% CI 0.85–1.13).', 'Walking reduced deaths.')).toBe('described');
  });

  test('is not told of a treatment that the conclusion calls as good as another', () => {
    const figures = 'Blood pressure fell by 9.5 and 9.7 mm Hg (both P<0.001).';
    expect(directionOf(figures, 'Walking is as effective as cycling in reducing blood pressure.')).not.toBe(
      'favours-intervention',
    );
  });

  test('is not “no difference” where the outcome asked for differed and another did not', () => {
    const text =
      'Stroke did not differ significantly, but cardiovascular death (3.7% vs 5.9%) and admissions were fewer.';
    const evidence = evidenceFixture(1, [text]);
    const outcomes = ['cardiovascular death'];
    expect(studyFinding(evidence, questionFrameFixture({ outcomes }))?.direction).not.toBe('no-clear-difference');
  });

  test('is not “no difference” where one interval of several excludes it', () => {
    const two = 'Deaths: HR 0.98 (95% CI 0.85 to 1.13); falls: HR 0.70 (95% CI 0.60 to 0.80).';
    expect(directionOf(two, 'Walking did not reduce deaths.')).toBe('described');
  });

  test('is none where neither of the two that a study compared was asked about', () => {
    const text = 'Hernias were rarer after small bites (13%) than after large bites (21%, P = 0.01).';
    const citation = { title: 'Small bites versus large bites for closing a laparotomy', ml_i: '', ml_c: '' };
    const asked = { type: 'comparison' as const, comparators: ['large bites'], outcomes: ['hernias'] };
    const side = (intervention: string) =>
      studyFinding(
        evidenceFixture(1, [text], citation),
        questionFrameFixture({ ...asked, interventions: [intervention] }),
      )?.direction;
    expect(side('laparotomy')).toBe('described');
    expect(side('small bites')).not.toBe('favours-comparator');
  });

  test('is no “no” to a harm that the figures leave room for', () => {
    const citation = { title: 'Walking versus placebo', ml_i: '', ml_c: '' };
    const side = (text: string, outcomes: string[]) =>
      studyFinding(
        evidenceFixture(1, [text], citation),
        questionFrameFixture({ type: 'harm', interventions: ['walking'], outcomes }),
      )?.direction;
    expect(side('Walking did not increase falls (5% vs 5%).', ['falls'])).not.toBe('favours-comparator');
    expect(side('Walking did not increase falls (9% vs 5%; RR 1.8, 95% CI 0.9 to 3.1).', ['falls'])).toBe('described');
  });

  test('is no “no difference” beside a signal that has to be watched', () => {
    expect(
      directionOf('Deaths did not differ.', 'Walking did not reduce deaths, and the mortality signal needs scrutiny.'),
    ).toBe('described');
  });

  test('takes differences for no ratios', () => {
    const difference = 'Mean difference 4.2 points (95% CI 2.1 to 6.3).';
    const denied = 'Pain did not differ significantly between walking and rest, and function was similar (P = 0.40).';
    expect(directionOf(difference, denied, 'therapy', ['walking'])).toBe('no-clear-difference');
  });
});

test('a study tells every outcome asked for that it has a likely sentence of', () => {
  const evidence = evidenceFixture(1, ['Deaths fell (8% vs 12%).', 'Walking helped.', 'Bleeding was alike.']);
  const [deaths, helped, bleeding] = evidence.sentences;
  if (deaths === undefined || helped === undefined || bleeding === undefined) throw new Error('Three were expected.');
  const figures = (relevance: number) =>
    studyFinding(
      {
        ...evidence,
        sentences: [
          { ...deaths, relevance: 1, summary: 0.1, outcomes: ['mortality'] },
          { ...helped, relevance: 0.3, summary: 1 },
          { ...bleeding, relevance, summary: 0, outcomes: ['bleeding'] },
        ],
      },
      questionFrameFixture({ outcomes: ['mortality', 'bleeding'] }),
    )?.figures.map(({ text }) => text);
  expect(figures(0.2)).toEqual([deaths.text, bleeding.text]);
  expect(figures(0.01)).toEqual([deaths.text]);
});

/** The side that is told of a harm by one sentence that names it. */
function sideOfHarm(frame: Partial<QuestionFrame>, text: string, title: string, abstract: string): string | undefined {
  const evidence = evidenceFixture(1, [text]);
  const sentences = evidence.sentences.map((one) => ({
    ...one,
    outcomes: frame.outcomes ?? [],
    namesOutcome: true,
    summary: 1,
  }));
  const citation = { ...evidence.citation, title, abstract: `${text} ${abstract}`, ml_i: '', ml_c: '', ml_o: '' };
  return studyFinding({ ...evidence, citation, sentences }, questionFrameFixture({ type: 'harm', ...frame }))
    ?.direction;
}

describe('a harm that was asked about', () => {
  const infarction = { interventions: ['rofecoxib'], outcomes: ['myocardial infarction'] };
  const placebo = ['Rofecoxib or placebo for adenomas', 'Patients were randomized to rofecoxib or placebo.'] as const;
  const naproxen = ['Rofecoxib versus naproxen in arthritis', ''] as const;

  test.each([
    ['Rofecoxib significantly reduced myocardial infarction (0.4% vs 0.1%).', placebo],
    ['Myocardial infarction was more frequent in smokers (0.4% vs 0.1%).', placebo],
    ['In the VIGOR trial of naproxen, myocardial infarction was more common (0.4% vs 0.1%).', placebo],
    ['Myocardial infarction was more frequent (0.4% vs 0.1%) in the naproxen group.', naproxen],
    ['Compared with rofecoxib, myocardial infarction was more frequent with naproxen (0.4% vs 0.1%).', naproxen],
    ['Myocardial infarction was ruled out in 94.1% with rofecoxib and 93.0% with naproxen (P=0.01).', naproxen],
    ['Myocardial infarction-free survival was higher with rofecoxib (94.1% vs 93.0%, P=0.01).', naproxen],
    ['Rofecoxib and naproxen had similar rates of myocardial infarction.', naproxen],
    ['Myocardial infarction was more frequent with ibuprofen than placebo (0.4% vs 0.1%, P=0.01).', naproxen],
  ] as const)('gets no answer by: %s', (text, [title, abstract]) => {
    expect(sideOfHarm(infarction, text, title, abstract)).toBe('described');
  });

  test('is told where figures of a trial against placebo say so, and denied where a sentence does', () => {
    const told = (text: string) => sideOfHarm(infarction, text, ...placebo);
    expect(told('Myocardial infarction was more frequent (3.1% vs 2.1%).')).toBe('favours-comparator');
    expect(told('Rofecoxib did not increase myocardial infarction.')).toBe('no-clear-difference');
  });
});

describe('a study that lacks a part of the question', () => {
  test('says no “yes” where one of two conditions may be the harm that was asked about, and is named nowhere', () => {
    const scores =
      'Mean scores were 19.2 with spironolactone and 17.8 with placebo (difference 1.27, 95% CI 0.07 to 2.46).';
    const acne = ['Spironolactone for acne in women', ''] as const;
    const asked = { interventions: ['spironolactone'], outcomes: [], condition: ['acne', 'breast cancer'] };
    expect(sideOfHarm(asked, `${scores} Side effects were more common with spironolactone.`, ...acne)).toBe(
      'described',
    );
  });
});
