import { expect, test } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { articleStrength, matchable, termPatterns } from './match-article.ts';
import type { Topic } from '../topic.ts';

function topic(...terms: string[]): Topic {
  const [preferred = ''] = terms;
  return {
    id: preferred,
    kind: 'procedure',
    surface: preferred,
    preferred,
    terms: terms.map((text) => ({ text, weight: 1 })),
    required: true,
    weight: 1,
  };
}

function strength(article: Parameters<typeof articleFixture>[0], ...terms: string[]): number {
  return articleStrength(matchable({ ...articleFixture(article), impact: null }), termPatterns(topic(...terms)));
}

const about = (descriptor: string) => ({
  pmid: String(descriptor.length),
  title: 'A trial',
  abstract: [],
  mesh: [{ descriptor, qualifiers: [], major: true }],
});

test('a topic is worth most in the title and least in the abstract, and nothing where it is not named', () => {
  expect(strength({ pmid: '1', title: 'Tonic for fainting' }, 'tonic')).toBe(1);
  const inAbstract = strength(
    { pmid: '2', title: 'A trial', abstract: [{ label: '', text: 'They took tonics.' }] },
    'tonic',
  );
  expect(inAbstract).toBeGreaterThan(0.5);
  expect(inAbstract).toBeLessThan(1);
  expect(strength({ pmid: '3', title: 'A trial', abstract: [] }, 'tonic')).toBe(0);
});

test('one word is found among the headings only where it is a heading', () => {
  expect(strength(about('Platelet Aggregation Inhibitors'), 'platelets')).toBe(0);
  expect(strength(about('Blood Platelets'), 'platelets')).toBe(0);
  expect(strength(about('Platelets'), 'platelets')).toBeGreaterThan(0.9);
  expect(strength(about('Pressure, Platelets'), 'platelets')).toBeGreaterThan(0.9);
  expect(strength(about('Platelet Aggregation Inhibitors'), 'platelet aggregation')).toBeGreaterThan(0.9);
});

test('an acronym is found as it is written, with or without its hyphen', () => {
  expect(strength({ pmid: '4', title: 'SGLT-2 inhibition' }, 'SGLT2')).toBe(1);
  expect(strength({ pmid: '5', title: 'As has been said' }, 'HAS')).toBe(0);
});

test('letters within the name of a method are not taken for a disease', () => {
  expect(strength({ pmid: '6', title: 'Metabolites measured by LC/MS and GC-MS' }, 'multiple sclerosis', 'MS')).toBe(0);
  expect(strength({ pmid: '7', title: 'Teriflunomide in relapsing MS' }, 'multiple sclerosis', 'MS')).toBeGreaterThan(
    0.5,
  );
});

test('few letters in an abstract say little where nothing spells them out', () => {
  const abstract = (text: string) => ({ pmid: '8', title: 'A trial', abstract: [{ label: '', text }] });
  const unclear = strength(abstract('Patients with MS were included.'), 'multiple sclerosis', 'MS');
  expect(unclear).toBeLessThan(0.5);
  expect(strength(abstract('Patients with multiple sclerosis (MS) were included.'), 'multiple sclerosis', 'MS')).toBe(
    0.75,
  );
});

test.each([
  'All were without evidence of malignant or hepatic disorders; 23 took metformin.',
  'Exclusion criteria were cancer and pregnancy. They took metformin.',
  'Patients with diabetes and cancer were excluded. The others took metformin.',
])('what nobody studied had is not what a study is about: %s', (text) => {
  const article = { pmid: '9', title: 'A trial', abstract: [{ label: '', text }] };
  expect(strength(article, 'cancer', 'malignant')).toBe(0);
  expect(strength(article, 'metformin')).toBe(0.75);
});

test.each([
  'Patients with asthma were randomised and patients with cancer were excluded.',
  'Patients with asthma took part, and those with cancer who were under 18 were excluded.',
])('who was studied is kept where others are named as left out: %s', (text) => {
  const article = { pmid: '10', title: 'A trial', abstract: [{ label: '', text }] };
  expect(strength(article, 'asthma')).toBe(0.75);
  expect(strength(article, 'cancer')).toBe(0);
});

test('what is inflamed is not its organ, and a word that only shares a stem is another', () => {
  expect(strength({ pmid: '20', title: 'Hepatic encephalopathy' }, 'hepatitis')).toBe(0);
  expect(strength({ pmid: '21', title: 'Viral hepatitides' }, 'hepatitis')).toBe(1);
  expect(strength({ pmid: '22', title: 'Ovarian stimulation' }, 'stimulants')).toBe(0);
});

test('a brand name is found as it is written alone', () => {
  const brand = { ...topic('Evenity'), kind: 'drug' as const };
  const inTitle = (pmid: string, title: string) =>
    articleStrength(matchable({ ...articleFixture({ pmid, title }), impact: null }), termPatterns(brand));
  expect(inTitle('23', 'Not even once')).toBe(0);
  expect(inTitle('24', 'Evenity once a month')).toBe(1);
});
