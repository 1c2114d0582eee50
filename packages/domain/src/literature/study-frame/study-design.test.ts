import { expect, it } from 'vitest';
import { studyDesign } from './study-design.ts';

type Described = Parameters<typeof studyDesign>[0];

const described = (over: Partial<Described>): Described => ({
  title: 'Drug A in adults with heart failure',
  publicationTypes: [],
  mesh: [],
  studyType: 'misc',
  ...over,
});

it.each([
  [
    'cohort',
    { title: 'Retrospective analysis of events with drug A', studyType: 'randomized_trial' },
    'Events occurred in 3.0%. A large, randomized, placebo-controlled clinical trial needs to be performed.',
  ],
  [
    'randomized_trial',
    { studyType: 'randomized_trial' },
    'We randomly assigned 400 adults. Causes of death were found by a retrospective chart review.',
  ],
  ['cohort', {}, 'Between 1976 and 2008, 569 transplantations were performed; survival was 82% at five years.'],
  [
    'cohort',
    {},
    'We identified 164 consecutive patients who underwent cystectomy, and looked at what became of them in five years.',
  ],
  ['unknown', {}, 'In a prospective open study, 219 consecutive patients who underwent endoscopy were treated.'],
  ['case_control', {}, 'A retrospective case control study and a case note audit were done.'],
  [
    'meta_analysis',
    { studyType: 'randomized_trial' },
    'Electronic databases were searched for trials that randomized patients. Summary estimates were constructed using a DerSimonian-Laird model. Seventeen trials with 20 960 patients were available.',
  ],
  [
    'meta_analysis',
    { title: 'Overview of randomized trials of ACE inhibitors', studyType: 'randomized_trial' },
    'The data for each outcome were combined using the Yusuf-Peto adaptation of the Mantel-Haenszel method.',
  ],
  [
    'economic_evaluation',
    { title: 'A model analysis of costs of blood pressure', studyType: 'randomized_trial' },
    'A model was built.',
  ],
  ['cohort', { studyType: 'human_intervention' }, 'Because treatment was self-selected, confounding is possible.'],
  ['cross_sectional', {}, 'This cross-sectional observational study asked 300 nurses.'],
  ['review', { title: 'Tinnitus: an update' }, 'It is the commonest disorder seen. Its treatment remains difficult.'],
  [
    'systematic_review',
    { studyType: 'systematic_review' },
    'MEDLINE and Embase were searched. Twelve trials were included. Results could not be pooled because of heterogeneity.',
  ],
  [
    'randomized_trial',
    { studyType: 'randomized_trial' },
    'Adults were assigned at random to drug A or placebo. Deaths were found by a retrospective chart review.',
  ],
  ['review', {}, 'This article reviews the literature from 1990 to 2020 on patients with tinnitus.'],
  ['unknown', { title: 'Insights from 40 patients with tinnitus' }, 'We studied 40 patients with tinnitus.'],
] as const)('reads the design %s', (design, over, text) => {
  expect(studyDesign(described(over), text)).toBe(design);
});

it('lets the record say what it is', () => {
  const typed = described({ publicationTypes: ['Randomized Controlled Trial'], studyType: 'randomized_trial' });
  expect(studyDesign(typed, 'A retrospective analysis of who stayed was added.')).toBe('randomized_trial');
});
