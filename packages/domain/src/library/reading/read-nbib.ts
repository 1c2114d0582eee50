import type { SavedReference } from '../saved/saved-reference.schema.ts';
import { singleLine } from '../single-line.ts';
import { collectRecords, type ReadRecords } from './read-records.ts';
import { authorNamed, dateOfParts, doiOfField, plainPmid } from './record-fields.ts';
import { fieldReader, taggedRecords, type FieldReader, type TaggedField, type TaggedFormat } from './tagged-records.ts';

function fieldOf(line: string): TaggedField | null {
  const [, tag, value = ''] = /^([A-Z][A-Z0-9]{1,3}) {0,2}-(.*)$/.exec(line) ?? [];
  // The hyphen stands in the fifth column, whatever the tag.
  return tag === undefined || line[4] !== '-' ? null : { tag, value: value.trim() };
}

const NBIB: TaggedFormat = {
  fieldOf,
  begins: ({ tag }, _record, afterBlank) => tag === 'PMID' || afterBlank,
  ends: () => false,
  goesOn: (line) => /^\s/.test(line),
  joint: ' ',
};

/** Reads the tagged MEDLINE format of PubMed; what no field of ours holds is kept under its tag. */
export function readNbib(text: string): ReadRecords {
  const read = collectRecords();
  const { records, outside } = taggedRecords(text, NBIB);
  for (const { line, text: stray } of outside) read.refuse(line, 'not-a-record', stray);
  for (const record of records) read.add(record.line, referenceOf(fieldReader(record)));
  return read.end();
}

/** NLM's own notes on a record, which change with every revision of it. */
const BOOKKEEPING = new Set(['OWN', 'STAT', 'DA', 'DCOM', 'LR', 'SB', 'EDAT', 'MHDA', 'CRDT', 'PHST', 'PST', 'SO']);

function referenceOf(fields: FieldReader): Partial<SavedReference> {
  const identifiers = fields.all('LID', 'AID');
  const numbered = (kind: string) =>
    identifiers
      .find((one) => one.endsWith(`[${kind}]`))
      ?.slice(0, -kind.length - 2)
      .trim() ?? '';
  const issns = fields.all('IS');
  const book = fields.first('BTI');
  const title = singleLine(fields.first('TI'));
  return {
    kind: book === '' ? 'article' : title === '' || title === book ? 'book' : 'chapter',
    pmid: plainPmid(fields.first('PMID')),
    doi: doiOfField(numbered('doi')),
    pii: numbered('pii'),
    title: title || book,
    abstract: singleLine(fields.first('AB')),
    authors: authorsOf(fields),
    journal: book || singleLine(fields.first('JT')),
    journalAbbreviation: fields.first('TA'),
    issn: (issns.find((one) => one.includes('Linking')) ?? issns[0] ?? '').split('(', 1).join('').trim(),
    publisher: fields.first('PB'),
    volume: fields.first('VI'),
    issue: fields.first('IP'),
    pages: fields.first('PG'),
    publicationDate: dateOf(fields.first('DP')),
    language: fields.first('LA'),
    keywords: fields.all('OT'),
    others: fields
      .others()
      .filter(({ name }) => !BOOKKEEPING.has(name))
      .slice(0, 500),
  };
}

/** The long names where the record has them, else the short ones; a suffix stays with the family name. */
function authorsOf(fields: FieldReader): SavedReference['authors'] {
  const long = fields.all('FAU');
  const short = fields.all('AU');
  const people = long.length > 0 ? long.map(authorNamed) : short.map(shortNamed);
  return [...people, ...fields.all('CN').map((name) => ({ firstname: '', lastname: singleLine(name) }))];
}

/** “Long V”: the initials are the last word. */
function shortNamed(text: string): { firstname: string; lastname: string } {
  const [, lastname, firstname] = /^(.+) (\p{Lu}{1,4})$/u.exec(text) ?? [];
  return { firstname: firstname ?? '', lastname: lastname ?? text };
}

/** “2009 May 5”, “2009 May-Jun”, “2009 Spring”, “2009”. */
function dateOf(text: string): string {
  const [year = '', month = '', day = ''] = text.trim().split(/[\s-]+/, 3);
  return dateOfParts(year, month, day);
}
