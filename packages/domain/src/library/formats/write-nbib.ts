import type { MeshHeading } from '../../literature/article.ts';
import { exportedDate, monthName } from '../export-date.ts';
import { exportedNames, initialsOf, type ExportedName } from '../export-names.ts';
import {
  exportedAbstract,
  leavesToReferenceManagers,
  referenceKind,
  referenceNotes,
  type ExportedReference,
} from '../exported-reference.ts';
import { singleLine } from '../single-line.ts';

/** Characters of a line, as PubMed breaks them. */
const WIDTH = 88;
const INDENT = ' '.repeat(6);
/** The long texts; of lists, common users take a second line for a second entry. */
const WRAPPED: ReadonlySet<string> = new Set(['TI', 'AB', 'JT']);

/**
 * Writes references in the tagged MEDLINE format of PubMed (NBIB), UTF-8 with Windows line ends; what is not of the
 * public index and was not imported either is left out.
 */
export function writeNbib(references: readonly ExportedReference[]): string {
  return references.filter(leavesToReferenceManagers).map(writeRecord).join('\r\n');
}

function writeRecord(reference: ExportedReference): string {
  const { record } = reference;
  const isArticle = referenceKind(reference) === 'article';
  const fields: [tag: string, value: string][] = [
    ['PMID', reference.pmid],
    ['IS', record?.journal.issn ? `${record.journal.issn} (Linking)` : ''],
    ['VI', record?.volume ?? ''],
    ['IP', record?.issue ?? ''],
    ['DP', dateOf(reference)],
    ['TI', reference.title],
    ['BTI', record?.book?.title ?? ''],
    ['PB', record?.book?.publisher ?? ''],
    ['PG', record?.pages ?? ''],
    ...identifiers(reference, 'LID'),
    ['AB', exportedAbstract(reference)],
    ...exportedNames(reference).flatMap(authorFields),
    ...(record?.languages ?? []).map((language): [string, string] => ['LA', language]),
    ...publicationTypes(reference).map((type): [string, string] => ['PT', type]),
    ['TA', record?.journal.abbreviation ?? ''],
    ['JT', isArticle ? reference.journal : ''],
    ...(record?.mesh ?? []).map((heading): [string, string] => ['MH', meshHeading(heading)]),
    ...(reference.imported?.keywords ?? []).map((keyword): [string, string] => ['OT', keyword]),
    ...identifiers(reference, 'AID'),
    ...referenceNotes(reference).map((note): [string, string] => ['GN', note]),
  ];
  return fields.map(([tag, value]) => writeField(tag, singleLine(value))).join('');
}

function identifiers({ doi, record }: ExportedReference, tag: 'LID' | 'AID'): [string, string][] {
  const pii = record?.pii ?? '';
  return [
    [tag, pii === '' ? '' : `${pii} [pii]`],
    [tag, doi === '' ? '' : `${doi} [doi]`],
  ];
}

function dateOf({ publication_date, date }: ExportedReference): string {
  const published = exportedDate(publication_date || date);
  if (published === null) return '';
  return singleLine(`${published.year} ${monthName(published.month)} ${published.day ?? ''}`);
}

function authorFields(author: ExportedName): [string, string][] {
  if (author.kind === 'group') return [['CN', author.name]];
  const { family, given, suffix } = author;
  return [
    ['FAU', `${family}, ${given} ${suffix}`],
    ['AU', `${family} ${initialsOf(given)} ${suffix}`],
  ];
}

/**
 * Importers read the kind of a record from this tag. Records of the literature bring all their types; the summaries of
 * the starter collection bring only what makes an article special.
 */
function publicationTypes({ record, summarised }: ExportedReference): readonly string[] {
  const types = record?.publicationTypes ?? [];
  const complete = types.includes('Journal Article') || (types.length > 0 && !summarised) || record?.book;
  return complete ? types : ['Journal Article', ...types];
}

/** The index does not keep which qualifier makes a heading major; the star stands at the descriptor. */
function meshHeading({ descriptor, qualifiers, major }: MeshHeading): string {
  return [`${major ? '*' : ''}${descriptor}`, ...qualifiers].join('/');
}

function writeField(tag: string, value: string): string {
  if (value === '') return '';
  const opening = `${tag.padEnd(4)}- `;
  return `${opening}${WRAPPED.has(tag) ? wrapped(value) : value}\r\n`;
}

/** Breaks at spaces; a word that is longer than a line stands on one of its own. */
function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (INDENT.length + longer.length <= WIDTH || line === '') {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join(`\r\n${INDENT}`);
}
