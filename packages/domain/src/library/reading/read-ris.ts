import type { SavedReference } from '../saved/saved-reference.schema.ts';
import { singleLine } from '../single-line.ts';
import { collectRecords, type ReadRecords } from './read-records.ts';
import { authorNamed, doiIn, doiOfField, plainPmid, pmidInAddress, risDate } from './record-fields.ts';
import {
  fieldReader,
  taggedRecords,
  type FieldReader,
  type TaggedField,
  type TaggedFormat,
  type TaggedRecord,
} from './tagged-records.ts';

const LINE = /^\s?([A-Z][A-Z0-9]) {2}-(?: (.*)|())$/;

function fieldOf(line: string): TaggedField | null {
  const [, tag, value = ''] = LINE.exec(line) ?? [];
  return tag === undefined ? null : { tag, value };
}

const RIS: TaggedFormat = {
  fieldOf,
  // Some programs leave the end of a record out, and others write a second type into one.
  begins: ({ tag }, { fields }, afterBlank) => tag === 'TY' && afterBlank && isTitled(fields),
  ends: ({ tag }) => tag === 'ER',
  goesOn: () => true,
  joint: '\n',
};

/** Numbers that some programs write between records. */
const NUMBER_ALONE = /^\s*\d+\.?\s*$/;

/** Reads RIS as reference managers and databases write it; what no field of ours holds is kept under its tag. */
export function readRis(text: string): ReadRecords {
  const read = collectRecords();
  const { records, outside } = taggedRecords(text, RIS);
  for (const { line, text: stray } of outside) if (!NUMBER_ALONE.test(stray)) read.refuse(line, 'not-a-record', stray);
  for (const record of records.flatMap(partsOf)) read.add(record.line, referenceOf(fieldReader(record)));
  return read.end();
}

function isTitled(fields: readonly TaggedField[]): boolean {
  return fields.some(({ tag }) => tag === 'TI' || tag === 'T1');
}

/** Parts a record where its end was left out: at a type that has a title before it and one of its own after it. */
function partsOf({ line, fields }: TaggedRecord): TaggedRecord[] {
  const pieces: TaggedRecord[] = [];
  for (const field of fields) {
    if (field.tag === 'TY' || pieces.length === 0) pieces.push({ line: field.line ?? line, fields: [] });
    pieces.at(-1)?.fields.push(field);
  }
  const records: TaggedRecord[] = [];
  let isComplete = false;
  for (const piece of pieces) {
    const hasTitle = isTitled(piece.fields);
    const last = records.at(-1);
    if (last === undefined || (isComplete && hasTitle)) records.push(piece);
    else for (const field of piece.fields) last.fields.push(field);
    isComplete ||= hasTitle;
  }
  return records;
}

const KINDS: Readonly<Record<string, SavedReference['kind']>> = {
  BOOK: 'book',
  EBOOK: 'book',
  EDBOOK: 'book',
  THES: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
};

function referenceOf(fields: FieldReader): Partial<SavedReference> {
  const type = fields.first('TY');
  const kind = KINDS[type.trim()] ?? 'article';
  const number = numbersOf(fields);
  const journal = kind === 'book' ? '' : fields.first('JF', 'T2', 'BT', 'JO', 'J1', 'JA', 'J2');
  // Before the abbreviations: the same name often stands in several tags.
  const repeated = (value: string) => value !== '' && value !== journal;
  return {
    kind,
    ...number,
    title: singleLine(fields.first('TI', 'T1', 'CT', ...(kind === 'book' ? ['BT', 'T2'] : []))),
    abstract: abstractOf(fields),
    authors: fields.all('AU', 'A1').map(authorNamed),
    journal: singleLine(journal),
    journalAbbreviation: singleLine(fields.all('J2', 'JA', 'JO', 'J1').find(repeated) ?? ''),
    issn: fields.first('SN'),
    publisher: fields.first('PB'),
    volume: fields.first('VL'),
    issue: fields.first('IS'),
    pages: pagesOf(fields),
    publicationDate: dateOf(fields),
    language: fields.first('LA').slice(0, 100),
    keywords: fields.all('KW').flatMap((value) => value.split('\n')),
    others: [...(type === '' || type === 'JOUR' ? [] : [{ name: 'TY', value: type }]), ...othersOf(fields, journal)],
  };
}

/** What tells a record apart: its PMID where the database is PubMed, its DOI, and its first address. */
function numbersOf(fields: FieldReader): Pick<SavedReference, 'pmid' | 'doi' | 'url'> {
  const database = `${fields.seen('DB')} ${fields.seen('DP')}`;
  const accession = fields.seen('AN');
  const url = fields.first('UR');
  const custom = fields.seen('U1');
  const [, tagged = ''] = /^(\d{1,20})\s*\[pmid\]$/i.exec(custom) ?? [];
  const [, spoken = ''] = /^PMID:?\s*(\d{1,20})$/i.exec(accession) ?? [];
  const isPubmed = /pubmed|medline|national library of medicine|\bnlm\b/i.test(database);
  const pmid = plainPmid(tagged || spoken) || (isPubmed ? plainPmid(accession) : '') || pmidInAddress(url);
  // Of other databases they are kept; where they say no more than the PMID, they are written again from it.
  if (plainPmid(tagged) !== '') fields.first('U1');
  if (isPubmed) fields.all('DB', 'DP');
  if (pmid !== '' && (plainPmid(spoken) === pmid || plainPmid(accession) === pmid)) fields.first('AN');
  return { pmid, doi: doiOfField(fields.first('DO')) || doiIn(url), url: url.split(/;\s*(?=https?:)/)[0] ?? '' };
}

function abstractOf(fields: FieldReader): string {
  return [...new Set(fields.all('AB', 'N2').map(singleLine))].join(' ');
}

function pagesOf(fields: FieldReader): string {
  const [first, last] = [fields.first('SP'), fields.first('EP')];
  return last === '' || last === first ? first : `${first}-${last}`;
}

/** The longest of the dates of publication, because some tags hold the year alone. */
function dateOf(fields: FieldReader): string {
  const dates = fields.all('Y1', 'DA', 'PY').map(risDate);
  return dates.reduce((longest, next) => (next.length > longest.length ? next : longest), '');
}

/** What is written again by our own export is left out where it says nothing new. */
function othersOf(fields: FieldReader, journal: string): SavedReference['others'] {
  return fields
    .others()
    .filter(({ name, value }) => !(['T2', 'JF', 'BT'].includes(name) && value === journal))
    .slice(0, 400);
}
