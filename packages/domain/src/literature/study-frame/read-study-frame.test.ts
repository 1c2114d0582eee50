import { describe, expect, it } from 'vitest';
import { abstractText } from '../abstract.ts';
import { findingFor } from './finding-for.ts';
import { populationQualifiers } from './population-qualifiers.ts';
import { readStudyFrame, type ReadableArticle } from './read-study-frame.ts';

const article = (over: Partial<ReadableArticle>): ReadableArticle => ({
  title: 'Drug A in adults with heart failure: a randomised trial',
  abstract: [
    { label: 'BACKGROUND', text: 'Drug B lowers blood pressure.' },
    {
      label: 'METHODS',
      text: 'We randomly assigned 400 adults with heart failure to drug A 10 mg daily (n = 200) or placebo (n = 200).',
    },
    {
      label: 'RESULTS',
      text: 'Mortality was lower with drug A than with placebo (3.1% vs. 5.2%; hazard ratio, 0.58; 95% CI, 0.41 to 0.82; P=0.004). Serious bleeding did not differ (P=0.11).',
    },
  ],
  publicationTypes: [],
  mesh: [],
  studyType: 'randomized_trial',
  sampleSize: 400,
  population: 'adults with heart failure',
  intervention: 'drug A',
  comparison: 'placebo',
  outcome: 'mortality ; serious bleeding',
  ...over,
});

describe('the frame of a study', () => {
  const frame = readStudyFrame(article({}));

  it('tells design, population and arms', () => {
    expect(frame).toMatchObject({ design: 'randomized_trial', sampleSize: 400 });
    expect(frame.population.conditions).toEqual(['heart failure']);
    expect(frame.population.qualifiers).toContainEqual({ dimension: 'age', value: 'adults', negated: false });
    expect(frame.arms).toEqual([
      { text: 'drug A', role: 'intervention', dose: '10 mg daily', n: 200 },
      { text: 'placebo', role: 'comparator', dose: '', n: 200 },
    ]);
  });

  it('tells what was found, with the figures as printed and where they stand', () => {
    const [mortality, bleeding] = frame.findings;
    expect(mortality).toMatchObject({
      outcome: 'mortality',
      direction: 'decreased',
      favours: 'intervention',
      measure: 'hazard_ratio',
      value: 0.58,
      ci: [0.41, 0.82],
      p: { relation: '=', value: 0.004 },
      armFigures: { intervention: '3.1%', comparator: '5.2%' },
      figures: '3.1% vs. 5.2%; hazard ratio, 0.58; 95% CI, 0.41 to 0.82; P=0.004',
    });
    const text = abstractText(article({}).abstract);
    expect(text.slice(mortality?.sentence.start, mortality?.sentence.end)).toMatch(/^Mortality was lower/);
    expect(bleeding).toMatchObject({
      outcome: 'serious bleeding',
      direction: 'no_clear_difference',
      favours: 'neither',
    });
  });

  it('reads nothing out of the background', () => {
    expect(frame.findings.every(({ sentence }) => sentence.index >= 2)).toBe(true);
  });

  it.each([
    [{ title: 'Drug A for heart failure: protocol of a randomised trial', studyType: 'protocol' }, 'protocol'],
    [
      {
        abstract: [
          { label: '', text: 'Adults will be randomized to drug A or placebo. The trial is currently recruiting.' },
        ],
      },
      'unfinished',
    ],
    [{ title: 'Drug A: pooled analysis of three trials', studyType: 'misc' }, 'pooled_analysis'],
    [{ title: 'Drug A for heart failure: a review', studyType: 'misc', publicationTypes: ['Review'] }, 'review'],
  ] as const)('tells apart what has studied nobody of its own: %o', (over, design) => {
    const read = readStudyFrame(article(over));
    expect(read.design).toBe(design);
    expect(read.sampleSize === null || design === 'pooled_analysis').toBe(true);
  });

  it('reports how common something is and how well a test tells', () => {
    const read = (text: string) => readStudyFrame(article({ abstract: [{ label: 'RESULTS', text }] })).findings[0];
    expect(read('The prevalence of reflux was 19.8% (95% CI 17.7 to 21.9).')).toMatchObject({
      measure: 'prevalence',
      value: 19.8,
      ci: [17.7, 21.9],
    });
    expect(read('Sensitivity and specificity were 92% and 88%, respectively.')).toMatchObject({
      measure: 'sensitivity',
      value: 92,
    });
  });
});

describe('traits of a population', () => {
  it.each([
    ['infants without eczema', 'eczema', true],
    ['non-diabetic adults', 'diabetes', true],
    ['women with severe asthma', 'severe', false],
    ['adolescents with obesity', 'adolescents', false],
    ['people aged 75 years or older', 'older adults', false],
  ])('%s', (text, value, negated) => {
    expect(populationQualifiers(text)).toContainEqual(expect.objectContaining({ value, negated }));
  });
});

describe('figures beside a finding', () => {
  it('leaves out figures that do not say what the sentence says', () => {
    const text =
      'Mortality was significantly lower with drug A than with placebo (2.1 of 10 and 1.4 of 10 points; P<0.01).';
    const found = findingFor([{ label: 'RESULTS', text }], {
      intervention: 'drug A',
      comparator: 'placebo',
      outcome: 'mortality',
    });
    expect(found?.finding).toMatchObject({ direction: 'decreased', armFigures: null });
  });
});
