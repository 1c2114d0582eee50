import type { Citation } from '../../literature/citation.schema.ts';
import { summarisedCitation } from '../../literature/summarised-citation.fixtures.ts';

/** A trial of an omega-3 product that found an effect. */
export const reduceItCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'People with high triglycerides stay at risk despite statins, and earlier omega-3 trials at low dose had been disappointing.',
    },
    {
      label: 'METHODS',
      text: 'REDUCE-IT gave icosapent ethyl 2 g twice daily or matching placebo to 8179 statin-treated patients with fasting triglycerides of 135 to 499 mg/dL who had cardiovascular disease (71%) or diabetes with further risk factors.',
    },
    {
      label: 'RESULTS',
      text: 'Over a median of 4.9 years a primary event occurred in 17.2% on icosapent ethyl and 22.0% on placebo (HR 0.75, 95% CI 0.68-0.83). The narrower composite of cardiovascular death, infarction or stroke was also reduced (HR 0.74), as was cardiovascular death (HR 0.80). Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).',
    },
    {
      label: 'CONCLUSIONS',
      text: 'High-dose purified EPA lowered ischaemic events; STRENGTH, testing another omega-3 product, did not confirm this.',
    },
  ],
  {
    pmid: '30415628',
    doi: '10.1056/nejmoa1812792',
    title: 'Cardiovascular Risk Reduction with Icosapent Ethyl for Hypertriglyceridemia',
    first_author: 'Bhatt DL',
    journal: 'The New England Journal of Medicine',
    publication_date: '2019-01-03',
    date: '2019-01-03',
    ml_p: 'statin-treated patients with raised triglycerides and established cardiovascular disease or diabetes plus risk factors',
    ml_i: 'icosapent ethyl 2 g twice daily ; purified EPA ; omega-3',
    ml_c: 'placebo (mineral oil)',
    ml_o: 'cardiovascular death, myocardial infarction, stroke, coronary revascularisation or unstable angina',
    ml_b: 'Icosapent ethyl 4 g daily cut ischaemic events by a quarter in statin-treated patients with high triglycerides (17.2% vs 22.0%, HR 0.75), with more atrial fibrillation.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'Bhatt', firstname: 'DL' },
      { lastname: 'Steg', firstname: 'PG' },
      { lastname: 'Miller', firstname: 'M' },
    ],
    ml_n: 8179,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);

/** A trial of another omega-3 product that found none. */
export const strengthCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Whether combined EPA and DHA at high dose prevents cardiovascular events was uncertain.',
    },
    {
      label: 'METHODS',
      text: 'STRENGTH randomised 13,078 statin-treated patients in 22 countries with high cardiovascular risk, raised triglycerides and low HDL cholesterol to 4 g daily of a carboxylic acid formulation of EPA and DHA or to corn oil.',
    },
    {
      label: 'RESULTS',
      text: 'The trial was halted early when an interim look showed benefit was unlikely. A primary event had occurred in 785 patients (12.0%) on omega-3 and 795 (12.2%) on corn oil (HR 0.99, 95% CI 0.90-1.09). Gastrointestinal side effects were commoner with omega-3 (24.7% vs 14.7%).',
    },
    {
      label: 'CONCLUSIONS',
      text: 'This omega-3 preparation did not lower cardiovascular risk. The discrepancy with REDUCE-IT has been linked to the different product and to the choice of comparator oil.',
    },
  ],
  {
    pmid: '33190147',
    doi: '10.1001/jama.2020.22258',
    title:
      'Effect of High-Dose Omega-3 Fatty Acids vs Corn Oil on Major Adverse Cardiovascular Events in Patients at High Cardiovascular Risk: The STRENGTH Randomized Clinical Trial',
    first_author: 'Nicholls SJ',
    journal: 'JAMA',
    publication_date: '2020-12-08',
    date: '2020-12-08',
    ml_p: 'statin-treated adults at high cardiovascular risk with high triglycerides and low HDL cholesterol',
    ml_i: 'omega-3 carboxylic acids (EPA plus DHA) 4 g daily ; fish oil',
    ml_c: 'corn oil',
    ml_o: 'cardiovascular death, myocardial infarction, stroke, coronary revascularisation or unstable angina',
    ml_b: 'High-dose EPA plus DHA did not reduce major cardiovascular events compared with corn oil (12.0% vs 12.2%, HR 0.99) and caused more gastrointestinal effects.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'Nicholls', firstname: 'SJ' },
      { lastname: 'Lincoff', firstname: 'AM' },
      { lastname: 'Garcia', firstname: 'M' },
    ],
    ml_n: 13078,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);

/** A trial in adults that questions about adolescents come close to. */
export const stepOneCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Lifestyle measures alone seldom give lasting weight loss in obesity. Semaglutide lowers appetite and had reduced weight in diabetes trials.',
    },
    {
      label: 'METHODS',
      text: 'STEP 1 randomised 1961 adults with a body-mass index of at least 30, or at least 27 with a weight-related condition, and no diabetes, in a 2:1 ratio to semaglutide 2.4 mg once weekly or placebo, each with lifestyle support, for 68 weeks.',
    },
    {
      label: 'RESULTS',
      text: 'Body weight fell by a mean of 14.9% with semaglutide and 2.4% with placebo. A loss of 5% or more was reached by 86% and 32% of participants. Cardiometabolic risk factors and physical function improved more with semaglutide. Nausea and diarrhoea were the usual adverse effects and led more people to stop treatment.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Added to lifestyle support, weekly semaglutide led to considerably more weight loss than placebo over 68 weeks.',
    },
  ],
  {
    pmid: '33567185',
    doi: '10.1056/nejmoa2032183',
    title: 'Once-Weekly Semaglutide in Adults with Overweight or Obesity',
    first_author: 'Wilding JPH',
    journal: 'The New England Journal of Medicine',
    publication_date: '2021-03-18',
    date: '2021-03-18',
    ml_p: 'adults with obesity, or overweight plus a weight-related condition, without diabetes',
    ml_i: 'semaglutide 2.4 mg subcutaneously once weekly plus lifestyle intervention ; GLP-1 receptor agonist',
    ml_c: 'placebo plus lifestyle intervention',
    ml_o: 'percentage change in body weight and weight loss of 5% or more at week 68',
    ml_b: 'Semaglutide 2.4 mg weekly produced a mean weight loss of 14.9% against 2.4% with placebo at 68 weeks in adults without diabetes.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'Wilding', firstname: 'JPH' },
      { lastname: 'Batterham', firstname: 'RL' },
      { lastname: 'Calanna', firstname: 'S' },
    ],
    ml_n: 1961,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);
