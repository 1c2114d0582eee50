import { citationFixture } from './citation.fixtures.ts';
import type { Citation } from './citation.schema.ts';
import type { StudyType } from './study-type.ts';

type Row = readonly [
  year: number,
  people: number | null,
  quartile: 1 | 2 | 3 | 4 | null,
  type: StudyType,
  about: string,
];

const ROWS: readonly Row[] = [
  [1998, 42, 4, 'human_intervention', 'salt intake and home readings'],
  [2001, 310, 3, 'randomized_trial', 'morning or evening tablets'],
  [2003, 12, 2, 'rodent', 'arterial stiffness in ageing mice'],
  [2004, 1250, 2, 'randomized_trial', 'nurse visits in rural practices'],
  [2006, 5600, 1, 'meta_analysis', 'walking programmes'],
  [2007, 88, 4, 'human_intervention', 'breathing exercises'],
  [2008, 940, 2, 'randomized_trial', 'two tablets or one combined'],
  [2009, 18_300, 1, 'systematic_review', 'treatment after the age of eighty'],
  [2010, 24, null, 'rodent', 'kidney flow under low salt'],
  [2011, 2100, 1, 'randomized_trial', 'telephone reminders'],
  [2012, 460, 3, 'protocol', 'a planned trial of self-measurement'],
  [2012, 7400, 1, 'randomized_trial', 'lower or usual targets'],
  [2013, 96, 4, 'misc', 'a survey of measuring devices'],
  [2014, 33_500, 1, 'meta_analysis', 'lower or usual targets pooled'],
  [2015, 610, 2, 'human_intervention', 'pharmacists who adjust doses'],
  [2015, 9300, 1, 'randomized_trial', 'intensive treatment of older adults'],
  [2016, 150, null, 'human_intervention', 'music before measurement'],
  [2017, 61_000, 1, 'systematic_review', 'self-measurement at home'],
  [2018, 1800, 2, 'randomized_trial', 'an app that asks every evening'],
  [2019, 240, 3, 'protocol', 'a planned trial of renal denervation'],
  [2019, 21_000, 1, 'randomized_trial', 'bedtime or morning dosing'],
  [2020, 4700, 1, 'randomized_trial', 'salt substitute in villages'],
  [2021, 123_000, 1, 'meta_analysis', 'every large trial together'],
  [2021, 36, 3, 'rodent', 'salt substitute in rats'],
  [2022, 730, 2, 'human_intervention', 'cuffless watches'],
  [2023, 12_900, 1, 'randomized_trial', 'three drugs at a quarter of the dose'],
  [2024, 380, 2, 'misc', 'what readers of watches expect'],
  [2024, null, 2, 'systematic_review', 'measurement in pregnancy'],
  [2025, 5200, 1, 'randomized_trial', 'treatment led by community workers'],
  [2025, 870_000, 1, 'meta_analysis', 'registries of nine countries'],
];

/** Invented studies of blood pressure over 28 years: every design, four orders of magnitude, one without a size, one retracted. */
export const evidenceFieldCitations: readonly Citation[] = ROWS.map(([year, people, quartile, type, about], index) =>
  citationFixture({
    id: `field-${index + 1}`,
    title: `Blood pressure: ${about}`,
    journal: 'Example Journal of Circulation',
    first_author: `Author ${String.fromCodePoint(65 + (index % 26))}`,
    publication_date: `${year}-06-01`,
    date: `${year}-06-01`,
    ml_n: people,
    ml_type: type,
    impact_quartile: quartile,
    impact_factor: quartile === null ? null : 9 - 2 * quartile,
    impact_source: 'OpenAlex, 2-year mean citedness',
    retracted: index === 14,
  }),
);
