import type { Article, Result } from '@footnote/domain';
import { err } from '@footnote/domain/core';
import { articleWithinLimits } from '../extraction/article-within-limits.ts';
import { readAbstract } from './fields/abstract-sections.ts';
import { readAffiliations, readAuthors, readCompleteness } from './fields/authors.ts';
import { childrenOf, find, type XmlElement } from './element.ts';
import { readKeywords, readMesh, readSubstances } from './fields/headings.ts';
import { normalisePmid, readDoi, readIssn, readVersion } from './fields/identifiers.ts';
import { readPlace } from './fields/journal-place.ts';
import { readNotices } from './fields/notices.ts';
import { plainText } from './plain-text.ts';
import { articleDate, structuredDate } from './fields/publication-date.ts';
import { readRecordDates } from './fields/record-dates.ts';
import { readDetails } from './fields/record-details.ts';
import { withoutEmpty } from './without-empty.ts';

const NO_TITLE = /^\[?(?:not available|in process citation)\]?\.?$/i;

/** A title, or '' for the placeholders that stand where there is none. */
export function readTitle(element: XmlElement | null): string {
  const title = plainText(element);
  return NO_TITLE.test(title) ? '' : title;
}

/** The texts of elements, each once, empty ones left out. */
export function distinctTexts(elements: readonly XmlElement[]): string[] {
  return [...new Set(elements.map(plainText).filter(Boolean))];
}

/** Reads a PubmedArticle, or a bare MedlineCitation as older files have it; the error says why it is not one. */
export function readArticle(record: XmlElement): Result<Article, string> {
  const citation = record.name === 'MedlineCitation' ? record : find(record, 'MedlineCitation');
  const article = find(citation, 'Article');
  if (citation === null) return err('it has no MedlineCitation');
  const pmidElement = find(citation, 'PMID');
  const pmid = normalisePmid(plainText(pmidElement));
  if (pmid === null) return err(pmidElement === null ? 'it has no PMID' : 'its PMID is not a number');
  if (article === null) return err('it has no Article');
  const publicationTypes = distinctTexts(childrenOf(find(article, 'PublicationTypeList'), 'PublicationType'));
  const vernacularTitle = plainText(find(article, 'VernacularTitle'));
  const journalName = plainText(find(article, 'Journal', 'Title'));
  const abbreviation = plainText(find(citation, 'MedlineJournalInfo', 'MedlineTA'));
  const authorList = find(article, 'AuthorList');
  const affiliations = readAffiliations(authorList);
  const substances = readSubstances(citation);
  const identifiers = find(record, 'PubmedData', 'ArticleIdList');
  const history = find(record, 'PubmedData', 'History');
  const details = readDetails({ citation, article, history, identifiers: [identifiers] });
  return articleWithinLimits({
    pmid,
    version: readVersion(pmidElement, citation),
    revised: structuredDate(find(citation, 'DateRevised')),
    origin: 'medline',
    doi: readDoi(article, [identifiers]),
    title: readTitle(find(article, 'ArticleTitle')) || vernacularTitle,
    vernacularTitle,
    authors: readAuthors(authorList),
    ...readCompleteness(authorList),
    journal: {
      title: journalName || abbreviation,
      abbreviation: abbreviation || plainText(find(article, 'Journal', 'ISOAbbreviation')),
      issn: readIssn(citation, article),
    },
    book: null,
    ...readPlace(article, find(article, 'Journal', 'JournalIssue')),
    publicationDate: articleDate(article),
    ...readRecordDates(history, citation),
    publicationTypes,
    languages: distinctTexts(childrenOf(article, 'Language')),
    abstract: readAbstract(article, citation),
    mesh: readMesh(citation),
    keywords: readKeywords(citation),
    ...withoutEmpty({ affiliations, substances }),
    ...(details === null ? {} : { details }),
    notices: readNotices(citation, publicationTypes),
  });
}
