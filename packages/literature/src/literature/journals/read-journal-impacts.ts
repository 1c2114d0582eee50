import { err, ok, type Result } from '@footnote/domain';
import type { JournalImpact } from '../../search/literature-index.ports.ts';
import { decodeText } from '../files/decode-text.ts';
import { readLines } from '../files/read-lines.ts';
import { csvRow } from './csv-row.ts';

const COLUMNS = ['issn', 'metric', 'quartile', 'source'] as const;
type Row = Record<(typeof COLUMNS)[number], string>;

const LONGEST_LINE = 10_000;
const LONGEST_SOURCE = 200;
const MOST_FAILURES = 1000;

export interface ImpactFailure {
  /** Row of the file as a spreadsheet numbers it; the header is row 1. */
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

/** An ISSN as NNNN-NNNC, or null when its check digit is wrong. */
export function normaliseIssn(text: string): string | null {
  const [, first, second] = /^(\d{4})-?(\d{3}[\dX])$/.exec(text.toUpperCase()) ?? [];
  if (first === undefined || second === undefined) return null;
  const sum = Array.from(first + second).reduce(
    (total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (8 - index),
    0,
  );
  return sum % 11 === 0 ? `${first}-${second}` : null;
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

function rowFailure(fields: readonly string[] | null): string {
  return fields === null ? 'a quotation mark is not closed' : `${fields.length} fields instead of ${COLUMNS.length}`;
}

/**
 * Reads a table of journal metrics: CSV with the columns issn, metric, quartile and source. Rows that are not valid, and
 * ISSNs given before, are left out and reported; a wrong header is one failure of row 1.
 */
export async function readJournalImpacts(bytes: AsyncIterable<Uint8Array>): Promise<JournalImpacts> {
  const impacts = new Map<string, JournalImpact>();
  const failed: ImpactFailure[] = [];
  let order: number[] | null = null;
  const fail = (row: number, reason: string) => {
    if (failed.length < MOST_FAILURES) failed.push({ row, reason });
  };
  for await (const { line, text } of readLines(decodeText(bytes), LONGEST_LINE)) {
    const fields = text === null ? null : csvRow(text);
    if (order === null) {
      order = fields === null ? null : columnOrder(fields);
      if (order === null)
        return { impacts: [], failed: [{ row: 1, reason: `the first row is not ${COLUMNS.join(',')}` }] };
    } else if (text === null) fail(line, 'the row is too long');
    else if (text.trim() !== '') {
      const [issn = '', metric = '', quartile = '', source = ''] = order.map((column) => fields?.[column] ?? '');
      const row: Result<JournalImpact, string> =
        fields?.length === COLUMNS.length ? readRow({ issn, metric, quartile, source }) : err(rowFailure(fields));
      if (!row.ok) fail(line, row.error);
      else if (impacts.has(row.value.issn)) fail(line, `${row.value.issn} has already been given`);
      else impacts.set(row.value.issn, row.value);
    }
  }
  if (order === null) failed.push({ row: 1, reason: 'the file is empty' });
  return { impacts: [...impacts.values()], failed };
}
