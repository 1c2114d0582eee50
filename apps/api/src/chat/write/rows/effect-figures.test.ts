import { describe, expect, test } from 'vitest';
import { effectFigures } from './effect-figures.ts';

const WITHOUT_OUTCOME = { type: 'therapy', outcomes: [] } as const;

describe('the figures of an effect', () => {
  test.each([
    ['Fewer died (HR 0.74, 95% CI 0.65 to 0.85).', 'HR 0.74, 95% CI 0.65 to 0.85'],
    [
      'The risk of stroke was 26% with medical care and 9% with surgery, a great difference.',
      '26% with medical care and 9% with surgery',
    ],
    ['Deaths were 12% and 18% with aspirin versus placebo at 6 months.', '12% and 18%'],
    ['Deaths were 12% and 18% with aspirin versus placebo over 5 years.', '12% and 18%'],
    ['Deaths were 12% and 18% with aspirin versus placebo at 30 days.', '12% and 18%'],
    ['Pain was worse in 12.5% vs 30% of patients.', '12.5% vs 30% of patients'],
    ['Infections were commoner (odds ratio 1.9; P = 0.02).', 'odds ratio 1.9'],
    [
      'Mortality was 14.5% with the drug and 16.0% with placebo (relative risk 0.91, 95% CI 0.85 to 0.97).',
      '14.5% with the drug and 16.0% with placebo (relative risk 0.91, 95% CI 0.85 to 0.97)',
    ],
    [
      'All-cause mortality was 34% (512 of 1511) for carvedilol and 40% (600 of 1518) for metoprolol (hazard ratio 0.83 [95% CI 0.74-0.93]).',
      '34% (512 of 1511) for carvedilol and 40% (600 of 1518) for metoprolol (hazard ratio 0.83 [95% CI 0.74-0.93])',
    ],
    [
      'In the one arm, 25 patients (54%) fell, compared to 27 patients (57%) in the other.',
      '25 patients (54%) fell, compared to 27 patients (57%) in the other',
    ],
    [
      'Survival was 85 % +/- 2 % for one drug and 77 % ± 3 % for the other.',
      '85 % +/- 2 % for one drug and 77 % ± 3 % for the other',
    ],
    ['Survival was longer, at 11.6 versus 8.9 months.', '11.6 versus 8.9 months'],
    ['Costs rose ($40 versus $186).', '$40 versus $186'],
    ['Exposure was greater (score 11 003+/-2955.7 vs. 4352+/-1418).', '11 003+/-2955.7 vs. 4352+/-1418'],
    ['More were found (184 [0.50%] vs 117 [0.32%], p=0.0003).', '184 [0.50%] vs 117 [0.32%]'],
    [
      'It had stopped in 73.4% with midazolam and 63.4% with lorazepam, an absolute difference of 10 percentage points (95% CI 4.0 to 16.1).',
      '73.4% with midazolam and 63.4% with lorazepam, an absolute difference of 10 percentage points (95% CI 4.0 to 16.1)',
    ],
    [
      'Clearance was higher: 93.8 % and 87.5 % respectively for diuresis compared with 70.6 % with standard care.',
      '87.5 % respectively for diuresis compared with 70.6 % with standard care',
    ],
    ['Haemorrhage rose to 6.4% from 0.6%.', '6.4% from 0.6%'],
    [
      '12% died in the drug group and 18% in the placebo group.',
      '12% died in the drug group and 18% in the placebo group',
    ],
    [
      '40% achieved remission with rituximab and 20% with placebo.',
      '40% achieved remission with rituximab and 20% with placebo',
    ],
    ['Infections were 23% lower vs 12% lower with placebo.', '23% lower vs 12%'],
    [
      '17 of the 58 patients in the bolus group (29.3%) and 4 of the 62 patients in the infusion group (6.5%) had akathisia.',
      '17 of the 58 patients in the bolus group (29.3%) and 4 of the 62 patients in the infusion group (6.5%)',
    ],
    [
      'Diarrhoea was commoner with cefdinir ( 17 % ) than with cefprozil ( 6 % ) ( P < 0.01 ) , but mild .',
      'cefdinir ( 17 % ) than with cefprozil ( 6 % ) ( P < 0.01 )',
    ],
    [
      'It was rarer in the vitamin C group (6.8%) than with placebo (14.7%).',
      'vitamin C group (6.8%) than with placebo (14.7%)',
    ],
    ['Venous thrombosis was commoner (DA+: 3.0%, DA-: 1.0%; P = 0.013).', 'DA+: 3.0%, DA-: 1.0%'],
    [
      'The score rose by 15.2 points with fusion and 9.5 without (difference 5.7, 95% CI 0.1 to 11.3).',
      '15.2 points with fusion and 9.5 without (difference 5.7, 95% CI 0.1 to 11.3)',
    ],
    [
      'It worsened by 1.21 with the drug and 1.66 with placebo, a difference of -0.45 points (95% CI -0.67 to -0.23).',
      '1.21 with the drug and 1.66 with placebo, a difference of -0.45 points (95% CI -0.67 to -0.23)',
    ],
  ])('are quoted where a sentence gives those of one: %s', (sentence, figures) => {
    expect(effectFigures(sentence, WITHOUT_OUTCOME).figures).toBe(figures);
  });

  test.each([
    'Death: 8% and 12%; stroke: 3% and 5%.',
    'Of all, 40% were women. Stroke was seen in 3%.',
    'One in five (20%) smoked (and 3% were lost).',
    'Cough: odds ratio 1.9; rash: odds ratio 2.4.',
    'Total cholesterol fell by 0.4 mmol/L.',
    'Among 200 patients, 60% were women, and stroke occurred in 4%.',
    'One-year survival without recurrence was 88%, and 30% had pain.',
    'Of those on insulin 79% died, 73% of those on tablets and 62% of those on diet, against 46% of others.',
    '79% on insulin, 73% on tablets and 62% on diet died compared with 46% of others.',
    'Deaths were 21.0%, 18.2% and 18.9%.',
    'Of those, 33% said it had influenced them, 56% stated that they had gone, and 77% agreed with it.',
    'Survival was 89.6 and 76.6% for group-A vs 87.8 and 74.1% for group-B, respectively.',
    'Falls were rarer by 31 percent and reduced fractures by 46 percent.',
    'The hazard ratio was 0.69 (95% CI 0.53-0.91) with oil and 0.72 (95% CI 0.54-0.95) with nuts.',
    'Healing was seen in 92.6% (95% CI 91.5-93.6%).',
    'Incidence was 11.0 with placebo, 7.8 with metformin and 4.8 with lifestyle change.',
    'There was a greater reduction in sudden deaths (21%) than in pump failure deaths (6.6%).',
    'We enrolled 27 patients with pain and 24 without.',
    'We randomised 45 to treatment with fusion and 47 without it, and pain was similar.',
    'The mean age was 62 in the surgery group and 64 in the control group.',
    'Patients were treated for 12 sessions with acupuncture and 10 sessions with sham.',
    'The dose was 20 mg in the morning and 40 mg in the evening.',
    'Deaths occurred in 2020 in Italy and 2021 in Spain.',
    'Nausea (12%) and vomiting (9%) were the most common side effects.',
    'Most were female (55%) and White (80%), and bleeding was rare.',
    'Sensitivity: 90%, specificity: 85%.',
    'Squamous-cell cancers were 30% fewer (0 to 51) and basal-cell cancers 20% fewer (-6 to 39).',
    'Of those treated, 6% (4/63) had diabetes mellitus and 3% (2/63) had impaired tolerance.',
    'Eggs fell by 63 % ( 95 % CI 30-81 % ) for triple doses , 75 % ( 47-88 % ) for single ones , and 88 % ( 58-97 % ) for all .',
    'Albuminuria fell by 30% (15% to 42%, P<0.001).',
    'Response was a fall of more than 20 percent from baseline (18 percent did).',
  ])('are none where it gives several, or none: %s', (sentence) => {
    expect(effectFigures(sentence, WITHOUT_OUTCOME).figures).toBe('');
  });

  test.each([
    [
      ['cancer'],
      'Events occurred in 3.4% with the drug and 2.5% with others (HR 1.33, 95% CI 0.91 to 1.94), and cancers in 4.2% and 2.9% (1.48, 1.04 to 2.09).',
      '4.2% and 2.9% (1.48, 1.04 to 2.09)',
    ],
    [['stroke'], 'Death: 8% and 12%; stroke: 3% and 5%.', '3% and 5%'],
    [
      ['stroke'],
      'Hazard ratios were HR 1.29 (95% CI 1.02-1.63) for infarction and HR 1.41 (95% CI 1.07-1.85) for stroke.',
      'HR 1.41 (95% CI 1.07-1.85)',
    ],
    [['mortality'], 'Rash: odds ratio 1.9; fewer died: odds ratio 0.7.', 'odds ratio 0.7'],
    [
      ['kidney disease progression', 'kidney disease'],
      'It lowered kidney disease progression (RR 0.63, 95% CI 0.58-0.69) and acute kidney injury (RR 0.77, 95% CI 0.70-0.84).',
      'RR 0.63, 95% CI 0.58-0.69',
    ],
    [
      ['breast cancer'],
      'Hazard ratios (nominal 95% CI) were 1.29 (1.02-1.63) for coronary heart disease, 1.41 (1.07-1.85) for stroke and 1.26 (1.00-1.59) for invasive breast cancer.',
      '1.26 (1.00-1.59)',
    ],
    [['bleeding'], 'Bleeding was more common, while mortality was 17% and 21%.', ''],
  ])('are those of the outcome asked for, of several: %s', (outcomes, sentence, figures) => {
    expect(effectFigures(sentence, { type: 'harm', outcomes }).figures).toBe(figures);
  });

  test('are those of the first outcome asked for that one is told of, and say of which', () => {
    const outcomes = ['fracture', 'hyperkalaemia', 'kidney injury'];
    const sentence = 'Hyperkalaemia (6.3 vs 2.6 events) and kidney injury (12.2 vs 6.7) were more frequent.';
    expect(effectFigures(sentence, { type: 'harm', outcomes })).toEqual({
      figures: '6.3 vs 2.6 events',
      outcome: 'hyperkalaemia',
    });
  });

  test('are no share of one arm where a clause goes on about another', () => {
    const asked = { type: 'prognosis', outcomes: ['stroke'] } as const;
    expect(effectFigures('With drug A stroke was 4%; with drug B it was 9%.', asked).figures).toBe('');
    expect(effectFigures('Stroke was seen in 4% of the sham group.', asked).figures).toBe('');
    expect(effectFigures('Infections occurred in 26.4%, and stroke in 4%.', asked)).toEqual({
      figures: '4%',
      outcome: 'stroke',
    });
  });

  test('are a share by itself where a share was asked for', () => {
    const sentence = 'Reflux was reported by 19.8% (95% CI 17-22) of adults.';
    expect(effectFigures(sentence, { type: 'prevalence', outcomes: [] }).figures).toBe('19.8% (95% CI 17-22)');
    expect(effectFigures(sentence, WITHOUT_OUTCOME).figures).toBe('');
  });

  test.each([
    'Saturation fell to 78.9 +/- 8.7 % (range 52 % -90 %).',
    'One was thought harmful by 96% and another brand by 60%.',
    'Fewer of them took part (21.6–29.6 vs 14.0–16.7%).',
    'Of all, 10 (32%) had cramps, 11 (35%) rashes and 2 (6%) both.',
  ])('are none where two figures are no two arms: %s', (sentence) => {
    expect(effectFigures(sentence, { type: 'harm', outcomes: [] }).figures).toBe('');
  });

  test.each([
    ['Walking rose by a mean of 43.9 metres (95% CI 32.6 to 55.2).', '43.9 metres (95% CI 32.6 to 55.2)'],
    ['New cancers were 23% lower with it (95% CI 4 to 38).', '23% lower with it (95% CI 4 to 38)'],
    ['The rate ratio for death was 0.80 (95% CI 0.65 to 0.98).', 'rate ratio for death was 0.80 (95% CI 0.65 to 0.98)'],
    [
      'Deaths were 2.0 versus 1.7 per 10,000 person-years (rate ratio 1.13).',
      '2.0 versus 1.7 per 10,000 person-years (rate ratio 1.13)',
    ],
    [
      'It lived on (95% vs 91%; hazard ratio for death 0.55, 95% CI 0.33 to 0.92).',
      '95% vs 91%; hazard ratio for death 0.55, 95% CI 0.33 to 0.92',
    ],
    [
      'It was 84 % for sorbitol , 36 % for fructose and 12 % for xylitol .',
      '84 % for sorbitol , 36 % for fructose and 12 % for xylitol',
    ],
    [
      'It was 12% with aspirin, 10.5% with clopidogrel, and 15% with placebo.',
      '12% with aspirin, 10.5% with clopidogrel, and 15% with placebo',
    ],
    [
      'It fell (-0.008 ± 0.003 g/cm2 exercise vs. -0.014 ± 0.003 g/cm2 control).',
      '-0.008 ± 0.003 g/cm2 exercise vs. -0.014 ± 0.003',
    ],
    [
      'Haemoglobin was higher in the A group (22.3 g/l) than in the B group (14.1 g/l).',
      'in the A group (22.3 g/l) than in the B group (14.1 g/l)',
    ],
    [
      'Healing was better (78.9%) than both the low dose (61.4%) and placebo (34.6%).',
      'better (78.9%) than both the low dose (61.4%) and placebo (34.6%)',
    ],
    ['The unadjusted hazard ratio was 0.76, and the hazard ratio was 0.71 after adjustment.', 'hazard ratio was 0.71'],
  ])('are those of all arms, with what they are of: %s', (text, figures) => {
    expect(effectFigures(text, { type: 'therapy', outcomes: [] }).figures).toBe(figures);
  });

  test('are of the cancer asked about, of deaths that are told with all others', () => {
    const text =
      'No effect on all-cause mortality (rate ratio 0.99, 95% CI 0.98 to 1.01) and little on prostate cancer mortality (0.96, 0.85 to 1.08).';
    const asked = { type: 'therapy' as const, outcomes: ['mortality'] };
    expect(effectFigures(text, { ...asked, condition: ['prostate cancer'] }).figures).toBe('(0.96, 0.85 to 1.08)');
    expect(effectFigures(text, asked).figures).toBe('');
  });

  test('are none that say by how much something changed, where a share was asked for', () => {
    const harm = { type: 'harm' as const, outcomes: ['heart block'] };
    expect(effectFigures('Glucose was elevated almost 20% in one group.', harm).figures).toBe('');
    expect(effectFigures('Heart block (36%) or bundle branch block (29%) followed.', harm).figures).toBe('36%');
  });

  test.each([
    '12% with drug , '.repeat(600),
    '12% with drug a b c , '.repeat(600),
    `${'12% with drug , '.repeat(600)}and 3% with x`,
    `12% with drug${' '.repeat(6_000)}, 3% with x`,
  ])('are looked for in time, however long a list of shares is: %#', (text) => {
    const begun = performance.now();
    effectFigures(text, WITHOUT_OUTCOME);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
