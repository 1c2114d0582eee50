import { createHash } from 'node:crypto';
import {
  articleToCitation,
  libraryPlace,
  recordId,
  UNREAD_STUDY,
  type Article,
  type ArticleWithContext,
  type Citation,
  type NoticeKind,
} from '@footnote/domain';
import { labelledSections, languageCodes } from '@footnote/literature';
import type { CollectionRecord } from '../../documents.ports.ts';

/** Beyond every PMID there will be. */
const FIRST_NUMBER = 2_000_000_000;

/** A record as an index holds it until it is read: what its text shows of a study is read of those alone that were found. */
export function recordArticle(record: CollectionRecord, position: number): Article {
  const { key, reference } = record;
  const { title, doi, authors, publicationDate, keywords, journal, kind } = reference;
  const read = digestOf(key, title, reference.abstract);
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
    languages: languageCodes(reference.language),
    abstract: labelledSections(reference.abstract),
    mesh: [],
    keywords,
    ...UNREAD_STUDY,
    notices: noticesOf(record).map((notice) => ({ kind: notice, pmid: '', note: '' })),
  };
}

/** Fields of MEDLINE that name the notice of a retraction, and that of an expression of concern. */
const NOTICE_FIELDS = { retracted_by: 'RIN', concern_by: 'ECI' } as const;
const RETRACTED_TYPE = /^\s*retracted publication\s*$/i;
/** Publishers put it before the title: “RETRACTED ARTICLE: …”. */
const RETRACTED_TITLE = /^\s*\[?retracted(?: article| paper)?\s*[\]:]/i;

function noticesOf({ reference: { title, others }, notices }: CollectionRecord): NoticeKind[] {
  const isRetracted = RETRACTED_TITLE.test(title) || others.some(({ value }) => RETRACTED_TYPE.test(value));
  return (['retracted_by', 'concern_by'] as const).filter(
    (kind) =>
      notices.includes(kind) ||
      others.some(({ name }) => name === NOTICE_FIELDS[kind]) ||
      (kind === 'retracted_by' && isRetracted),
  );
}

/** Characters that a reference has for its first author; a record has more for each of the parts of the name. */
const LONGEST_AUTHOR = 2_000;

/** The reference to a record: it is no article of the public index, whatever PMID it says, and leads to where it is kept. */
export function recordCitation(article: ArticleWithContext, record: CollectionRecord): Citation {
  const { pmid, title } = record.reference;
  const citation = articleToCitation(article);
  return {
    ...citation,
    first_author: citation.first_author.slice(0, LONGEST_AUTHOR).toWellFormed(),
    id: recordId({ collection: record.collection, digest: recordDigest(record) }),
    type: 'other',
    pmid,
    url: '',
    path: libraryPlace({ collection: record.collection, title }),
    source: '',
  };
}

/** Names a record within its collection, whatever is written into it later. */
export function recordDigest({ key }: Pick<CollectionRecord, 'key'>): string {
  return digestOf(key).slice(0, 32);
}

/** All that may name a record: one that a library knew by its DOI alone has another key once its PMID is known. */
export function recordDigests({ key, reference: { doi } }: Pick<CollectionRecord, 'key' | 'reference'>): string[] {
  return [key, ...(doi === '' ? [] : [`doi:${doi.toLowerCase()}`])].map((known) => recordDigest({ key: known }));
}

const digestOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');
