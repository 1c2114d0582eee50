import { expect, test } from 'vitest';
import { comparedInTitle } from './compared-in-title.ts';

test.each([
  ['A comparison of omeprazole with ranitidine for ulcers', ['omeprazole', 'ranitidine']],
  ['Effects of lisinopril vs hydralazine on left ventricular hypertrophy', ['lisinopril', 'hydralazine']],
  ['Portal pressure response to losartan compared with propranolol in cirrhosis', ['losartan', 'propranolol']],
  ['[Amlodipine versus nifedipine retard. A randomized study]', ['Amlodipine', 'nifedipine retard']],
  ['Early versus delayed dialysis in acute kidney injury', ['Early', 'delayed dialysis']],
  [
    'Combination-therapy with insulin and sulphonylureas gives similar control but lower weight gain than insulin twice daily in diabetes',
    ['insulin and sulphonylureas', 'insulin twice daily'],
  ],
  ['Loratadine-D causes less sleep impairment than astemizole-D.', ['Loratadine-D', 'astemizole-D']],
  ['Higher lung deposition with a soft mist inhaler than HFA-MDI in COPD', ['a soft mist inhaler', 'HFA-MDI']],
  [
    'Once-daily dosing of gentamicin results in lower toxicity than thrice-daily dosing',
    ['Once-daily dosing of gentamicin', 'thrice-daily dosing'],
  ],
  ['Aspirin causes more bleeding than clopidogrel in the elderly', ['Aspirin', 'clopidogrel']],
])('the arms of a title: %s', (title, arms) => {
  expect(comparedInTitle(title)).toEqual(arms);
});

test.each([
  'Rivaroxaban in atrial fibrillation',
  'Comparison of metformin and insulin with glyburide in pregnancy',
  'Comparing dual therapy with aspirin and clopidogrel to aspirin alone in stroke',
  'Comparison of bleeding risk and mortality of apixaban with warfarin',
  'Cardiovascular mortality with rosiglitazone compared with metformin',
  'Mortality in black versus white adults receiving insulin',
  'Ticagrelor versus clopidogrel, prasugrel in acute coronary syndromes',
  'Comparison of canal transportation and centering ability of two files',
  'Efficacy and safety compared with placebo and enalapril',
  'Melphalan versus hexamethylmelamine, adriamycin, and cyclophosphamide in ovarian cancer',
  'Amlodipine versus chlorthalidone versus placebo in hypertension',
  'Are frail patients treated in a unit more satisfied with their care than those treated in a ward?',
  'Women have higher blood loss after surgery than men',
  'Seretide (50 microg versus formoterol (12 microg) in asthma',
  'Aspirin causes more bleeding than expected in the elderly',
  'Atorvastatin produces greater reduction in LDL than HDL cholesterol',
  'Surgery provides better relief than at one year',
  'Aspirin causes larger reductions in thromboxane than prostacyclin',
  'Higher rates of bleeding with warfarin in whites than Asians',
  'Insulin induces more hypoglycaemia at night than daytime',
  'In the elderly aspirin causes more bleeding than clopidogrel in the young',
  '',
])('none where a title sets no two against one another, or is cut within: %s', (title) => {
  expect(comparedInTitle(title)).toBeNull();
});
