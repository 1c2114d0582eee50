import { err, ok, type Result } from '@footnote/domain';
import type { JournalImpact } from '../../search/literature-index.ports.ts';
import { decodeText } from '../files/decode-text.ts';

import { readLines, type NumberedLine } from '../files/read-lines.ts';
import { maybeGunzipped, regrouped } from '../files/read-literature-file.ts';
import { csvRow } from './csv-row.ts';
import { fieldQuartiles, type MeasuredJournal } from './field-quartiles.ts';
import { normaliseIssn } from './journal-issn.ts';
import { openalexColumns, readOpenalexRow, readOpenalexSource, type OpenalexColumns } from './openalex-source.ts';

const COLUMNS = ['issn', 'metric', 'quartile', 'source'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const LONGEST_ROW = 10_000;
/** A file that is one JSON value has to be held whole. */
const LONGEST_JSON = 256 * 1024 * 1024;
const LONGEST_SOURCE = 200;
const MAX_FAILURES = 1000;

export interface ImpactFailure {
  /** Row of the file as a spreadsheet numbers it, the header being row 1; in a JSON list the number of the source. */
  row: number;
  reason: string;
}

export interface JournalImpacts {
  impacts: JournalImpact[];
  /** Rows left out, at most 1,000 of them. */
  failed: ImpactFailure[];
}

function isQuartile(value: number): value is JournalImpact['quartile'] {
  return value === 1 || value === 2 || value === 3 || value === 4;
}

function readRow(row: Row): Result<JournalImpact, string> {
  const issn = normaliseIssn(row.issn);
  if (issn === null) return err('issn is not a valid ISSN');
  const metric = /^\d{1,4}(?:\.\d+)?$/.test(row.metric) ? Number(row.metric) : null;
  if (metric === null) return err('metric is not a number from 0 to 9999');
  const quartile = Number(/^Q?([1-4])$/i.exec(row.quartile)?.[1]);
  if (!isQuartile(quartile)) return err('quartile is not 1, 2, 3 or 4');
  if (row.source === '' || row.source.length > LONGEST_SOURCE)
    return err('source must name the metric in 1 to 200 characters');
  return ok({ issn, metric, quartile, source: row.source });
}

function columnOrder(header: readonly string[]): number[] | null {
  const names = header.map((name) => name.toLowerCase());
  const order = COLUMNS.map((column) => names.indexOf(column));
  return order.includes(-1) || names.length !== COLUMNS.length ? null : order;
}

/** What has been read so far: finished impacts, and journals whose quartile is found out at the end. */
class Reading {
  readonly #impacts = new Map<string, JournalImpact>();
  readonly #journals: MeasuredJournal[] = [];
  readonly #issns = new Set<string>();
  readonly failed: ImpactFailure[] = [];

  fail(row: number, reason: string): void {
    if (this.failed.length < MAX_FAILURES) this.failed.push({ row, reason });
  }

  addImpact(row: number, impact: Result<JournalImpact, string>): void {
    if (!impact.ok) this.fail(row, impact.error);
    else if (this.#impacts.has(impact.value.issn)) this.fail(row, `${impact.value.issn} has already been given`);
    else this.#impacts.set(impact.value.issn, impact.value);
  }

  /** Takes a journal with those of its ISSNs that no journal before it had; null is none and left out. */
  addJournal(row: number, journal: Result<MeasuredJournal, string> | null): void {
    if (journal === null) return;
    if (!journal.ok) {
      this.fail(row, journal.error);
      return;
    }
    const issns = journal.value.issns.filter((issn) => !this.#issns.has(issn));
    for (const issn of issns) this.#issns.add(issn);
    if (issns.length === 0) this.fail(row, `${journal.value.issns[0] ?? ''} has already been given`);
    else this.#journals.push({ ...journal.value, issns });
  }

  result(): JournalImpacts {
    return { impacts: [...this.#impacts.values(), ...fieldQuartiles(this.#journals)], failed: this.failed };
  }
}

type Table = { kind: 'own'; order: number[] } | { kind: 'openalex'; columns: OpenalexColumns; width: number };

function tableOf(header: readonly string[] | null): Table | null {
  const order = header === null ? null : columnOrder(header);
  if (order !== null) return { kind: 'own', order };
  const columns = header === null ? null : openalexColumns(header);
  return header === null || columns === null ? null : { kind: 'openalex', columns, width: header.length };
}

function readTableRow(reading: Reading, table: Table, { line, text }: NumberedLine): void {
  if (text === null) return reading.fail(line, 'the row is too long');
  if (text.trim() === '') return undefined;
  const width = table.kind === 'own' ? COLUMNS.length : table.width;
  const fields = csvRow(text);
  if (fields === null) return reading.fail(line, 'a quotation mark is not closed');
  if (fields.length !== width) return reading.fail(line, `${fields.length} fields instead of ${width}`);
  if (table.kind === 'openalex') return reading.addJournal(line, readOpenalexRow(fields, table.columns));
  const [issn = '', metric = '', quartile = '', source = ''] = table.order.map((column) => fields[column] ?? '');
  return reading.addImpact(line, readRow({ issn, metric, quartile, source }));
}

async function readTable(reading: Reading, text: AsyncIterable<string>): Promise<void> {
  let table: Table | null = null;
  for await (const row of readLines(text, LONGEST_ROW)) {
    if (table !== null) readTableRow(reading, table, row);
    else {
      table = tableOf(row.text === null ? null : csvRow(row.text));
      if (table === null)
        return reading.fail(1, `the first row is neither ${COLUMNS.join(',')} nor that of a table of OpenAlex sources`);
    }
  }
  return table === null ? reading.fail(1, 'the file is empty') : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sources of one JSON value: a list, an answer of the API around one, or a single source. */
function sourcesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const results: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'results') : undefined;
  return Array.isArray(results) ? results : [value];
}

/** A file whose first line is a value of its own is one of JSON lines; any other is one value over many lines. */
async function readJson(reading: Reading, text: AsyncIterable<string>): Promise<void> {
  let isLines: boolean | null = null;
  let whole = '';
  let row = 0;
  for await (const { line, text: written } of readLines(text, LONGEST_JSON)) {
    if (written?.trim() === '') continue;
    const value: unknown = isLines === false || written === null ? undefined : parsed(written);
    isLines ??= value !== undefined;
    if (value !== undefined) {
      for (const source of sourcesIn(value)) reading.addJournal((row += 1), readOpenalexSource(source));
    } else if (isLines) reading.fail(line, 'it is not JSON');
    else if (written === null || whole.length + written.length > LONGEST_JSON) return reading.fail(1, 'it is too long');
    else whole += `${written}\n`;
  }
  if (isLines !== false) return undefined;
  const value = parsed(whole);
  if (value === undefined) return reading.fail(1, 'it is not JSON');
  for (const source of sourcesIn(value)) reading.addJournal((row += 1), readOpenalexSource(source));
  return undefined;
}

async function readText(reading: Reading, text: AsyncIterable<string>): Promise<void> {
  const rest = text[Symbol.asyncIterator]();
  let start = '';
  while (start.trim() === '') {
    const step = await rest.next();
    if (step.done === true) break;
    start += step.value;
  }
  const read = /^\s*[[{]/.test(start) ? readJson : readTable;
  await read(reading, regrouped(start, rest));
}

/**
 * Reads journal metrics, gzipped or not: CSV with the columns issn, metric, quartile and source, or sources of OpenAlex
 * as CSV, as JSON or as JSON lines, whose quartiles are found out among the journals of each field. Rows that are not
 * valid, and ISSNs given before, are left out and reported.
 */
export async function readJournalImpacts(bytes: AsyncIterable<Uint8Array>): Promise<JournalImpacts> {
  const reading = new Reading();
  try {
    await readText(reading, decodeText(maybeGunzipped(bytes)));
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    if (!isDamaged) throw error;
    reading.fail(0, 'the gzip file is damaged');
  }
  return reading.result();
}
