import { z } from 'zod';
import type { SavedReference } from '../saved/saved-reference.schema.ts';
import { singleLine } from '../single-line.ts';
import { collectRecords, type ReadRecords } from './read-records.ts';
import { dateOfParts, doiIn, doiOfField, plainPmid, pmidInAddress, risDate } from './record-fields.ts';

const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .default('');
const name = z.looseObject({ family: text, given: text, suffix: text, literal: text, 'non-dropping-particle': text });
const date = z
  .looseObject({
    'date-parts': z
      .array(z.array(z.union([z.string(), z.number()])))
      .catch([])
      .default([]),
    raw: text,
    literal: text,
  })
  .catch({ 'date-parts': [], raw: '', literal: '' });

/** An item of CSL-JSON, as far as we know its fields. */
const itemSchema = z.looseObject({
  type: text,
  author: z.array(name).max(10_000).catch([]).default([]),
  issued: date.optional(),
  keyword: text,
});

/** The fields of ours by the names of CSL that hold them. */
const TEXTS = {
  title: 'title',
  abstract: 'abstract',
  volume: 'volume',
  issue: 'issue',
  pages: 'page',
  publisher: 'publisher',
  language: 'language',
  url: 'URL',
} as const satisfies Partial<Record<keyof SavedReference, string>>;

const READ = new Set<string>([
  ...Object.values(TEXTS),
  'type',
  'id',
  'author',
  'issued',
  'keyword',
  'DOI',
  'PMID',
  'ISSN',
  'container-title',
  'container-title-short',
  'journalAbbreviation',
  'citation-key',
  'citation-label',
]);

/** Reads an item of CSL-JSON; null for what is none. */
export function referenceOfCsl(value: unknown): Partial<SavedReference> | null {
  const read = itemSchema.safeParse(value);
  if (!read.success) return null;
  const item = read.data;
  const textOf = (field: string) => text.parse(item[field]);
  const texts = Object.entries(TEXTS).map(([ours, theirs]) => [ours, singleLine(textOf(theirs))]);
  const doi = doiOfField(textOf('DOI')) || doiIn(textOf('URL'));
  return {
    ...Object.fromEntries(texts),
    kind: item.type === 'book' || item.type === 'thesis' ? 'book' : item.type === 'chapter' ? 'chapter' : 'article',
    pmid: plainPmid(textOf('PMID')) || pmidInAddress(textOf('URL')),
    doi,
    authors: item.author.map(authorOf).filter(({ lastname }) => lastname !== ''),
    journal: singleLine(textOf('container-title')),
    journalAbbreviation: singleLine(textOf('container-title-short') || textOf('journalAbbreviation')),
    issn: singleLine(textOf('ISSN') || textOf('ISBN')).slice(0, 100),
    publicationDate: dateOf(item.issued),
    keywords: keywordsOf(item.keyword),
    others: othersOf(item, item.type),
  };
}

/** Commas part keywords where no semicolons do, because they stand in headings as well (“Aged, 80 and over”). */
function keywordsOf(keyword: string): string[] {
  const parts = keyword.split(keyword.includes(';') ? ';' : ',').map(singleLine);
  return parts.filter((part) => part !== '').slice(0, 500);
}

function authorOf(author: z.infer<typeof name>): SavedReference['authors'][number] {
  const { family, given, suffix, literal } = author;
  if (family === '') return { firstname: '', lastname: singleLine(literal || given) };
  const whole = [author['non-dropping-particle'], family, suffix].filter((part) => part !== '').join(' ');
  return { firstname: singleLine(given), lastname: singleLine(whole) };
}

function dateOf(issued: z.infer<typeof date> | undefined): string {
  if (issued === undefined) return '';
  const [year = '', month = '', day = ''] = (issued['date-parts'][0] ?? []).map(String);
  return dateOfParts(year, month, day) || risDate(issued.raw || issued.literal);
}

/** Types of CSL that are more than an article, a book or a chapter, by the types of RIS. */
const RIS_TYPES: Readonly<Record<string, string>> = {
  thesis: 'THES',
  report: 'RPRT',
  'paper-conference': 'CPAPER',
  webpage: 'ELEC',
  'post-weblog': 'BLOG',
  dataset: 'DATA',
  software: 'COMP',
  patent: 'PAT',
  map: 'MAP',
  manuscript: 'MANSCPT',
  legislation: 'STAT',
  legal_case: 'CASE',
  standard: 'STAND',
  speech: 'CONF',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
};

/** The type in words of RIS, and texts, numbers and persons under names we have no field for. */
function othersOf(item: Record<string, unknown>, type: string): SavedReference['others'] {
  const risType = Object.hasOwn(RIS_TYPES, type) ? RIS_TYPES[type] : undefined;
  const read = Object.entries(item)
    // An ISBN alone stands in the field of the ISSN.
    .filter(([field]) => !READ.has(field) && (field !== 'ISBN' || text.parse(item['ISSN']) !== ''))
    .flatMap(([field, value]) => valuesOf(field, value))
    .filter(({ name: field, value }) => field !== '' && value !== '');
  return [...(risType === undefined ? [] : [{ name: 'TY', value: risType }]), ...read].slice(0, 500);
}

const persons = z.array(name).min(1).max(500);

function valuesOf(field: string, value: unknown): SavedReference['others'] {
  const named = field.slice(0, 60);
  if (typeof value === 'string' || typeof value === 'number') return [{ name: named, value: String(value) }];
  const people = persons.safeParse(value);
  if (!people.success) return [];
  return people.data.map(authorOf).map(({ lastname, firstname }) => ({
    // An editor leaves with RIS again.
    name: field === 'editor' ? 'ED' : named,
    value: firstname === '' ? lastname : `${lastname}, ${firstname}`,
  }));
}

/** Reads CSL-JSON: one item, a list, or a list under `items`. An item that is broken costs only itself. */
export function readCslJson(json: string): ReadRecords {
  const read = collectRecords();
  for (const { line, start, end } of objectsIn(json)) {
    const piece = json.slice(start, end);
    const item = referenceOfCsl(parsed(piece));
    if (item === null) read.refuse(line, 'not-well-formed', piece);
    else read.add(line, item);
  }
  const found = read.end();
  if (found.references.length > 0 || found.unreadTotal > 0) return found;
  read.refuse(1, 'not-well-formed', json);
  return read.end();
}

function parsed(piece: string): unknown {
  try {
    return JSON.parse(piece);
  } catch {
    return null;
  }
}

const WRAPPED = /^\uFEFF?\s*\{\s*"items"\s*:\s*\[/;

/** Where the objects of a list stand, or the one object there is; one pass, whatever the nesting. */
function* objectsIn(json: string): Generator<{ line: number; start: number; end: number }> {
  const opening = WRAPPED.exec(json.slice(0, 200))?.[0].length ?? 0;
  let [line, depth, isText] = [1, 0, false];
  let begun = { line, start: 0 };
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '\n') line += 1;
    if (at < opening) continue;
    if (isText) {
      if (sign === '\\') at += 1;
      isText = sign !== '"';
    } else if (sign === '"') isText = true;
    else if (sign === '{') {
      if (depth === 0) begun = { line, start: at };
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) yield { ...begun, end: at + 1 };
    }
  }
  if (depth > 0) yield { ...begun, end: json.length };
}
