import { expect, it, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { citationFixture, questionFrameFixture } from '@footnote/domain/fixtures';
import { armNames } from './arm-names.ts';
import { compared, harmed, treated } from './asked-frames.fixtures.ts';
import { toldComparisons, type ToldComparison } from './told-comparison.ts';

function toldOf(text: string, frame: QuestionFrame, abstract = ''): ToldComparison[] {
  return toldComparisons(text, frame, armNames(citationFixture({ title: '', abstract, ml_i: '', ml_c: '' }), frame));
}

function better(text: string, frame: QuestionFrame): string[] {
  return toldOf(text, frame).map((one) => `${one.better} by ${one.by}`);
}

it.each([
  ['own by both', 'Relapse was significantly less frequent with haloperidol than with risperidone.'],
  ['other by both', 'Haloperidol was inferior to risperidone.'],
  ['own by both', 'In addition, as compared with risperidone, haloperidol significantly improved memory.'],
  ['own by both', 'Although risperidone provides some benefit, haloperidol is superior to risperidone.'],
  ['own by both', 'The reduction in relapses was greater in the haloperidol than in the risperidone group.'],
  ['own by figures', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P=0.01).'],
  ['own by figures', 'Relapse occurred in 12% and 25% with haloperidol and risperidone, respectively (P=0.01).'],
  ['own by figures', 'Event-free survival was 85% ± 2% for haloperidol and 77% ± 2% for risperidone (P=.002).'],
  ['other by one', 'Side effects occurred more frequently with haloperidol.'],
  ['other by reference', 'Talking was also significantly better than haloperidol.'],
  [
    'other by both',
    'Haloperidol was associated with lower disease-free and overall survival than risperidone in early lung cancer.',
  ],
  ['own by both', 'Haloperidol had a greater protective effect than risperidone.'],
  ['own by figures', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (p less than 0.03).'],
  ['neither by denial', 'Haloperidol appears to be as effective as risperidone.'],
  ['neither by denial', 'Relapse occurred in 12% with haloperidol and 14% with risperidone (P=0.67).'],
])('tells %s where a sentence leaves no other reading: %s', (expected, text) => {
  expect(better(text, compared)).toEqual([expected]);
});

it.each([
  'Relapse occurred in 12% with haloperidol and 25% with risperidone.',
  'Prolactin was higher with haloperidol than with risperidone.',
  'We asked whether haloperidol is better than risperidone.',
  'Haloperidol may be better than risperidone.',
  'Haloperidol has not been shown to be superior to risperidone.',
  'Relapse fell with haloperidol and with risperidone.',
  'Haloperidol improved memory.',
  'Pain relief was less with haloperidol than with risperidone.',
  'Time to relapse was longer with haloperidol than with risperidone.',
  'Haloperidol lowered relapse more than risperidone and increased deaths.',
  'Relapse was more frequent in the groups on tablets (hazard ratio 1.53 for haloperidol versus risperidone).',
  '',
  '%'.repeat(5000),
])('tells nothing where two readings are possible: %s', (text) => {
  expect(better(text, compared)).toEqual([]);
});

it.each([
  ['own by both', 'Survival was longer with haloperidol than with risperidone.'],
  ['own by both', 'Hospital stay was shorter with haloperidol than with risperidone.'],
  ['own by both', 'Relapse (higher prolactin aside) was lower with haloperidol than with risperidone.'],
  ['own by both', 'Relapse was lower in patients who received haloperidol than in those given risperidone.'],
  ['own by figures', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P < 0.05).'],
  ['own by figures', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P ≤ .050).'],
  ['own by figures', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (p-value = 0.049).'],
  ['neither by denial', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P=0.055).'],
  ['neither by denial', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (p=0.051).'],
  ['neither by denial', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P < 0.08).'],
  ['neither by denial', 'Relapse occurred in 12% with haloperidol and 25% with risperidone (P > 0.05).'],
  ['neither by denial', 'Relapse was less frequent with haloperidol than with risperidone (P=0.055).'],
])('tells %s by the digits of P and by what is good of length: %s', (expected, text) => {
  expect(better(text, compared)).toEqual([expected]);
});

it.each([
  'Recovery took longer with haloperidol than with risperidone.',
  'Recovery time was longer with haloperidol than with risperidone.',
  'Recovery was longer with haloperidol than with risperidone.',
  'Response was slower and took longer with haloperidol than with risperidone.',
  'Healing time was shorter with haloperidol than with risperidone.',
  'Pain threshold was higher with haloperidol than with risperidone.',
  'The interval to rebleeding was longer with haloperidol than with risperidone.',
  'Relapse was absent in 75% with haloperidol and 60% with risperidone (P=0.01).',
  'Bleeding stopped in 75% with haloperidol and 60% with risperidone (P=0.01).',
  'Ulcers healed in 75% with haloperidol and 60% with risperidone (P=0.01).',
  'Quality of life scores (lower is better) were lower with haloperidol than with risperidone.',
  'Quality of life (lower is better) was lower with haloperidol than with risperidone.',
  'Relapse occurred in 12% with haloperidol and 25% with risperidone (P=0.05).',
  'Clinically significant bleeding occurred in 12% with haloperidol and 25% with risperidone.',
  'Relapse was lower after stopping haloperidol than after stopping risperidone.',
  'It is unclear if relapse is higher with haloperidol than with risperidone.',
  'There is little evidence that relapse is lower with haloperidol than with risperidone.',
  'Patients with higher risk of relapse were given haloperidol rather than risperidone.',
])('tells nothing of what is turned, put off, chosen or unsure: %s', (text) => {
  expect(better(text, compared)).toEqual([]);
});

test('finds those who had nothing, and controls as no control of anything', () => {
  expect(better('Desquamation and pain were higher in the control than in the omeprazole group.', treated)).toEqual([
    'own by both',
  ]);
  expect(better('Bleeding recurred less often with omeprazole (6.7% vs 22.5%).', treated)).toEqual(['own by one']);
});

test('finds arms by the short names of the abstract, and a class by no member that is the other of the two', () => {
  const frame = questionFrameFixture({
    type: 'comparison',
    interventions: ['imidapril'],
    comparators: ['ACE inhibitors'],
    outcomes: ['cough'],
  });
  expect(better('Cough was less frequent under imidapril than under enalapril.', frame)).toEqual(['own by both']);
  const banding = {
    ...frame,
    interventions: ['band ligation'],
    comparators: ['sclerotherapy'],
    outcomes: ['rebleeding'],
  };
  const text = 'Rebleeding was more frequent after EIS than after EVL.';
  expect(toldOf(text, banding, 'Variceal band ligation (EVL) or injection sclerotherapy (EIS).')).toMatchObject([
    { better: 'own', by: 'both', namesAsked: true },
  ]);
});

test('what befalls more people is a harm where one was asked about, whatever it is', () => {
  expect(better('Hyperkalaemia was more frequent with finerenone.', harmed)).toEqual(['other by one']);
  expect(better('Side effects were commoner with the capsules.', harmed)).toEqual(['other by nobody']);
  expect(better('Finerenone improved outcomes.', harmed)).toEqual([]);
});

it('takes the group that got what was tried for it, and no group of another treatment', () => {
  expect(better('Bleeding was less frequent in the treatment group than in the control group.', treated)).toEqual([
    'own by both',
  ]);
  expect(better('Bleeding was less frequent in the medical treatment group.', treated)).toEqual([]);
  expect(better('Bleeding was less frequent in both treatment groups.', treated)).toEqual([]);
});

it.each([
  'Haloperidol was less beneficial than risperidone.',
  'Haloperidol was beneficial in fewer patients than risperidone.',
  'Improvement was less frequent with haloperidol than with risperidone.',
  'Fewer patients improved on haloperidol than on risperidone.',
])('tells nobody better by less of something good: %s', (text) => {
  expect(better(text, compared)).toEqual([]);
});

it.each([
  'Surgery is effective after omeprazole.',
  'Pantoprazole, an alternative to omeprazole, is effective.',
  'An alternative to omeprazole is effective.',
  'Ranitidine was effective in omeprazole failures.',
  'Clopidogrel is effective unless omeprazole is taken.',
  'Omeprazole was hardly effective.',
  'Omeprazole is useful as a diagnostic test for reflux.',
  'Omeprazole was found cost effective.',
  'The omeprazole-based score was useful.',
])('does not say that it works: %s', (text) => {
  expect(better(text, treated)).toEqual([]);
});

it.each([
  'Omeprazole is effective.',
  'Treatment with omeprazole was effective.',
  'Omeprazole therapy has been shown to be effective.',
])('says that it works: %s', (text) => {
  expect(better(text, treated)).toEqual(['own by one']);
});

test('a class that does nothing for others is not said to work', () => {
  const frame = { ...treated, interventions: ['statins'] };
  expect(better('Ezetimibe is effective where statins are contraindicated.', frame)).toEqual([]);
});

it.each([
  'Bleeding was significantly less frequent: 0.4% of controls, 0.1% of those treated.',
  'Finerenone reduced bleeding: 3.1% on placebo vs 2.1% (P=0.01).',
  'Bleeding with finerenone was increased in women relative to men.',
])('tells no harm of one by figures of another, or of one sex against the other: %s', (text) => {
  expect(better(text, harmed).filter((one) => one.startsWith('other'))).toEqual([]);
});
