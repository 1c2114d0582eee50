import { unreachable } from '@footnote/domain/core';
import type { FacetColumn, FacetCount, FacetTable } from '../../literature-index.ports.ts';
import { numberReader, type ColumnSources } from './column-condition.ts';
import { FLAGS, UNKNOWN_NUMBER } from './column-store.ts';
import { byArticles } from '../../core/facet-order.ts';
import type { LabelKind } from './label-store.ts';
import { LAST_YEAR, yearOf } from '../../core/publication-year.ts';
import { SAMPLE_SIZE_CLASSES, sampleSizeClass } from '../../core/sample-size-class.ts';

type Value = string | number | null;

/** A column as small numbers, so that counting is adding to an array. */
interface FacetCodes {
  /** Codes go from 0 to below this. */
  codes: number;
  code: (document: number) => number;
  /** What a code stands for, several values where an article has several. */
  values: (code: number) => readonly Value[];
}

/** Counts the values of every table over the documents, each in one pass. */
export function facetCounts(
  tables: readonly FacetTable[],
  documents: ArrayLike<number>,
  sources: ColumnSources,
): FacetCount[][] {
  const known = new Map<FacetColumn, FacetCodes>();
  const codesOf = (column: FacetColumn): FacetCodes => {
    const codes = known.get(column) ?? facetCodes(column, sources);
    known.set(column, codes);
    return codes;
  };
  return tables.map(([first, second]) =>
    second === undefined
      ? countValues(codesOf(first), documents)
      : countPairs(codesOf(first), codesOf(second), documents),
  );
}

function countValues(column: FacetCodes, documents: ArrayLike<number>): FacetCount[] {
  const counts = new Uint32Array(column.codes);
  for (let index = 0; index < documents.length; index += 1) {
    const code = column.code(documents[index] ?? 0);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const cells = new CellCounts();
  counts.forEach((articles, code) => {
    if (articles > 0) for (const value of column.values(code)) cells.add([value], articles);
  });
  return cells.sorted();
}

function countPairs(left: FacetCodes, right: FacetCodes, documents: ArrayLike<number>): FacetCount[] {
  const counts = new Uint32Array(left.codes * right.codes);
  for (let index = 0; index < documents.length; index += 1) {
    const document = documents[index] ?? 0;
    const cell = left.code(document) * right.codes + right.code(document);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const cells = new CellCounts();
  counts.forEach((articles, cell) => {
    if (articles === 0) return;
    for (const one of left.values(Math.floor(cell / right.codes)))
      for (const other of right.values(cell % right.codes)) cells.add([one, other], articles);
  });
  return cells.sorted();
}

/** Counts by value; different codes may stand for the same one. */
class CellCounts {
  readonly #cells = new Map<string, { values: readonly Value[]; articles: number }>();

  add(values: readonly Value[], articles: number): void {
    const key = JSON.stringify(values);
    const cell = this.#cells.get(key);
    if (cell === undefined) this.#cells.set(key, { values, articles });
    else cell.articles += articles;
  }

  sorted(): FacetCount[] {
    return [...this.#cells.values()].sort(byArticles);
  }
}

function facetCodes(column: FacetColumn, sources: ColumnSources): FacetCodes {
  switch (column) {
    case 'studyType':
      return labelCodes('studyType', sources);
    case 'language':
      return labelCodes('languages', sources);
    case 'publicationYear':
      return yearCodes(sources);
    case 'sampleSizeClass':
      return sizeCodes(sources);
    case 'impactQuartile': {
      const quartile = numberReader('impactQuartile', sources);
      return {
        codes: 5,
        code: (document) => quartile(document) ?? 0,
        values: (code) => [code === 0 ? null : code],
      };
    }
    case 'retracted': {
      const flags = sources.columns.column('flags');
      return {
        codes: 2,
        code: (document) => (((flags[document] ?? 0) & FLAGS.retracted) === 0 ? 0 : 1),
        values: (code) => [code],
      };
    }
    default:
      return unreachable(column);
  }
}

function labelCodes(kind: LabelKind, { columns, labels }: ColumnSources): FacetCodes {
  const ids = [...labels.idsWhere(kind, () => true)];
  const codes = new Uint16Array(Math.max(0, ...ids) + 1);
  ids.forEach((id, index) => {
    codes[id] = index + 1;
  });
  const column = columns.column(kind);
  return {
    codes: ids.length + 1,
    code: (document) => codes[column[document] ?? 0] ?? 0,
    values: (code) => {
      const words = [...new Set(labels.words(ids[code - 1] ?? 0))];
      return words.length === 0 ? [null] : words;
    },
  };
}

function yearCodes({ columns }: ColumnSources): FacetCodes {
  const days = columns.column('publicationDay');
  return {
    codes: LAST_YEAR + 2,
    code: (document) => {
      const day = days[document] ?? UNKNOWN_NUMBER;
      return day === UNKNOWN_NUMBER ? 0 : yearOf(day) + 1;
    },
    values: (code) => [code === 0 ? null : code - 1],
  };
}

function sizeCodes({ columns }: ColumnSources): FacetCodes {
  const sizes = columns.column('sampleSize');
  return {
    codes: SAMPLE_SIZE_CLASSES.length + 1,
    code: (document) => {
      const size = sizes[document] ?? UNKNOWN_NUMBER;
      return size === UNKNOWN_NUMBER ? 0 : sampleSizeClass(size) + 1;
    },
    values: (code) => [SAMPLE_SIZE_CLASSES[code - 1] ?? null],
  };
}
