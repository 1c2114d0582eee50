import { expect, test } from 'vitest';
import { comparedInTitle } from './compared-in-title.ts';

test.each([
  ['A comparison of omeprazole with ranitidine for ulcers', ['omeprazole', 'ranitidine']],
  ['Effects of lisinopril vs hydralazine on left ventricular hypertrophy', ['lisinopril', 'hydralazine']],
  ['Portal pressure response to losartan compared with propranolol in cirrhosis', ['losartan', 'propranolol']],
  ['[Amlodipine versus nifedipine retard. A randomized study]', ['Amlodipine', 'nifedipine retard']],
  ['Early versus delayed dialysis in acute kidney injury', ['Early', 'delayed dialysis']],
])('the arms of a title: %s', (title, arms) => {
  expect(comparedInTitle(title)).toEqual(arms);
});

test.each([
  'Rivaroxaban in atrial fibrillation',
  'Efficacy and safety compared with placebo and enalapril',
  'Melphalan versus hexamethylmelamine, adriamycin, and cyclophosphamide in ovarian cancer',
  'Amlodipine versus chlorthalidone versus placebo in hypertension',
  'Seretide (50 microg versus formoterol (12 microg) in asthma',
  '',
])('none where a title sets no two against one another, or is cut within: %s', (title) => {
  expect(comparedInTitle(title)).toBeNull();
});
