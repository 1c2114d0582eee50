import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../search/article.fixtures.ts';
import { lacksEvidence, refineEvidence, type OfferedEvidence } from './refine-evidence.ts';

const TITLE = 'Brisk strolling for stiff knees';
const SENTENCES = [
  'We drew lots among 1,064 retired miners (95 % men, aged 70.5 years) in 2019.',
  'One half strolled  briskly – every day –, the other half rested.',
  'There is no evidence that brisk strolling cures stiff knees.',
  'Sixty-four of them fell.',
];
const article = articleFixture({
  title: TITLE,
  abstract: [{ label: '', text: SENTENCES.join(' ') }],
  studyType: 'randomized_trial',
});
const NOTHING: OfferedEvidence = {
  population: [],
  intervention: [],
  comparison: [],
  outcome: [],
  bottomLine: '',
  sampleSize: null,
};
const refine = (offered: Partial<OfferedEvidence>, of = article) => refineEvidence(of, { ...NOTHING, ...offered });

describe('lacksEvidence', () => {
  const whole = { population: 'a', intervention: 'b', outcome: 'c', bottomLine: 'd' };
  it.each([
    [{}, true],
    [whole, false],
    [{ ...whole, outcome: '' }, true],
    [{ studyType: 'misc' } as const, false],
    [{ abstract: [] }, false],
    [{ abstract: [{ label: 'AIM', text: '' }] }, false],
  ])('%j: %s', (changes, expected) => {
    expect(lacksEvidence({ ...article, ...changes })).toBe(expected);
  });
});

describe('refineEvidence', () => {
  it('fills what is empty with words of the text, and says which fields they are', () => {
    const refinement = refine({
      population: ['Retired  Miners', 'retired miners'],
      intervention: ['strolled briskly.', 'brisk strolling'],
      bottomLine: SENTENCES[2]?.toUpperCase() ?? '',
      sampleSize: 1064,
    });
    expect(refinement.article).toEqual({
      ...article,
      population: 'retired miners',
      intervention: 'strolled briskly ; Brisk strolling',
      bottomLine: SENTENCES[2],
      sampleSize: 1064,
      refined: ['population', 'intervention', 'bottomLine', 'sampleSize'],
    });
  });

  it('leaves what the rules filled, and tells that it stands in the text', () => {
    const filled = { ...article, population: 'miners', sampleSize: 12 };
    const refinement = refine({ population: ['retired miners'], sampleSize: 64 }, filled);
    expect(refinement).toMatchObject({ article: filled, filled: [], dropped: 0 });
    expect(refinement.accepted).toMatchObject({ population: ['retired miners'], sampleSize: 64 });
  });

  it.each([
    ['invented', 'retired sailors'],
    ['reworded', 'miners who are retired'],
    ['joined over two sentences', 'in 2019. One half'],
    ['joined over title and abstract', 'stiff knees We drew lots'],
    ['part of a word', 'tired miners'],
    ['part of a number', '5 years'],
    ['no words', '– –'],
    ['a pattern', '.*'],
    ['two of which one is invented', 'retired miners ; retired sailors'],
    ['very long', 'retired miners '.repeat(10_000)],
  ])('drops a phrase that is %s', (_, phrase) => {
    expect(refine({ population: [phrase] })).toMatchObject({ article, filled: [], dropped: 1 });
  });

  it.each([
    ['cut so that it says the opposite', 'brisk strolling cures stiff knees.'],
    ['two sentences', SENTENCES.slice(2).join(' ')],
    ['the title', TITLE],
    ['invented', 'Brisk strolling cures stiff knees.'],
  ])('drops a bottom line that is %s', (_, bottomLine) => {
    expect(refine({ bottomLine })).toMatchObject({ article, filled: [], dropped: 1 });
  });

  it.each([
    [95, 'a share'],
    [70, 'a decimal'],
    [2019, 'a year'],
    [64.5, 'no whole number'],
    [-64, 'negative'],
    [1, 'one alone'],
    [1e9, 'too many'],
    [65, 'invented'],
    [Number.NaN, 'none'],
  ])('drops the size %d, which is %s', (sampleSize) => {
    expect(refine({ sampleSize })).toMatchObject({ article, filled: [], dropped: 1 });
  });

  it('reads a size in words, and knows that protocols have studied nobody', () => {
    expect(refine({ sampleSize: 64 }).article.sampleSize).toBe(64);
    expect(refine({ sampleSize: 64 }, { ...article, studyType: 'protocol' }).filled).toEqual([]);
  });

  it('takes no more phrases than the rules draw', () => {
    const words = SENTENCES[0]?.match(/[a-z]{3,}/gi) ?? [];
    const { accepted, dropped } = refine({ comparison: words });
    expect(accepted.comparison).toHaveLength(4);
    expect(dropped).toBe(words.length - 4);
  });

  it('adds to what was refined before', () => {
    const before = refine({ population: ['retired miners'] }).article;
    expect(refine({ population: ['men'], outcome: ['fell'] }, before).article).toMatchObject({
      population: 'retired miners',
      outcome: 'fell',
      refined: ['population', 'outcome'],
    });
  });
});
