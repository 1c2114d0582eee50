/** A record as JabRef keeps it after reading RIS; its own suite is what this reader is held to. */
export interface JabRefEntry {
  type: string;
  authors: string[];
  /** By the names of BibTeX fields. */
  fields: Record<string, string>;
}

const FIELDS: Record<string, string> = {
  BT: 'booktitle',
  JO: 'journal',
  J1: 'journal',
  JF: 'journal',
  T3: 'series',
  LA: 'language',
  DB: 'database',
  IS: 'number',
  AN: 'number',
  C7: 'number',
  M1: 'number',
  PB: 'publisher',
  ET: 'edition',
  SN: 'issn',
  VL: 'volume',
  UR: 'url',
  L2: 'url',
  LK: 'url',
  C2: 'eprint',
  ID: 'refid',
};
/** The tags a date is taken from, the one that wins first. */
const DATES = ['Y1', 'PY', 'DA', 'Y2'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads RIS with the habits of JabRef: the end of a record is found anywhere, "and" parts authors, a date has no day. */
export function readLikeJabRef(text: string): JabRefEntry[] {
  const lines = text.split(/\r\n|[\r\n]/).join('\n');
  const records = lines
    .replaceAll('–', '-')
    .replaceAll(/[—―]/g, '--')
    .split(/ER {2}-.*\n*/);
  if (records.at(-1)?.trim() === '') records.pop();
  return records.map(jabRefEntry);
}

function jabRefEntry(record: string): JabRefEntry {
  const entry: JabRefEntry = { type: '', authors: [], fields: {} };
  let dateRank = DATES.length;
  const pages = { SP: '', EP: '' };
  for (const [tag, value] of taggedLines(record)) {
    const { fields } = entry;
    const field = FIELDS[tag];
    const rank = DATES.indexOf(tag);
    if (tag === 'TY') entry.type = value;
    else if (tag === 'SP' || tag === 'EP') pages[tag] = value;
    else if (tag === 'TI' || tag === 'T1') fields['title'] = joinedTitle(fields['title'], value);
    else if (['AU', 'A1', 'A2', 'A3', 'A4'].includes(tag))
      entry.authors.push(...value.split(' and ').map(lastNameFirst));
    else if (['T2', 'J2', 'JA'].includes(tag)) fields['journal'] ||= value;
    else if (field !== undefined) fields[field] = value;
    else if (tag === 'AB' || tag === 'N2') fields['abstract'] = joinedOnce(fields['abstract'], value);
    else if (['N1', 'U1', 'U2'].includes(tag)) fields['comment'] = joinedOnce(fields['comment'], value);
    else if (tag === 'DO' || tag === 'M3') readDoi(fields, value);
    else if (rank !== -1 && rank < dateRank && /^\d{4}/.test(value)) {
      dateRank = rank;
      readDate(fields, value);
    }
  }
  entry.fields['pages'] = [pages.SP, pages.EP].filter(Boolean).join('--');
  for (const [name, value] of Object.entries(entry.fields)) if (value.trim() === '') delete entry.fields[name];
  return entry;
}

/** A line without a tag goes on with the line before, unless it is too short to be one. */
function taggedLines(record: string): [tag: string, value: string][] {
  const joined: string[] = [];
  for (const line of record.split('\n')) {
    const goesOn = joined.length > 0 && line.length >= 6 && line.slice(2, 6) !== '  - ';
    if (goesOn) joined.push(`${joined.pop() ?? ''} ${line}`);
    else joined.push(line);
  }
  return joined.filter((line) => line.length >= 6).map((line) => [line.slice(0, 2), line.slice(6).trim()]);
}

function joinedTitle(title: string | undefined, more: string): string {
  const separator = title !== undefined && /[:.?]$/.test(title) ? ' ' : ': ';
  return (title === undefined ? more : `${title}${separator}${more}`).replaceAll(/\s+/g, ' ');
}

function joinedOnce(text: string | undefined, more: string): string {
  return text === undefined || text === more ? more : `${text}\n${more}`;
}

/** Without a comma the last word is the family name, after small words that belong to it; initials get their stops. */
function lastNameFirst(name: string): string {
  const [family = '', ...given] = name
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');
  if (given.length > 0) return [family, ...given.map(withStops)].join(', ');
  const words = family.split(' ');
  const before = words.slice(0, -1);
  if (before.every((word) => /^\p{Ll}/u.test(word))) return family;
  return `${words.at(-1)}, ${withStops(before.join(' '))}`;
}

function withStops(given: string): string {
  return given.replaceAll(/\b\p{Lu}(?=\s|$)/gu, '$&.');
}

function readDoi(fields: Record<string, string>, value: string): void {
  const doi = /10\.\d{4,}\/\S+/.exec(value)?.[0];
  if (doi !== undefined) fields['doi'] = doi;
}

function readDate(fields: Record<string, string>, value: string): void {
  fields['year'] = value.slice(0, 4);
  const month = MONTHS[Number(value.split('/')[1] ?? '') - 1];
  if (month !== undefined) fields['month'] = month;
}

/** Tags that rispy keeps as lists. */
const LISTS = new Set(['A1', 'A2', 'A3', 'A4', 'AU', 'KW', 'N1', 'UR']);

/** Reads RIS with the habits of rispy: one value a tag but for lists, a line without a tag goes on, text between records is skipped. */
export function readLikeRispy(text: string): Record<string, string | string[]>[] {
  const records: Record<string, string | string[]>[] = [];
  let record: Record<string, string | string[]> | null = null;
  let last = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|[\r\n]/)) {
    const [, tag, value = ''] = /^([A-Z][A-Z0-9]) {2}-(.*)$/.exec(line) ?? [];
    if (tag === 'TY') record = { TY: value.trim() };
    else if (record === null) continue;
    else if (tag === 'ER') {
      records.push(record);
      record = null;
    } else if (tag !== undefined) addValue(record, tag, value.trim());
    else if (line.trim() !== '') goOn(record, last, line.trim());
    last = tag ?? last;
  }
  return records;
}

function addValue(record: Record<string, string | string[]>, tag: string, value: string): void {
  if (!LISTS.has(tag)) {
    if (tag in record) throw new Error(`The tag ${tag} stands twice.`);
    record[tag] = value;
    return;
  }
  const list = record[tag];
  record[tag] = [...(Array.isArray(list) ? list : []), ...(tag === 'UR' ? value.split(';') : [value])];
}

function goOn(record: Record<string, string | string[]>, tag: string, more: string): void {
  const value = record[tag];
  if (Array.isArray(value)) record[tag] = [...value.slice(0, -1), `${value.at(-1) ?? ''} ${more}`];
  else record[tag] = `${value ?? ''} ${more}`;
}
