import type { Citation } from './citation.schema.ts';
import { summarisedCitation } from './summarised-citation.fixtures.ts';

/** A large trial in heart failure. */
export const dapaHfCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'SGLT2 inhibitors had prevented heart failure admissions in diabetes; whether they treat established heart failure with a low ejection fraction was unknown.',
    },
    {
      label: 'METHODS',
      text: 'DAPA-HF randomly assigned 4744 patients in NYHA class II to IV with an ejection fraction of 40% or less to dapagliflozin 10 mg daily or placebo on top of recommended treatment.',
    },
    {
      label: 'RESULTS',
      text: 'During a median of 18.2 months the primary outcome affected 16.3% of the dapagliflozin group and 21.2% of the placebo group (HR 0.74, 95% CI 0.65-0.85). Worsening heart failure (HR 0.70), cardiovascular death (HR 0.82) and death from any cause (HR 0.83) were each less frequent. Results were alike in patients with and without diabetes, and volume depletion, renal events and hypoglycaemia were not more common.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Dapagliflozin improved outcomes in heart failure with reduced ejection fraction irrespective of diabetes.',
    },
  ],
  {
    pmid: '31535829',
    doi: '10.1056/nejmoa1911303',
    title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
    first_author: 'McMurray JJV',
    journal: 'The New England Journal of Medicine',
    publication_date: '2019-11-21',
    date: '2019-11-21',
    ml_p: 'adults with heart failure, NYHA class II-IV, ejection fraction 40% or less ; HFrEF with or without diabetes',
    ml_i: 'dapagliflozin 10 mg once daily ; SGLT2 inhibitor',
    ml_c: 'placebo added to standard therapy',
    ml_o: 'worsening heart failure (hospitalisation or urgent visit) or cardiovascular death',
    ml_b: 'Dapagliflozin reduced worsening heart failure or cardiovascular death in reduced ejection fraction (16.3% vs 21.2%, HR 0.74), whether or not patients had diabetes.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'McMurray', firstname: 'JJV' },
      { lastname: 'Solomon', firstname: 'SD' },
      { lastname: 'Inzucchi', firstname: 'SE' },
    ],
    ml_n: 4744,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);

/** A trial in type 2 diabetes. */
export const empaRegCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Regulators asked for cardiovascular outcome trials of new glucose-lowering drugs; effects of SGLT2 inhibitors were unknown.',
    },
    {
      label: 'METHODS',
      text: 'EMPA-REG OUTCOME treated 7020 patients with type 2 diabetes at high cardiovascular risk with empagliflozin 10 mg, 25 mg or placebo once daily. The pooled empagliflozin groups were compared with placebo over a median of 3.1 years.',
    },
    {
      label: 'RESULTS',
      text: 'The primary composite occurred in 10.5% with empagliflozin and 12.1% with placebo (HR 0.86, 95.02% CI 0.74-0.99). Infarction and stroke did not differ significantly, but cardiovascular death (3.7% vs 5.9%), hospitalisation for heart failure (2.7% vs 4.1%) and death from any cause (5.7% vs 8.3%) were fewer. Genital infections were more common.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Added to standard care, empagliflozin lowered major cardiovascular events and cardiovascular and total mortality; it was the first SGLT2 inhibitor with a completed cardiovascular outcome trial.',
    },
  ],
  {
    pmid: '26378978',
    doi: '10.1056/nejmoa1504720',
    title: 'Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes',
    first_author: 'Zinman B',
    journal: 'The New England Journal of Medicine',
    publication_date: '2015-11-26',
    date: '2015-11-26',
    ml_p: 'adults with type 2 diabetes and established cardiovascular disease',
    ml_i: 'empagliflozin 10 mg or 25 mg once daily ; SGLT2 inhibitor',
    ml_c: 'placebo added to standard care',
    ml_o: 'cardiovascular death, nonfatal myocardial infarction or nonfatal stroke',
    ml_b: 'Empagliflozin reduced major cardiovascular events (10.5% vs 12.1%, HR 0.86) and all-cause mortality by 32% in type 2 diabetes with cardiovascular disease.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'Zinman', firstname: 'B' },
      { lastname: 'Wanner', firstname: 'C' },
      { lastname: 'Lachin', firstname: 'JM' },
    ],
    ml_n: 7020,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);

/** A trial in chronic kidney disease. */
export const dapaCkdCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'SGLT2 inhibitors slow kidney disease in diabetes; evidence in people without diabetes was lacking.',
    },
    {
      label: 'METHODS',
      text: 'DAPA-CKD randomised 4304 participants with an estimated GFR of 25 to 75 and a urinary albumin-to-creatinine ratio of 200 to 5000 mg/g, with or without type 2 diabetes, to dapagliflozin 10 mg daily or placebo.',
    },
    {
      label: 'RESULTS',
      text: 'The monitoring committee advised stopping for efficacy after a median of 2.4 years. The primary outcome occurred in 9.2% with dapagliflozin and 14.5% with placebo (HR 0.61, 95% CI 0.51-0.72; number needed to treat 19). Cardiovascular death or heart failure admission (HR 0.71) and all-cause death (4.7% vs 6.8%, HR 0.69) were also lower. Effects were similar without diabetes.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Dapagliflozin lowered the risk of kidney function decline, kidney failure and death in albuminuric kidney disease, irrespective of diabetes.',
    },
  ],
  {
    pmid: '32970396',
    doi: '10.1056/nejmoa2024816',
    title: 'Dapagliflozin in Patients with Chronic Kidney Disease',
    first_author: 'Heerspink HJL',
    journal: 'The New England Journal of Medicine',
    publication_date: '2020-10-08',
    date: '2020-10-08',
    ml_p: 'chronic kidney disease with eGFR 25-75 and albuminuria, with or without type 2 diabetes',
    ml_i: 'dapagliflozin 10 mg once daily ; SGLT2 inhibitor',
    ml_c: 'placebo',
    ml_o: 'sustained eGFR decline of 50% or more, end-stage kidney disease, or renal or cardiovascular death',
    ml_b: 'Dapagliflozin reduced kidney decline, kidney failure or renal or cardiovascular death (9.2% vs 14.5%, HR 0.61) with or without diabetes.',
    ml_type: 'randomized_trial',
    authors: [
      { lastname: 'Heerspink', firstname: 'HJL' },
      { lastname: 'Stefánsson', firstname: 'BV' },
      { lastname: 'Correa-Rotter', firstname: 'R' },
    ],
    ml_n: 4304,
    impact_factor: 4.2,
    impact_quartile: 1,
  },
);

/** A meta-analysis of 13 trials. */
export const sglt2KidneyCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Large trials had tested SGLT2 inhibitors in diabetes, heart failure and chronic kidney disease; whether kidney effects depend on diabetes was not settled.',
    },
    {
      label: 'METHODS',
      text: 'This collaborative meta-analysis combined 13 placebo-controlled trials, each with at least 500 participants per arm and six months or more of follow-up, covering about 90,000 people, most of whom had diabetes. Results were separated by diabetes status.',
    },
    {
      label: 'RESULTS',
      text: 'Compared with placebo, SGLT2 inhibitors lowered the risk of kidney disease progression (RR 0.63, 95% CI 0.58-0.69), acute kidney injury (RR 0.77, 95% CI 0.70-0.84) and cardiovascular death or heart failure hospitalisation (RR 0.77, 95% CI 0.74-0.81). Relative effects were similar with and without diabetes. Ketoacidosis was very rare without diabetes.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'The findings support SGLT2 inhibitors for chronic kidney disease and heart failure irrespective of diabetes.',
    },
  ],
  {
    pmid: '36351458',
    doi: '',
    title:
      'Impact of diabetes on the effects of sodium glucose co-transporter-2 inhibitors on kidney outcomes: collaborative meta-analysis of large placebo-controlled trials',
    first_author: 'Nuffield Department of Population Health Renal Studies Group',
    journal: 'The Lancet',
    publication_date: '2022-11-19',
    date: '2022-11-19',
    ml_p: 'participants with and without diabetes in 13 large trials: type 2 diabetes, heart failure or chronic kidney disease',
    ml_i: 'SGLT2 inhibitors',
    ml_c: 'placebo',
    ml_o: 'kidney disease progression, acute kidney injury, cardiovascular death or heart failure hospitalisation',
    ml_b: 'Across 13 large trials SGLT2 inhibitors reduced kidney disease progression by 37% (RR 0.63) and acute kidney injury by 23% (RR 0.77), alike with and without diabetes.',
    ml_type: 'meta_analysis',
    authors: [
      { lastname: 'Nuffield Department of Population Health Renal Studies Group', firstname: '' },
      { lastname: "SGLT2 inhibitor Meta-Analysis Cardio-Renal Trialists' Consortium", firstname: '' },
    ],
    ml_n: 90413,
    impact_factor: 3.1,
    impact_quartile: 1,
  },
);
