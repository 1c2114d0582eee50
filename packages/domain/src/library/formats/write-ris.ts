import { exportedDate, type ExportedDate } from '../export-date.ts';
import {
  exportedAbstract,
  leavesToReferenceManagers,
  referenceKind,
  referenceNotes,
  type ExportedReference,
} from '../exported-reference.ts';
import { pageRange } from '../page-range.ts';
import { singleLine } from '../single-line.ts';

const TYPES = { article: 'JOUR', book: 'BOOK', chapter: 'CHAP' } as const;

/**
 * Writes references as RIS (specification §9, the PMID, and where in its journal an article stands), UTF-8 with Windows line ends; what is not of the public
 * index and was not imported either is left out. Every field is one line.
 */
export function writeRis(references: readonly ExportedReference[]): string {
  return references.filter(leavesToReferenceManagers).map(writeRecord).join('');
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
    ...pubmedFields(reference),
    ...referenceNotes(reference).map((note): [string, string] => ['N1', note]),
    ...importedFields(reference),
  ];
  const issue = singleLine(reference.record?.issue ?? '');
  const lines = fields
    .map(([tag, value]) => [tag, singleLine(value)] as const)
    .filter(([, value]) => value !== '')
    // JabRef takes an accession number for the issue; the issue after it, empty where there is none, takes it away again.
    .flatMap(([tag, value]) => [`${tag}  - ${value}`, ...(tag === 'AN' ? [`IS  - ${issue}`] : [])]);
  const isNumbered = lines.some((line) => line.startsWith('AN  - '));
  const withoutNumber = !isNumbered && issue !== '' ? [`IS  - ${issue}`] : [];
  return [`TY  - ${typeOf(reference)}`, ...lines, ...withoutNumber, 'ER  - ', '', ''].join('\r\n');
}

function pubmedFields({ pmid }: ExportedReference): [string, string][] {
  if (pmid === '') return [];
  return [
    ['AN', pmid],
    ['DB', 'PubMed'],
    ['DP', 'U.S. National Library of Medicine'],
  ];
}

const RIS_TAG = /^[A-Z][A-Z0-9]$/;
/** Tags that end or begin a record, and those that are written from fields of ours. */
const OWN_TAGS = new Set(['TY', 'ER', 'IS']);
/** Tags that name PubMed where there is a PMID, else the database a file named. */
const DATABASE_TAGS = new Set(['AN', 'DB', 'DP']);

/** What a file said of it that no field of ours holds, under its own tags where they are tags of RIS. */
function importedFields({ imported, pmid }: ExportedReference): [string, string][] {
  if (imported === undefined) return [];
  const others = imported.others.filter(
    ({ name }) => RIS_TAG.test(name) && !OWN_TAGS.has(name) && (pmid === '' || !DATABASE_TAGS.has(name)),
  );
  return [
    ...imported.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ...others.map(({ name, value }): [string, string] => [name, value]),
  ];
}

/** The type a file gave it, else that of an article, a book or a chapter. */
function typeOf(reference: ExportedReference): string {
  const given = reference.imported?.others.find(({ name }) => name === 'TY')?.value ?? '';
  return /^[A-Z]{3,6}$/.test(given) ? given : TYPES[referenceKind(reference)];
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
