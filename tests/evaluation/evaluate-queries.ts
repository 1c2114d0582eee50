import {
  importLiterature,
  importMesh,
  LiteratureIndexFailure,
  openLiteratureIndex,
  readPubmedQuery,
  searchPubmed,
  type LiteratureIndex,
  type PubmedResult,
} from '@footnote/literature';
import { share } from './ask-pipeline.ts';
import {
  hasPublishedQueries,
  publishedQueries,
  SEARCHED,
  triplesOf,
  type PublishedQuery,
} from './published-queries.ts';

/** A query that takes longer to read is one that hostile input could hold a server with. */
const MAX_MILLISECONDS = 1_000;
const SORT = { by: 'recency', order: 'desc' } as const;

/** Why the counts of a triple may fall: what its own queries ask, not how they were read. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'concussion Fedt Fats': 'the broad query also asks for diabetes, which the other two do not',
};

/** Prints how published search strategies are read and what they find; skipped without the public test data. */
export async function evaluateQueries(options: readonly string[]): Promise<boolean> {
  if (!hasPublishedQueries()) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const queries = publishedQueries();
  const isRead = reportReading(queries);
  const index = await openLiteratureIndex({ path: ':memory:' });
  const { added } = await importLiterature({ index, files: SEARCHED.articles });
  console.log(`\n${added} articles, headings known from the articles alone`);
  const without = await report(index, queries, options);
  const mesh = index.mesh === null ? null : await importMesh(index.mesh, { files: SEARCHED.headings });
  if (mesh?.ok !== true) throw new Error('The tables of MeSH cannot be imported.');
  console.log(`\nthe same with ${mesh.value.descriptors} headings at ${mesh.value.treeNumbers} places of the tree`);
  const withHeadings = await report(index, queries, options);
  await index.close();
  return isRead && without && withHeadings;
}

function reportReading(queries: readonly PublishedQuery[]): boolean {
  const times = queries.map(({ query }) => {
    const from = performance.now();
    readPubmedQuery(query);
    return performance.now() - from;
  });
  const slow = times.filter((time) => time >= MAX_MILLISECONDS).length;
  console.log(`${queries.length} published queries; read in ${shownTimes(times)}; slower than a second: ${slow}`);
  return slow === 0;
}

interface Outcome {
  found: PubmedResult | null;
  refusal: string | null;
  milliseconds: number;
}

async function report(
  index: LiteratureIndex,
  queries: readonly PublishedQuery[],
  options: readonly string[],
): Promise<boolean> {
  const outcomes = new Map<string, Outcome>();
  for (const { query } of queries) if (!outcomes.has(query)) outcomes.set(query, await run(index, query));
  const all = queries.map(({ query }) => outcomes.get(query) ?? null).filter((one) => one !== null);
  const ran = all.filter(({ found }) => found !== null && found.explained.length > 0);
  const silent = all.filter(
    ({ found, refusal }) => refusal === null && found?.explained.length === 0 && found.issues.length === 0,
  );
  console.log(`run ${share(ran.length, all.length)} in ${shownTimes(all.map(({ milliseconds }) => milliseconds))}`);
  console.log(`found something ${share(ran.filter(({ found }) => (found?.total ?? 0) > 0).length, ran.length)}`);
  console.log(`not run and nothing said: ${silent.length}`);
  for (const refusal of new Set(all.map((one) => one.refusal).filter((one) => one !== null)))
    console.log(`refused ${all.filter((one) => one.refusal === refusal).length}: ${refusal}`);
  for (const [code, count] of saidOften(all)) console.log(`said of ${count} queries: ${code}`);
  if (options.includes('--failures'))
    for (const { query } of queries) {
      const found = outcomes.get(query)?.found;
      if (found?.total === 0) console.log(`  nothing found: ${query.replaceAll(/\s+/g, ' ').slice(0, 150)}`);
    }
  return reportTriples(queries, outcomes) && silent.length === 0;
}

async function run(index: LiteratureIndex, text: string): Promise<Outcome> {
  const from = performance.now();
  const timed = (found: PubmedResult | null, refusal: string | null) => ({
    found,
    refusal,
    milliseconds: performance.now() - from,
  });
  try {
    const deps = { index, today: new Date('2026-11-20') };
    return timed(await searchPubmed(deps, { text, sort: SORT, limit: 1, offset: 0 }), null);
  } catch (error) {
    if (error instanceof LiteratureIndexFailure) return timed(null, error.message);
    throw error;
  }
}

/** What was said of how many queries, the most first. */
function saidOften(outcomes: readonly Outcome[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { found } of outcomes)
    for (const code of new Set(found?.issues.map((issue) => issue.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left);
}

function reportTriples(queries: readonly PublishedQuery[], outcomes: ReadonlyMap<string, Outcome>): boolean {
  const triples = [...triplesOf(queries)].map(([name, texts]) => ({
    name,
    counts: texts.map((text) => outcomes.get(text)?.found?.total ?? -1),
  }));
  const falling = triples.filter(
    ({ counts: [narrow = 0, normal = 0, broad = 0] }) => narrow > normal || normal > broad,
  );
  const rising = triples.length - falling.length;
  console.log(
    `narrow, normal and broad queries of one subject find more in this order ${share(rising, triples.length)}`,
  );
  for (const { name, counts } of falling)
    console.log(`  ${name}: ${counts.join(', ')}; ${EXPLAINED[name] ?? 'NOT EXPLAINED'}`);
  return falling.every(({ name }) => Object.hasOwn(EXPLAINED, name));
}

function shownTimes(times: readonly number[]): string {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms (half), ${at(0.99)} ms (99 of 100), ${at(1)} ms (all)`;
}
