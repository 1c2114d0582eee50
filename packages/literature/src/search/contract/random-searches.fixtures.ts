import * as fc from 'fast-check';
import { articleFixture } from '../article.fixtures.ts';
import type { Query, TextField } from '../query.ts';
import type { FacetColumn, SearchRequest, WriteBatch } from '../literature-index.ports.ts';

// Few words, so that random queries often match and random texts often repeat them.
/** Words of random texts and queries. */
export const RANDOM_WORDS = [
  'heart',
  'hearts',
  'failure',
  'COVID-19',
  'covid',
  '19',
  'β-blocker',
  'beta',
  'heard',
  "Crohn's",
  'anti-TNF-α',
  'tnfalpha',
  'o',
];

const text = fc.array(fc.constantFrom(...RANDOM_WORDS), { maxLength: 5 }).map((words) => words.join(' '));
const fields = fc.uniqueArray(
  fc.constantFrom<TextField>('title', 'abstract', 'mesh', 'majorMeshBroader', 'keywords', 'authors', 'lastAuthor'),
  {
    maxLength: 3,
  },
);
const day = fc.option(fc.integer({ min: 18_000, max: 18_400 }), { nil: null });

const article = fc
  .record({
    pmid: fc.integer({ min: 1, max: 12 }).map(String),
    version: fc.integer({ min: 1, max: 3 }),
    origin: fc.constantFrom('medline' as const, 'starter' as const, 'list' as const),
    title: text,
    abstract: text.map((body) => [{ label: '', text: body }]),
    keywords: fc.array(text, { maxLength: 3 }),
    mesh: fc.array(
      fc.record({
        descriptor: fc.tuple(text, text).map((parts) => parts.join(', ')),
        qualifiers: fc.array(text, { maxLength: 1 }),
        major: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    authors: fc.array(
      fc.record({ lastname: fc.constantFrom('Heart', 'Beta'), firstname: fc.constantFrom('', 'Ann Mary', 'JD') }),
      { maxLength: 2 },
    ),
    studyType: fc.constantFrom('rodent' as const, 'misc' as const),
    sampleSize: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
    publicationDate: fc.constantFrom('', '2019', '2019-05', '2020-02-29', '2019-02-31'),
    notices: fc.array(
      fc.record({
        kind: fc.constantFrom('retracted_by' as const, 'retraction_of' as const),
        pmid: fc.constantFrom('1', '2', '3', ''),
        note: fc.constantFrom('', 'n'),
      }),
      { maxLength: 2 },
    ),
  })
  .map(articleFixture);

/** Articles of a dozen PMIDs in any revision, and deletions. */
export const randomBatch: fc.Arbitrary<WriteBatch> = fc.record({
  articles: fc.array(article, { maxLength: 8 }),
  deletions: fc.array(fc.integer({ min: 1, max: 12 }).map(String), { maxLength: 2 }),
});

/** Queries that combine no others. */
const single: fc.Arbitrary<Query> = fc.oneof(
  fc.record({
    type: fc.constant('match' as const),
    fields,
    text,
    operator: fc.constantFrom('and' as const, 'or' as const),
    fuzziness: fc.constantFrom(0 as const, 1 as const, 2 as const),
  }),
  fc.record({ type: fc.constant('phrase' as const), fields, text }),
  fc.record({
    type: fc.constant('near' as const),
    fields,
    of: fc.array(
      fc.oneof(
        fc.record({ text, open: fc.constant(false) }),
        fc.record({ text: fc.constantFrom('hea', 'heart fail', 'anti-tnf'), open: fc.constant(true) }),
      ),
      { maxLength: 3 },
    ),
    distance: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({ type: fc.constant('anyItem' as const), fields, texts: fc.array(text, { maxLength: 30 }) }),
  fc.record({
    type: fc.constant('prefix' as const),
    fields,
    text: fc.constantFrom('hea', 'heart fail', 'COVID-1', 'anti-tnf', 'beta-block'),
  }),
  fc.record({
    type: fc.constant('item' as const),
    fields,
    text: fc.oneof(text, fc.constantFrom('heart fail', 'Beta', 'Heart JD', 'hea')),
    reach: fc.constantFrom('whole' as const, 'words' as const),
  }),
  fc.record({
    type: fc.constant('item' as const),
    fields,
    text: fc.constantFrom('heart fail', 'hea', 'heart hea'),
    reach: fc.constant('letters' as const),
  }),
  fc.record({
    type: fc.constant('eq' as const),
    column: fc.constantFrom('studyType' as const, 'pmid' as const, 'retracted' as const),
    values: fc.array(fc.constantFrom('rodent', 'misc', 1, 2), { maxLength: 2 }),
  }),
  fc.record({
    type: fc.constant('range' as const),
    column: fc.constantFrom('publicationDay' as const),
    from: day,
    to: day,
  }),
  fc.record({
    type: fc.constant('range' as const),
    column: fc.constantFrom('sampleSize' as const),
    from: fc.constant(1),
    to: fc.constantFrom(2, null),
  }),
  fc.constantFrom<Query>({ type: 'all' }, { type: 'none' }),
);

const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 11, arbitrary: single },
    fc.record({ type: fc.constant('and' as const), of: fc.array(tie('query'), { maxLength: 4 }) }),
    fc.record({ type: fc.constant('or' as const), of: fc.array(tie('query'), { maxLength: 4 }) }),
    fc.record({ type: fc.constant('not' as const), query: tie('query') }),
  ),
}));

const facetColumn = fc.constantFrom<FacetColumn>(
  'studyType',
  'impactQuartile',
  'publicationYear',
  'sampleSizeClass',
  'language',
  'retracted',
);

/** Searches of any shape. */
export const randomRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  rank: fc.option(fc.array(fc.record({ text, weight: fc.constantFrom(1, 0.5, 0.3) }), { maxLength: 3 }), { nil: null }),
  sort: fc.record({
    by: fc.constantFrom('relevance' as const, 'recency' as const, 'sample_size' as const),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  leastShare: fc.constantFrom(0, 0, 0.3),
  leastScore: fc.constantFrom(0, 0, 0.5),
  limit: fc.constantFrom(1000, 3),
  offset: fc.constantFrom(0, 0, 2),
  facets: fc.array(fc.oneof(fc.tuple(facetColumn), fc.tuple(facetColumn, facetColumn)), { maxLength: 2 }),
});
