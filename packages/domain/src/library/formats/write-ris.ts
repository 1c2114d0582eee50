import { exportedDate, type ExportedDate } from '../export-date.ts';
import { divideForRis } from '../export-rules.ts';
import { exportedAbstract, referenceKind, referenceNotes, type ExportedReference } from '../exported-reference.ts';
import { pageRange } from '../page-range.ts';
import { singleLine } from '../single-line.ts';

const TYPES = { article: 'JOUR', book: 'BOOK', chapter: 'CHAP' } as const;

/**
 * Writes references as RIS (specification §9, the PMID, and where in its journal an article stands), UTF-8 with Windows line ends; what is not of the public
 * index is left out. Every field is one line.
 */
export function writeRis(references: readonly ExportedReference[]): string {
  return divideForRis(references).exportable.map(writeRecord).join('');
}

function writeRecord(reference: ExportedReference): string {
  const fields: [tag: string, value: string][] = [
    ['TI', reference.title],
    ...reference.authors.map(({ lastname, firstname }): [string, string] => ['AU', author(lastname, firstname)]),
    ...journalFields(reference),
    ...placeFields(reference),
    ...dateFields(exportedDate(reference.publication_date || reference.date)),
    ['AB', exportedAbstract(reference)],
    ['DO', reference.doi],
    ['UR', reference.url],
    ['AN', reference.pmid],
    ['DB', 'PubMed'],
    ['DP', 'U.S. National Library of Medicine'],
    ...referenceNotes(reference).map((note): [string, string] => ['N1', note]),
  ];
  const issue = singleLine(reference.record?.issue ?? '');
  const lines = fields
    .map(([tag, value]) => [tag, singleLine(value)] as const)
    .filter(([, value]) => value !== '')
    // JabRef takes an accession number for the issue; the issue after it, empty where there is none, takes it away again.
    .flatMap(([tag, value]) => [`${tag}  - ${value}`, ...(tag === 'AN' ? [`IS  - ${issue}`] : [])]);
  return [`TY  - ${TYPES[referenceKind(reference)]}`, ...lines, 'ER  - ', '', ''].join('\r\n');
}

/** A group ends in a comma, as EndNote asks for it: without one, its last word is taken for a family name. */
function author(lastname: string, firstname: string): string {
  const [family, given] = [singleLine(lastname), singleLine(firstname)];
  if (family === '') return given;
  return `${family},${given === '' ? '' : ` ${given}`}`;
}

function journalFields(reference: ExportedReference): [string, string][] {
  const kind = referenceKind(reference);
  const publisher = reference.record?.book?.publisher ?? '';
  if (kind === 'book') return [['PB', publisher]];
  // Users disagree which tag is the journal; these give all of them the same one.
  const container: [string, string][] = [['T2', reference.journal]];
  if (kind === 'chapter') return [...container, ['BT', reference.journal], ['PB', publisher]];
  return [...container, ['JF', reference.journal], ['J2', reference.record?.journal.abbreviation ?? '']];
}

function placeFields({ record }: ExportedReference): [string, string][] {
  const { first, last } = pageRange(singleLine(record?.pages ?? ''));
  return [
    ['VL', record?.volume ?? ''],
    ['SP', first],
    ['EP', last],
    ['SN', record?.journal.issn ?? ''],
  ];
}

/** The year alone where it is expected alone, and the whole date in the tag that users prefer and in the one they remember. */
function dateFields(date: ExportedDate | null): [string, string][] {
  if (date === null) return [];
  const whole = `${date.year}/${twoDigits(date.month)}/${twoDigits(date.day)}/`;
  return [
    ['Y1', whole],
    ['PY', date.year],
    ['DA', whole],
  ];
}

function twoDigits(value: number | null): string {
  return value === null ? '' : String(value).padStart(2, '0');
}
