import { unreachable } from '@footnote/domain/core';
import type { JournalImpact } from '../../literature-index.ports.ts';
import type { Column } from '../../query.ts';
import { FLAGS, LATER_DAY_SHIFT, UNKNOWN_NUMBER, type ColumnStore } from './column-store.ts';
import { normalisedIssn } from '../../core/identifiers.ts';
import type { LabelKind, LabelStore } from './label-store.ts';
import type { ColumnQuery } from '../queries/plan.ts';

export type DocumentCondition = (document: number) => boolean;

export interface ColumnSources {
  columns: ColumnStore;
  labels: LabelStore;
  impacts: ReadonlyMap<string, JournalImpact>;
}

const LABEL_COLUMNS: Readonly<Partial<Record<Column, LabelKind>>> = {
  studyType: 'studyType',
  publicationType: 'publicationTypes',
  language: 'languages',
};

/** Reads a number of a document; null when it is unknown. */
export type NumberReader = (document: number) => number | null;

/** The condition an `eq` or `range` puts on a document. Words are compared in any case; unknown numbers meet no condition. */
export function columnCondition(query: ColumnQuery, sources: ColumnSources): DocumentCondition {
  const kind = LABEL_COLUMNS[query.column];
  if (kind !== undefined) {
    if (query.type === 'range') return () => false;
    const ids = sources.labels.idsWithAny(kind, query.values.map(String));
    const column = sources.columns.column(kind);
    return (document) => ids.has(column[document] ?? 0);
  }
  const read = numberReader(query.column, sources);
  if (query.type === 'eq') {
    const values = new Set(query.values.map(Number));
    return (document) => {
      const value = read(document);
      return value !== null && values.has(value);
    };
  }
  const from = query.from ?? Number.NEGATIVE_INFINITY;
  const to = query.to ?? Number.POSITIVE_INFINITY;
  return (document) => {
    const value = read(document);
    return value !== null && value >= from && value <= to;
  };
}

/** How to read a numeric column. */
export function numberReader(column: Column, sources: ColumnSources): NumberReader {
  switch (column) {
    case 'pmid':
    case 'publicationDay':
    case 'revisedDay':
    case 'sampleSize': {
      const numbers = sources.columns.column(column);
      return (document) => {
        const value = numbers[document] ?? UNKNOWN_NUMBER;
        return value === UNKNOWN_NUMBER ? null : value;
      };
    }
    case 'createdDay':
    case 'enteredDay':
    case 'printedDay':
    case 'onlineDay':
    case 'completedDay':
    case 'indexedDay': {
      const days = sources.columns.column(column);
      return (document) => {
        const shifted = days[document] ?? 0;
        return shifted === 0 ? null : shifted - LATER_DAY_SHIFT;
      };
    }
    case 'impactMetric':
    case 'impactQuartile': {
      const values = impactsByLabel(sources)[column === 'impactMetric' ? 'metric' : 'quartile'];
      const issns = sources.columns.column('issn');
      return (document) => {
        const value = values[issns[document] ?? 0] ?? Number.NaN;
        return Number.isNaN(value) ? null : value;
      };
    }
    case 'retracted': {
      const flags = sources.columns.column('flags');
      return (document) => (((flags[document] ?? 0) & FLAGS.retracted) === 0 ? 0 : 1);
    }
    case 'studyType':
    case 'publicationType':
    case 'language':
      return () => null;
    default:
      return unreachable(column);
  }
}

/** Metrics and quartiles by the number of the journal's ISSN, NaN where they are unknown. */
interface LabelledImpacts {
  labels: number;
  metric: Float64Array;
  quartile: Float64Array;
}

/** Kept with the table they were made from, which is replaced when metrics are written; labels are only ever added. */
const labelled = new WeakMap<ColumnSources['impacts'], LabelledImpacts>();

function impactsByLabel({ labels, impacts }: ColumnSources): LabelledImpacts {
  const known = labelled.get(impacts);
  if (known?.labels === labels.count) return known;
  const metric = new Float64Array(labels.count + 1).fill(Number.NaN);
  const quartile = metric.slice();
  for (const id of labels.idsWhere('issn', () => true)) {
    const impact = impacts.get(normalisedIssn(labels.words(id)[0] ?? ''));
    if (impact === undefined) continue;
    metric[id] = impact.metric;
    quartile[id] = impact.quartile;
  }
  const made = { labels: labels.count, metric, quartile };
  labelled.set(impacts, made);
  return made;
}
