import { hasMoreAuthors } from '../../literature/has-more-authors.ts';
import { exportedDate, monthName } from '../export-date.ts';
import { exportedNames, spacedGiven, type ExportedName } from '../export-names.ts';
import { EXPORT_NOTICE } from '../export-notice.ts';
import { exportedAbstract, referenceKind, referenceNotes, type ExportedReference } from '../exported-reference.ts';
import { writtenPages } from '../page-range.ts';
import { singleLine } from '../single-line.ts';

const TYPES = { article: 'article', book: 'book', chapter: 'incollection' } as const;

/** Writes references as BibTeX, UTF-8 with Unix line ends; the PMID makes every key unique. */
export function writeBibtex(references: readonly ExportedReference[]): string {
  return `% ${EXPORT_NOTICE}\n${references.map(writeEntry).join('')}`;
}

function writeEntry(reference: ExportedReference): string {
  const date = exportedDate(reference.publication_date || reference.date);
  const kind = referenceKind(reference);
  const fields: [name: string, value: string][] = [
    ['author', authorsOf(reference).join(' and ')],
    // The second pair of braces keeps the capitals of the title.
    ['title', doubly(reference.title)],
    ['journal', kind === 'article' ? escaped(reference.journal) : ''],
    ['booktitle', kind === 'chapter' ? escaped(reference.journal) : ''],
    ['publisher', escaped(reference.record?.book?.publisher ?? '')],
    ['volume', escaped(reference.record?.volume ?? '')],
    ['number', escaped(reference.record?.issue ?? '')],
    ['pages', pagesOf(reference)],
    ['issn', escaped(reference.record?.journal.issn ?? '')],
    ['year', date?.year ?? ''],
    ['doi', verbatim(reference.doi)],
    ['pmid', verbatim(reference.pmid)],
    ['url', verbatim(reference.url)],
    ['keywords', (reference.imported?.keywords ?? []).map(escaped).join(', ')],
    ['abstract', escaped(exportedAbstract(reference))],
    ['annote', escaped(referenceNotes(reference).join(' '))],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},\n`);
  // A month is one of BibTeX's own words, which no braces may hide.
  const month = date === null || date.month === null ? '' : `  month = ${monthName(date.month).toLowerCase()},\n`;
  return `\n@${TYPES[kind]}{${keyOf(reference)},\n${lines.join('')}${month}}\n`;
}

/** A range has two hyphens, which are set as one dash; they are the writer's and must not be parted. */
function pagesOf({ record }: ExportedReference): string {
  return writtenPages(singleLine(record?.pages ?? ''), '\n')
    .split('\n')
    .map(escaped)
    .join('--');
}

/** "McMurray2019pmid31535829": ASCII letters and digits only. */
function keyOf(reference: ExportedReference): string {
  const [first] = exportedNames(reference);
  const name = first === undefined ? '' : first.kind === 'group' ? first.name : first.family;
  const year = exportedDate(reference.publication_date || reference.date)?.year ?? '';
  const plain = name.normalize('NFKD').replaceAll(/[^A-Za-z0-9]/g, '');
  const number =
    reference.pmid === '' ? reference.id.replaceAll(/[^A-Za-z0-9]/g, '').slice(-24) : `pmid${reference.pmid}`;
  return `${plain.slice(0, 40)}${year}${number.replaceAll(/[^A-Za-z0-9]/g, '')}`;
}

/** BibTeX's own word for authors that are not named stands last. */
function authorsOf(reference: ExportedReference): string[] {
  return [...exportedNames(reference).map(bibtexName), ...(hasMoreAuthors(reference) ? ['others'] : [])];
}

function bibtexName(author: ExportedName): string {
  if (author.kind === 'group') return `{${escaped(author.name)}}`;
  return [author.family, author.suffix, spacedGiven(author)]
    .filter((part) => part !== '')
    .map(namePart)
    .join(', ');
}

/** Braces keep together what BibTeX would read as the next part of a name, as the next author, or as a command. */
function namePart(part: string): string {
  const isOrdinary = /^[\p{L}\p{M}\p{N} .'’‐-]*$/u.test(part) && !/\b(and|others)\b/i.test(part);
  return isOrdinary ? escaped(part) : `{${escaped(part)}}`;
}

function doubly(text: string): string {
  const inner = escaped(text);
  return inner === '' ? '' : `{${inner}}`;
}

const COMMANDS: Record<string, string> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\textbraceleft{}`,
  '}': String.raw`\textbraceright{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

/** Characters that TeX would set as one: dashes, quotation marks, and Spanish marks. */
const LIGATURE = /([-'`,<>])(?=\1)|[?!](?=`)/g;

/** Plain text for TeX; a brace becomes a command, because even an escaped one would be counted. */
function escaped(text: string): string {
  return singleLine(text)
    .replaceAll(/[\\{}~^&%$#_]/g, (character) => COMMANDS[character] ?? `\\${character}`)
    .replaceAll(LIGATURE, '$&{}');
}

/** Addresses are read as they stand; what would end the field is percent-encoded. */
function verbatim(text: string): string {
  return singleLine(text).replaceAll(/[{}\\ ]/g, (character) => encodeURIComponent(character));
}
