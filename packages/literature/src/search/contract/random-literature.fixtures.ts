import type { Article, MeshHeading, RecordDetails } from '@footnote/domain';
import * as fc from 'fast-check';
import { RECORD_SUBSETS, subsetItem } from '../core/record-items.ts';
import type { JournalImpact } from '../literature-index.ports.ts';
import { TEXT_FIELDS, type Column, type Query } from '../query.ts';

// Few words for all fields, so that random queries often find what random articles say.
const WORDS = fc.constantFrom(
  ...'heart hearts heard failure COVID-19 covid Covid19 19 2019 β-blocker beta blockers metoprolol metoprolal'.split(
    ' ',
  ),
  ...'Crohn’s anti-TNF-α tnfalpha TNF o O’Brien 10-20 a-b-c-d-e 心臓 Ärzte'.split(' '),
);
const text = fc.array(WORDS, { maxLength: 5 }).map((words) => words.join(' '));
const texts = fc.array(text, { maxLength: 3 });
const alternatives = texts.map((some) => some.join(' ; '));
const inverted = fc.array(text, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', '));
const ISSNS = ['1234-567x', '0000-0019', ''];
const pmid = fc.integer({ min: 1, max: 12 }).map(String);

const person = fc.record({ lastname: text, firstname: fc.constantFrom('', 'Ann Mary', 'JD', 'Jörg-Otto', 'heart') });
const people = fc.array(person, { maxLength: 3 });
const printed = fc.constantFrom('', '19', '10-20', 'e19', '19 Suppl 2');

const DATES = ['2019-01-01', '2019-05-01', '1969-12-31'];

const details: fc.Arbitrary<RecordDetails> = fc.record(
  {
    numbers: fc.subarray(['PMC19', '0000-0002-1825-0097', '9780309376662', '0404511']),
    accessions: fc.subarray(['ClinicalTrials.gov/NCT00000419', 'GEO', 'heart/19/2019', 'GENBANK/']),
    status: fc.constantFrom('MEDLINE', 'PubMed-not-MEDLINE', 'In-Data-Review'),
    country: text,
    editors: people,
    investigators: people,
    subjects: people,
    grants: texts,
    interests: text,
    ...Object.fromEntries(
      (['printed', 'online', 'completed', 'indexed'] as const).map((name) => [name, fc.constantFrom(...DATES)]),
    ),
  },
  { requiredKeys: [] },
);

const heading: fc.Arbitrary<MeshHeading> = fc
  .record({ descriptor: inverted, qualifiers: fc.array(text, { maxLength: 2 }), major: fc.boolean() })
  .chain((one) => fc.subarray(one.qualifiers).map((majorQualifiers) => ({ ...one, majorQualifiers })));

const content: fc.Arbitrary<Partial<Article>> = fc.record({
  doi: fc.constantFrom('', '10.1/heart', '10.1/COVID-19'),
  title: fc.oneof(text, fc.constantFrom('Heart failure (HF)', 'HF in high fibre (HF)')),
  vernacularTitle: fc.oneof(fc.constant(''), text),
  abstract: texts.map((some) => some.map((body) => ({ label: '', text: body }))),
  mesh: fc.array(heading, { maxLength: 3 }),
  keywords: texts,
  authors: people,
  affiliations: texts,
  substances: texts,
  volume: printed,
  issue: printed,
  pages: printed,
  pii: fc.constantFrom('', 'S0140-6736(20)31180-6'),
  details,
  journal: fc.record({ title: text, abbreviation: text, issn: fc.constantFrom(...ISSNS) }),
  book: fc.option(fc.record({ title: text, publisher: text }), { nil: null }),
  population: alternatives,
  intervention: alternatives,
  comparison: alternatives,
  outcome: alternatives,
  bottomLine: text,
  studyType: fc.constantFrom('rodent' as const, 'misc' as const),
  sampleSize: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
  publicationDate: fc.constantFrom('', '2019', '2019-05', '2020-02-29', '2019-02-31', '1969-12-31'),
  ...Object.fromEntries(['created', 'entered', 'revised'].map((name) => [name, fc.constantFrom('', ...DATES)])),
  publicationTypes: fc.subarray(['Review', 'Letter', 'Clinical Trial']),
  languages: fc.subarray(['eng', 'ger', 'FRE']),
  notices: fc.array(
    fc.record({
      kind: fc.constantFrom('retracted_by' as const, 'retraction_of' as const, 'correction_of' as const),
      pmid: fc.oneof(pmid, fc.constant('')),
      note: fc.constantFrom('', 'n'),
    }),
    { maxLength: 2 },
  ),
});

/** What an index is told. */
export type RandomStep =
  | { kind: 'write'; articles: readonly { pmid: string; content: Partial<Article> }[]; deletions: readonly string[] }
  | { kind: 'impacts'; impacts: readonly JournalImpact[] }
  | { kind: 'reopen' };

/** Writes, metrics and openings of an index. */
export const randomStep: fc.Arbitrary<RandomStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      articles: fc.array(fc.record({ pmid, content }), { maxLength: 8 }),
      deletions: fc.array(pmid, { maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('impacts' as const),
      impacts: fc.array(
        fc.record({
          issn: fc.constantFrom('1234-567X', '0000-0019'),
          metric: fc.constantFrom(0.5, 2, 9),
          quartile: fc.constantFrom(1 as const, 2 as const, 4 as const),
          source: fc.constant('open'),
        }),
        { maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.constant<RandomStep>({ kind: 'reopen' }) },
);

const fields = fc.oneof(
  { weight: 3, arbitrary: fc.constant(TEXT_FIELDS) },
  { weight: 6, arbitrary: fc.uniqueArray(fc.constantFrom(...TEXT_FIELDS), { maxLength: 4 }) },
);
// Fewer than three letters before a star are refused.
const BEGINNINGS = ['hea', 'heart fail', 'COVID-1', 'anti-tnf', 'β-block', 'cov', 'ärz', 'metopr'];
const beginning = fc.tuple(text, fc.constantFrom(...BEGINNINGS)).map((parts) => parts.join(' ').trim());
const bound = (values: readonly number[]) => fc.constantFrom(null, ...values);
const DAYS = [-1, 0, 17_897, 18_017, 18_321];
const COLUMNS: readonly Column[] = [
  'pmid',
  'publicationDay',
  'sampleSize',
  'impactQuartile',
  'impactMetric',
  'retracted',
];
const LABELS: readonly Column[] = ['studyType', 'publicationType', 'language'];

const NAMES = ['HF', 'hf heart failur', 'HF fibr', 'heart j', 'Heart JD', '10.1/heart', '1234-567X'];
const NUMBERS = [
  'PMC19',
  '0000-0002-1825-0097',
  'NCT00000419',
  'ClinicalTrials.gov',
  'heart/19/2019',
  '19/2019',
  'GENBANK',
];
const particular = fc
  .tuple(fc.constantFrom('vi', 'ip', 'pg', 'pl', 'ed', 'ir', 'ps'), fc.oneof(text, printed, fc.constant('heart')))
  .map((parts) => parts.join(' '));

/** Queries that combine no others. */
const single: fc.Arbitrary<Query> = fc.oneof(
  fc.record({
    type: fc.constant('match' as const),
    fields,
    text: fc.oneof(text, fc.constantFrom('hearst', 'metoprolul', 'faliure', 'hart failure')),
    operator: fc.constantFrom('and' as const, 'or' as const),
    fuzziness: fc.constantFrom(0 as const, 1 as const, 2 as const),
  }),
  fc.record({ type: fc.constant('phrase' as const), fields, text }),
  fc.record({
    type: fc.constant('near' as const),
    fields,
    of: fc.array(
      fc.oneof(
        fc.record({ text: fc.oneof(WORDS, WORDS, text), open: fc.constant(false) }),
        fc.record({ text: fc.constantFrom('hea', 'heart fail', 'anti-tnf', 'cov'), open: fc.constant(true) }),
      ),
      { maxLength: 3 },
    ),
    distance: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ type: fc.constant('prefix' as const), fields, text: beginning }),
  fc.record({
    type: fc.constant('item' as const),
    fields,
    text: fc.oneof(
      text,
      inverted,
      particular,
      fc.constantFrom(...RECORD_SUBSETS).map(subsetItem),
      fc.constantFrom(...NAMES),
      fc.constantFrom(...NUMBERS),
    ),
    reach: fc.constantFrom('whole' as const, 'words' as const),
  }),
  fc.record({ type: fc.constant('item' as const), fields, text: beginning, reach: fc.constant('letters' as const) }),
  fc.record({
    type: fc.constant('anyItem' as const),
    fields,
    texts: fc.array(fc.oneof(text, inverted), { maxLength: 25 }),
  }),
  fc.record({
    type: fc.constant('eq' as const),
    column: fc.constantFrom(...LABELS, ...COLUMNS),
    values: fc.array(fc.constantFrom('rodent', 'MISC', 'review', 'Letter', 'eng', 'fre', 0, 1, 2, 4, 17_897, 9), {
      maxLength: 3,
    }),
  }),
  fc.oneof(
    fc.record({
      type: fc.constant('range' as const),
      column: fc.constantFrom(
        'publicationDay' as const,
        'createdDay' as const,
        'enteredDay' as const,
        'printedDay' as const,
        'onlineDay' as const,
        'completedDay' as const,
        'indexedDay' as const,
        'revisedDay' as const,
      ),
      from: bound(DAYS),
      to: bound(DAYS),
    }),
    fc.record({
      type: fc.constant('range' as const),
      column: fc.constantFrom(...COLUMNS, ...LABELS),
      from: bound([0, 1, 2]),
      to: bound([1, 2, 9]),
    }),
  ),
  fc.constantFrom<Query>({ type: 'all' }, { type: 'none' }),
);

const searches = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 10, arbitrary: single },
    fc.record({ type: fc.constant('and' as const), of: fc.array(tie('query'), { maxLength: 4 }) }),
    fc.record({ type: fc.constant('or' as const), of: fc.array(tie('query'), { maxLength: 4 }) }),
    fc.record({ type: fc.constant('not' as const), query: tie('query') }),
  ),
}));

/** Queries of any shape, over all fields and columns. */
export const randomQuery: fc.Arbitrary<Query> = searches.query;
