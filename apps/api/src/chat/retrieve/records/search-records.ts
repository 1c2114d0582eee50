import type { ArticleFilters } from '@footnote/domain';
import { matchable, openLiteratureIndex, withEvidence, type Reading } from '@footnote/literature';
import { filterQuery } from '../../../search/search-filters.ts';
import type { CollectionRecord } from '../../documents.ports.ts';
import { assess, findHits, preparedTopics, type AssessedArticle, type RetrieveInput } from '../search-reading.ts';
import { recordArticle } from './record-article.ts';
import type { OpenedRecords } from './searched-records.ts';

/** Records written at once. */
const AT_ONCE = 500;
/** Records whose texts are read for one reading of a question. */
const CONSIDERED = 60;

/** Makes records searchable as articles are, in memory, for as long as a question is answered. */
export async function openRecords(records: readonly CollectionRecord[]): Promise<OpenedRecords> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  const byNumber = new Map<string, CollectionRecord>();
  try {
    for (let from = 0; from < records.length; from += AT_ONCE) {
      const articles = records.slice(from, from + AT_ONCE).map((record, at) => {
        const article = recordArticle(record, from + at);
        byNumber.set(article.pmid, record);
        return article;
      });
      await index.write({ articles, deletions: [] });
    }
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
  const hits = await findHits(index, reading, { ...input, filter, considered: CONSIDERED });
  const scores = new Map(hits.map(({ pmid, score }) => [pmid, score]));
  const best = Math.max(...scores.values(), Number.MIN_VALUE);
  const topics = preparedTopics(reading);
  const found = await index.articles([...scores.keys()]);
  return found.flatMap(({ impact, ...bare }) => {
    const record = byNumber.get(bare.pmid);
    const article = { ...withEvidence(bare), impact };
    if (record === undefined || !isWithin(article, limits.filters)) return [];
    return [{ ...assess(matchable(article), topics, (scores.get(bare.pmid) ?? 0) / best), record }];
  });
}

function isWithin(
  { studyType, sampleSize }: ReturnType<typeof withEvidence>,
  { studyTypes, sampleSize: least }: Pick<ArticleFilters, 'studyTypes' | 'sampleSize'>,
): boolean {
  return (studyTypes === null || studyTypes.includes(studyType)) && (least === null || (sampleSize ?? 0) >= least);
}
