import { err, ok, type Result } from '@footnote/domain';
import type { MeasuredJournal } from './field-quartiles.ts';
import { normaliseIssn } from './journal-issn.ts';

const HIGHEST_METRIC = 9999;

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

/** The field that most of a source's works are about, by its topics; '' when they do not say. */
function mainField(source: unknown): string {
  const topics = member(source, 'topics');
  const works = new Map<string, number>();
  for (const topic of Array.isArray(topics) ? topics : []) {
    const name = member(member(topic, 'field'), 'display_name');
    const count = Number(member(topic, 'count'));
    if (typeof name === 'string') works.set(name, (works.get(name) ?? 0) + (Number.isFinite(count) ? count : 1));
  }
  const most = [...works].reduce<[string, number]>((best, each) => (each[1] > best[1] ? each : best), ['', 0]);
  return most[0];
}

/** A journal from its parts; the error is a reason fit for a report. */
export function measuredJournal(
  issns: readonly string[],
  metric: number,
  field: string,
): Result<MeasuredJournal, string> {
  const valid = [...new Set(issns.map(normaliseIssn).filter((issn) => issn !== null))];
  if (valid.length === 0) return err('it has no valid ISSN');
  if (!Number.isFinite(metric) || metric < 0 || metric > HIGHEST_METRIC)
    return err('its 2-year mean citedness is not a number from 0 to 9999');
  return ok({ issns: valid, metric, field: field.replaceAll(/\s+/g, ' ').trim() });
}

/** Reads a source object of OpenAlex; null for a source that is no journal. */
export function readOpenalexSource(source: unknown): Result<MeasuredJournal, string> | null {
  const type = member(source, 'type');
  if (typeof type === 'string' && type !== 'journal') return null;
  const metric = member(member(source, 'summary_stats'), '2yr_mean_citedness');
  const issns = [...textsIn(member(source, 'issn_l')), ...textsIn(member(source, 'issn'))];
  return measuredJournal(issns, typeof metric === 'number' ? metric : Number.NaN, mainField(source));
}

/** Names under which the columns of a table of sources are known. */
const COLUMNS = {
  linking: ['issn_l'],
  issns: ['issn', 'issns'],
  metric: ['summary_stats.2yr_mean_citedness', '2yr_mean_citedness'],
  field: ['field', 'topics.field', 'topics.field.display_name', 'primary_topic.field.display_name'],
  type: ['type'],
} as const;

/** Where the columns of a table stand. */
export type OpenalexColumns = Readonly<Record<keyof typeof COLUMNS, number>>;

/** Finds the columns in a header; null when it is none of a table of OpenAlex sources. */
export function openalexColumns(header: readonly string[]): OpenalexColumns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const place = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns = {
    linking: place(COLUMNS.linking),
    issns: place(COLUMNS.issns),
    metric: place(COLUMNS.metric),
    field: place(COLUMNS.field),
    type: place(COLUMNS.type),
  };
  return columns.metric === -1 || (columns.linking === -1 && columns.issns === -1) ? null : columns;
}

/** Reads a row of a table of sources, in which several values of a cell stand with | or ; between, or as JSON. */
export function readOpenalexRow(
  fields: readonly string[],
  columns: OpenalexColumns,
): Result<MeasuredJournal, string> | null {
  const cell = (name: keyof OpenalexColumns) => fields[columns[name]] ?? '';
  const type = cell('type').toLowerCase();
  if (type !== '' && type !== 'journal') return null;
  const issns = `${cell('linking')}|${cell('issns')}`.split(/[|;,\s"[\]]+/).filter((issn) => issn !== '');
  const field =
    cell('field')
      .split(/[|;]/)[0]
      ?.replaceAll(/["[\]]/g, '') ?? '';
  const metric = cell('metric');
  return measuredJournal(issns, metric === '' ? Number.NaN : Number(metric), field);
}
