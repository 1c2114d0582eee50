import type { Citation } from './citation.schema.ts';
import { summarisedCitation } from './summarised-citation.fixtures.ts';

/** The retracted registry analysis whose data could not be verified. */
export const surgisphereCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'This paper claimed to describe real-world outcomes of hydroxychloroquine or chloroquine in COVID-19. It has been retracted and is kept only as a record of an unreliable source.',
    },
    {
      label: 'METHODS',
      text: 'The authors reported an analysis of electronic records said to have been supplied by the company Surgisphere: 96,032 inpatients from 671 hospitals on six continents, compared according to whether they had received (hydroxy)chloroquine with or without a macrolide.',
    },
    {
      label: 'RESULTS',
      text: 'The article reported higher in-hospital mortality and more ventricular arrhythmias in treated groups. Outside researchers found implausible features, and the company refused an independent audit of the raw data.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Three of the authors withdrew the work in June 2020 because the veracity of the data could not be established. Its results should not inform care; randomised trials, which found no benefit of hydroxychloroquine, supersede it.',
    },
  ],
  {
    pmid: '32450107',
    doi: '10.1016/s0140-6736(20)31180-6',
    title:
      'Hydroxychloroquine or chloroquine with or without a macrolide for treatment of COVID-19: a multinational registry analysis',
    first_author: 'Mehra MR',
    journal: 'The Lancet',
    publication_date: '2020-05-22',
    date: '2020-05-22',
    ml_p: 'hospitalised patients with COVID-19 in an alleged multinational registry (Surgisphere)',
    ml_i: 'hydroxychloroquine or chloroquine, with or without a macrolide',
    ml_c: 'no such treatment',
    ml_o: 'in-hospital mortality, ventricular arrhythmia',
    ml_b: 'RETRACTED in 2020: the registry data could not be verified, so its claim of higher mortality with (hydroxy)chloroquine must not be used.',
    ml_type: 'misc',
    authors: [
      { lastname: 'Mehra', firstname: 'MR' },
      { lastname: 'Desai', firstname: 'SS' },
      { lastname: 'Ruschitzka', firstname: 'F' },
    ],
    ml_n: 96032,
    impact_factor: 3.9,
    impact_quartile: 1,
    retracted: true,
    concern: true,
    notices: [{ kind: 'retracted_by', pmid: '32511943', note: '2020' }],
  },
);

/** A meta-analysis with a later erratum. */
export const remdesivirCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Randomised trials of remdesivir in hospitalised COVID-19 gave conflicting answers, so individual patient data were pooled.',
    },
    {
      label: 'METHODS',
      text: 'Databases and registers were searched to April 2022 for trials of remdesivir against placebo or usual care in adult inpatients, and trial teams shared patient-level records. Death from any cause at day 28 was the main outcome, with adjustment for respiratory support, age and enrolment period.',
    },
    {
      label: 'RESULTS',
      text: 'Data from 10,480 patients in eight trials were analysed. Fewer patients died within 28 days with remdesivir (12.5%) than without it (14.1%), giving an adjusted odds ratio of 0.88 (95% CI 0.78 to 1.00). The benefit appeared in patients without respiratory support or on conventional oxygen; evidence in ventilated patients was inconclusive.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Remdesivir probably lowers mortality slightly in non-ventilated inpatients, which may help explain the differing results of ACTT-1 and Solidarity.',
    },
  ],
  {
    pmid: '36828006',
    doi: '10.1016/s2213-2600(22)00528-8',
    title:
      'Effects of remdesivir in patients hospitalised with COVID-19: a systematic review and individual patient data meta-analysis of randomised controlled trials',
    first_author: 'Amstutz A',
    journal: 'The Lancet. Respiratory Medicine',
    publication_date: '2023-05',
    date: '2023-05',
    ml_p: 'adults hospitalised with COVID-19 in randomised trials of remdesivir',
    ml_i: 'remdesivir',
    ml_c: 'placebo or usual care',
    ml_o: 'all-cause mortality at day 28',
    ml_b: 'Pooled patient-level data suggest a modest survival benefit of remdesivir in hospitalised COVID-19 (adjusted odds ratio 0.88), seen in patients who were not ventilated; evidence in ventilated patients is inconclusive.',
    ml_type: 'meta_analysis',
    authors: [
      { lastname: 'Amstutz', firstname: 'A' },
      { lastname: 'Speich', firstname: 'B' },
      { lastname: 'Mentré', firstname: 'F' },
    ],
    ml_n: 10480,
    impact_factor: 2.4,
    impact_quartile: 2,
    corrected: true,
    notices: [{ kind: 'corrected_by', pmid: '', note: 'PubMed lists a later erratum in the same journal.' }],
  },
);

/** A study in mice. */
export const mouseCitation: Citation = summarisedCitation(
  [
    {
      label: 'BACKGROUND',
      text: 'Marfan syndrome arises from fibrillin-1 mutations and leads to aortic aneurysm and dissection. Excess transforming growth factor beta signalling was suspected to drive several features.',
    },
    {
      label: 'METHODS',
      text: 'Mice carrying a human-like fibrillin-1 mutation were studied for aortic disease and signalling. They received a TGF-beta neutralising antibody, the angiotensin type 1 receptor blocker losartan, propranolol or placebo.',
    },
    {
      label: 'RESULTS',
      text: 'Aneurysms in mutant mice showed increased TGF-beta signalling. Neutralising antibody and losartan each prevented abnormal aortic root growth and preserved wall structure; losartan also partly reversed lung abnormalities outside the cardiovascular system.',
    },
    {
      label: 'CONCLUSIONS',
      text: 'Losartan emerged as a candidate treatment and prompted clinical trials; the Pediatric Heart Network trial later found no advantage over atenolol, an example of limited translation from mice to patients.',
    },
  ],
  {
    pmid: '16601194',
    doi: '10.1126/science.1124287',
    title: 'Losartan, an AT1 antagonist, prevents aortic aneurysm in a mouse model of Marfan syndrome',
    first_author: 'Habashi JP',
    journal: 'Science',
    publication_date: '2006-04-07',
    date: '2006-04-07',
    ml_p: 'fibrillin-1 mutant mice ; mouse model of Marfan syndrome',
    ml_i: 'losartan ; TGF-beta neutralising antibody',
    ml_c: 'placebo or propranolol; wild-type mice',
    ml_o: 'aortic root growth and aortic wall architecture',
    ml_b: 'In Marfan mice, losartan or TGF-beta blockade prevented aortic aneurysm; the later human trial did not show losartan to be better than atenolol.',
    ml_type: 'rodent',
    authors: [
      { lastname: 'Habashi', firstname: 'JP' },
      { lastname: 'Judge', firstname: 'DP' },
      { lastname: 'Holm', firstname: 'TM' },
    ],
    impact_factor: 2.0,
    impact_quartile: 2,
  },
);
