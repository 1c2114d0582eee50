import type { NumberedCitation } from '../../chat/markdown/answer-text.ts';
import type { Citation } from '../../literature/citation.schema.ts';
import { hasMoreAuthors } from '../../literature/has-more-authors.ts';
import { referenceLine } from '../../literature/reference-line.ts';
import { exportedDate, monthName } from '../export-date.ts';
import { exportedNames, initialsOf, type ExportedName } from '../export-names.ts';
import { writtenPages } from '../page-range.ts';
import { singleLine } from '../single-line.ts';

/** What a list of references says in the language of its reader. */
export interface ReferenceWords {
  retracted: string;
  concern: string;
  corrected: string;
  /** Names a page of a document. */
  page: (page: number) => string;
}

/** Authors that the style names before "et al." */
const NAMED = 6;

function writtenName(author: ExportedName): string {
  if (author.kind === 'group') return author.name;
  return [author.family, initialsOf(author.given), author.suffix].filter((part) => part !== '').join(' ');
}

function writtenNames(citation: Citation): string {
  const names = exportedNames(citation);
  const shown = names.slice(0, NAMED).map(writtenName);
  const more = names.length > NAMED || hasMoreAuthors(citation);
  return [...shown, ...(more ? ['et al'] : [])].join(', ');
}

function writtenDate(citation: Citation): string {
  const published = exportedDate(citation.publication_date || citation.date);
  if (published === null) return '';
  return [published.year, monthName(published.month), published.day]
    .filter((part) => part !== '' && part !== null)
    .join(' ');
}

/** Where in its journal an article stands: "381(21):1995–2008". */
function writtenPlace({ volume = '', issue = '', pages = '' }: Citation): string {
  const number = issue === '' ? '' : `(${issue})`;
  const range = writtenPages(singleLine(pages), '–');
  return `${volume}${number}${range === '' ? '' : `:${range}`}`;
}

/** A sentence of the reference; what ends in a stop of its own gets no other. */
function sentence(text: string): string[] {
  const line = singleLine(text);
  return line === '' ? [] : [/[.?!]$/.test(line) ? line : `${line}.`];
}

/**
 * A reference in Vancouver style as far as a citation knows it, without number: authors, title, journal, date, place,
 * DOI and PMID. One that is no article is told by its title, where it is from and its page, which `pageWords` says.
 */
export function vancouverReference(citation: Citation, pageWords?: ReferenceWords['page']): string {
  if (citation.type !== 'pubmed')
    return [...sentence(citation.title), referenceLine(citation, pageWords)].filter((part) => part !== '').join(' ');
  const { title, journal, journal_abbreviation: abbreviation = '', doi, pmid } = citation;
  const published = [writtenDate(citation), writtenPlace(citation)].filter((part) => part !== '').join(';');
  const known = [writtenNames(citation), title, abbreviation || journal, published].flatMap(sentence);
  return [
    ...known,
    ...(doi === '' ? [] : [`doi:${singleLine(doi)}`]),
    ...(pmid === '' ? [] : [`PubMed PMID: ${pmid}.`]),
  ].join(' ');
}

/** What became of an article after it was published, in words, the gravest first. */
export function noticeWords(citation: Citation, words: ReferenceWords): string[] {
  return [
    ...(citation.retracted ? [words.retracted] : []),
    ...(citation.concern ? [words.concern] : []),
    ...(citation.corrected ? [words.corrected] : []),
  ];
}

/** Cited references as lines to stand below an answer, each under its own number. */
export function referenceList(references: readonly NumberedCitation[], words: ReferenceWords): string[] {
  return references.map(({ n, citation }) => {
    const marks = noticeWords(citation, words).map((mark) => `(${mark}) `);
    return `[${n}] ${marks.join('')}${vancouverReference(citation, words.page)}`;
  });
}
