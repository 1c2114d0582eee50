import { createHash } from 'node:crypto';
import {
  articleToCitation,
  libraryPlace,
  type Article,
  type ArticleWithContext,
  type Citation,
} from '@footnote/domain';
import { labelledSections, languageCode } from '@footnote/literature';
import type { CollectionRecord } from '../../documents.ports.ts';

/** Beyond every PMID there will be. */
const FIRST_NUMBER = 2_000_000_000;

/** A record as an index holds it until it is read: what its text shows of a study is read of those alone that were found. */
export function recordArticle({ key, reference }: CollectionRecord, position: number): Article {
  const { title, doi, authors, publicationDate, keywords, journal, kind } = reference;
  const read = digestOf(key, title, reference.abstract);
  const language = languageCode(reference.language);
  return {
    pmid: String(FIRST_NUMBER + position),
    version: 1,
    // What is kept prepared of an article is kept by this: two users may have the same key for different texts.
    revised: read,
    origin: 'list',
    doi,
    title,
    vernacularTitle: '',
    authors,
    authorsPartial: false,
    journal: { title: journal, abbreviation: reference.journalAbbreviation, issn: reference.issn },
    book: kind === 'article' ? null : { title: kind === 'book' ? title : journal, publisher: reference.publisher },
    volume: reference.volume,
    issue: reference.issue,
    pages: reference.pages,
    publicationDate,
    publicationTypes: reference.others.flatMap(({ name, value }) => (name === 'PT' ? [value] : [])),
    languages: language === null ? [] : [language],
    abstract: labelledSections(reference.abstract),
    mesh: [],
    keywords,
    studyType: 'misc',
    sampleSize: null,
    population: '',
    intervention: '',
    comparison: '',
    outcome: '',
    bottomLine: '',
    notices: [],
  };
}

/** The reference to a record: it is no article of the public index, whatever PMID it says, and leads to where it is kept. */
export function recordCitation(article: ArticleWithContext, record: CollectionRecord): Citation {
  const { pmid, title } = record.reference;
  return {
    ...articleToCitation(article),
    id: `record:${article.revised}`,
    type: 'other',
    pmid,
    url: '',
    path: libraryPlace({ collection: record.collection, title }),
    source: '',
  };
}

const digestOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');
