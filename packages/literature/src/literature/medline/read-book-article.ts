import type { Article, Result } from '@footnote/domain';
import { err } from '@footnote/domain/core';
import { articleWithinLimits } from '../extraction/article-within-limits.ts';
import { readAbstract } from './fields/abstract-sections.ts';
import { readAuthors, readCompleteness } from './fields/authors.ts';
import { attribute, childrenOf, find, type XmlElement } from './element.ts';
import { readKeywords, readMesh } from './fields/headings.ts';
import { normalisePmid, readDoi, readVersion } from './fields/identifiers.ts';
import { readPlace } from './fields/journal-place.ts';
import { readNotices } from './fields/notices.ts';
import { plainText } from './plain-text.ts';
import { medlineDate, structuredDate } from './fields/publication-date.ts';
import { distinctTexts, readTitle } from './read-article.ts';
import { readRecordDates } from './fields/record-dates.ts';
import { readDetails } from './fields/record-details.ts';

/** A chapter's authors; for a whole book its authors, and its editors only where it names no authors. */
function bookAuthors(document: XmlElement): Pick<Article, 'authors' | 'authorsPartial'> {
  const lists = [...childrenOf(document, 'AuthorList'), ...childrenOf(find(document, 'Book'), 'AuthorList')];
  const writers = lists.filter((list) => attribute(list, 'Type') !== 'editors');
  const list = [...writers, ...lists].find((people) => readAuthors(people).length > 0) ?? null;
  return { authors: readAuthors(list), ...readCompleteness(list) };
}

function bookDate(document: XmlElement): string {
  const published = find(document, 'Book', 'PubDate');
  return (
    structuredDate(find(document, 'ContributionDate')) ||
    structuredDate(published) ||
    medlineDate(plainText(find(published, 'MedlineDate'))) ||
    structuredDate(find(document, 'Book', 'BeginningDate'))
  );
}

/** Reads a PubmedBookArticle (a book or one chapter of it); the error says why it is not one. */
export function readBookArticle(record: XmlElement): Result<Article, string> {
  const document = record.name === 'BookDocument' ? record : find(record, 'BookDocument');
  if (document === null) return err('it has no BookDocument');
  const pmidElement = find(document, 'PMID');
  const pmid = normalisePmid(plainText(pmidElement));
  if (pmid === null) return err(pmidElement === null ? 'it has no PMID' : 'its PMID is not a number');
  const book = find(document, 'Book');
  const bookTitle = plainText(find(book, 'BookTitle'));
  const vernacularTitle = plainText(find(document, 'VernacularTitle'));
  const publicationTypes = distinctTexts(childrenOf(document, 'PublicationType'));
  const lists = [find(document, 'ArticleIdList'), find(record, 'PubmedBookData', 'ArticleIdList')];
  const history = find(record, 'PubmedBookData', 'History');
  const details = readDetails({ citation: document, article: document, history, identifiers: lists });
  return articleWithinLimits({
    pmid,
    version: readVersion(pmidElement, document),
    revised: structuredDate(find(document, 'DateRevised')),
    origin: 'medline',
    doi: readDoi(document, lists) || readDoi(book, []),
    title: readTitle(find(document, 'ArticleTitle')) || vernacularTitle || bookTitle,
    vernacularTitle,
    ...bookAuthors(document),
    journal: { title: '', abbreviation: '', issn: '' },
    book: { title: bookTitle, publisher: plainText(find(book, 'Publisher', 'PublisherName')) },
    ...readPlace(document, book),
    publicationDate: bookDate(document),
    ...readRecordDates(history, document),
    publicationTypes,
    languages: distinctTexts(childrenOf(document, 'Language')),
    abstract: readAbstract(document, document),
    mesh: readMesh(document),
    keywords: readKeywords(document),
    ...(details === null ? {} : { details }),
    notices: readNotices(document, publicationTypes),
  });
}
