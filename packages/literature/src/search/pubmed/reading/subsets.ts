import { RECORD_SUBSETS, subsetItem, type RecordSubset } from '../../core/record-items.ts';
import type { Query } from '../../query.ts';
import { languageCode, publicationTypes } from './vocabulary-values.ts';

const heading = (...names: string[]): Query => {
  const of = names.map((text): Query => ({ type: 'item', fields: ['mesh'], text, reach: 'whole' }));
  return { type: 'or', of };
};
const publicationType = (name: string): Query => ({
  type: 'eq',
  column: 'publicationType',
  values: publicationTypes(name),
});

const SYSTEMATIC: Query = {
  type: 'or',
  of: [
    publicationType('Systematic Review'),
    { type: 'eq', column: 'studyType', values: ['systematic_review', 'meta_analysis'] },
  ],
};
const CHILDREN = ['Infant, Newborn', 'Infant', 'Child, Preschool', 'Child', 'Adolescent'];
const ADULTS = ['Adult', 'Young Adult', 'Middle Aged', 'Aged', 'Aged, 80 and over'];

const PREPRINT = publicationType('Preprint');
const recorded = (subset: RecordSubset): Query => {
  return { type: 'item', fields: ['particulars'], text: subsetItem(subset), reach: 'whole' };
};
/** More than PubMed Central, of which an index knows nothing else. */
const FREE = ['freefulltext', 'fft', 'ffrft'];
const CENTRAL = ['pubmedpmc', ...FREE];

// Filters of PubMed's side bar and its subsets, as far as an index holds what they ask for; names without blanks.
const SUBSETS: Readonly<Record<string, Query>> = {
  ...Object.fromEntries(RECORD_SUBSETS.map((subset) => [subset, recorded(subset)])),
  ...Object.fromEntries(CENTRAL.map((name) => [name, recorded('pmc')])),
  fha: recorded('hasabstract'),
  all: { type: 'all' },
  preprint: PREPRINT,
  excludepreprints: { type: 'not', query: PREPRINT },
  systematic: SYSTEMATIC,
  systematicreview: SYSTEMATIC,
  systematicreviews: SYSTEMATIC,
  'meta-analysis': publicationType('Meta-Analysis'),
  metaanalysis: publicationType('Meta-Analysis'),
  clinicaltrial: publicationType('Clinical Trial'),
  clinicaltrials: publicationType('Clinical Trial'),
  randomizedcontrolledtrial: publicationType('Randomized Controlled Trial'),
  review: publicationType('Review'),
  guideline: publicationType('Guideline'),
  casereports: publicationType('Case Reports'),
  observationalstudy: publicationType('Observational Study'),
  human: heading('Humans'),
  humans: heading('Humans'),
  animal: heading('Animals'),
  animals: heading('Animals'),
  female: heading('Female'),
  male: heading('Male'),
  newborn: heading('Infant, Newborn'),
  allinfant: heading('Infant, Newborn', 'Infant'),
  infant: heading('Infant'),
  preschoolchild: heading('Child, Preschool'),
  child: heading('Child'),
  allchild: heading(...CHILDREN),
  adolescent: heading('Adolescent'),
  alladult: heading(...ADULTS),
  adult: heading('Adult'),
  youngadult: heading('Young Adult'),
  middleaged: heading('Middle Aged'),
  aged: heading('Aged', 'Aged, 80 and over'),
  '80andover': heading('Aged, 80 and over'),
};

const keyOf = (name: string) => name.toLowerCase().replaceAll(/\s+/g, '');

/** Whether the index knows a part only of what a filter asks for. */
export function isNarrowerSubset(name: string): boolean {
  return FREE.includes(keyOf(name));
}

/** What a filter such as “systematic”, “humans” or “english” asks for; null for one the index knows nothing of. */
export function subsetQuery(name: string): Query | null {
  const key = keyOf(name);
  if (Object.hasOwn(SUBSETS, key)) return SUBSETS[key] ?? null;
  const language = languageCode(name);
  return language === null ? null : { type: 'eq', column: 'language', values: [language] };
}
