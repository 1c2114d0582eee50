import type { ArticleFilters } from '@footnote/domain';
import { matchable, openLiteratureIndex, withEvidence, type Reading } from '@footnote/literature';
import { filterQuery } from '../../../search/search-filters.ts';
import type { CollectionRecord } from '../../documents.ports.ts';
import { assess, findHits, preparedTopics, type AssessedArticle, type RetrieveInput } from '../search-reading.ts';
import { recordArticle } from './record-article.ts';
import { sizeOf } from './record-size.ts';
import type { OpenedRecords } from './searched-records.ts';

/** Records written at once, and characters of them. */
const AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;
/** Records a reading of a question is answered from, and those whose texts are read at most until so many pass. */
const CONSIDERED = 60;
const MOST_READ = 600;

/** Makes records searchable as articles are, in memory, for as long as a question is answered. Rejects once it is stopped. */
export async function openRecords(records: readonly CollectionRecord[], signal: AbortSignal): Promise<OpenedRecords> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  const byNumber = new Map<string, CollectionRecord>();
  try {
    for (const batch of batchesOf(records)) {
      signal.throwIfAborted();
      const articles = batch.map((record) => {
        const article = recordArticle(record, byNumber.size);
        byNumber.set(article.pmid, record);
        return article;
      });
      await index.write({ articles, deletions: [] });
    }
    signal.throwIfAborted();
  } catch (error) {
    await index.close();
    throw error;
  }
  return { index, byNumber, close: () => index.close() };
}

/** The records a reading finds, best first, each as the study its text shows. Rejects as the index's searches do. */
export async function assessRecords(reading: Reading, input: RetrieveInput): Promise<AssessedArticle[]> {
  const { records } = input;
  if (records === undefined) return [];
  const { index, byNumber, limits, now } = records;
  // What only the text of a record shows is not in its index.
  const filters = { ...limits.filters, studyTypes: null, sampleSize: null };
  const filter = filterQuery({ ...limits, filters, chosen: null }, now);
  const topics = preparedTopics(reading);
  const passed: AssessedArticle[] = [];
  let best = Number.MIN_VALUE;
  for (let offset = 0; offset < MOST_READ && passed.length < CONSIDERED; offset += CONSIDERED) {
    const hits = await findHits(index, reading, { ...input, filter, considered: CONSIDERED, offset });
    const scores = new Map(hits.map(({ pmid, score }) => [pmid, score]));
    if (offset === 0) best = Math.max(best, ...scores.values());
    for (const { impact, ...bare } of await index.articles([...scores.keys()])) {
      const record = byNumber.get(bare.pmid);
      const article = { ...withEvidence(bare), impact };
      if (record === undefined || !isWithin(article, limits.filters)) continue;
      passed.push({ ...assess(matchable(article), topics, Math.min(1, (scores.get(bare.pmid) ?? 0) / best)), record });
    }
    if (hits.length < CONSIDERED) break;
  }
  return passed.slice(0, CONSIDERED);
}

function* batchesOf(records: readonly CollectionRecord[]): Generator<CollectionRecord[]> {
  let batch: CollectionRecord[] = [];
  let characters = 0;
  for (const record of records) {
    const size = sizeOf([record]);
    if (batch.length === AT_ONCE || (batch.length > 0 && characters + size > CHARACTERS_AT_ONCE)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push(record);
    characters += size;
  }
  if (batch.length > 0) yield batch;
}

function isWithin(
  { studyType, sampleSize }: ReturnType<typeof withEvidence>,
  { studyTypes, sampleSize: least }: Pick<ArticleFilters, 'studyTypes' | 'sampleSize'>,
): boolean {
  return (studyTypes === null || studyTypes.includes(studyType)) && (least === null || (sampleSize ?? 0) >= least);
}
