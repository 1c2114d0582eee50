import type { LinearModel } from '@footnote/domain';

/** A row of figures with what is true of it. */
export interface LearningRow {
  figures: Readonly<Record<string, number>>;
  isTrue: boolean;
  /** How much the row counts. */
  weight: number;
}

const STEPS = 12;
/** A step that changes nothing by more than this is the last. */
const SETTLED = 1e-9;

/**
 * Learns a logistic regression by Newton's method over standardised figures; `strength` is the inverse of the L2 penalty.
 * The same rows give the same weights.
 */
export function learnLogistic(rows: readonly LearningRow[], strength: number): LinearModel {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))].toSorted();
  const means = names.map((name) => mean(rows.map(({ figures }) => figures[name] ?? 0)));
  const scales = names.map((name, column) => {
    const spread = Math.sqrt(mean(rows.map(({ figures }) => ((figures[name] ?? 0) - (means[column] ?? 0)) ** 2)));
    return spread < 1e-9 ? 0 : 1 / spread;
  });
  const table = rows.map(({ figures }) => [
    ...names.map((name, column) => ((figures[name] ?? 0) - (means[column] ?? 0)) * (scales[column] ?? 0)),
    1,
  ]);
  const learnt = newton(table, rows, strength);
  const weights = names.map((_name, column) => (learnt[column] ?? 0) * (scales[column] ?? 0));
  const bias = weights.reduce((sum, weight, column) => sum - weight * (means[column] ?? 0), learnt.at(-1) ?? 0);
  return { bias, weights: Object.fromEntries(names.map((name, column) => [name, weights[column] ?? 0])) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The last column is the constant, which is not held small. */
function newton(table: readonly (readonly number[])[], rows: readonly LearningRow[], strength: number): number[] {
  const width = table[0]?.length ?? 0;
  let learnt = Array.from({ length: width }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = learnt.map((value, column) => (column === width - 1 ? 0 : value / strength));
    const curvature = learnt.map((_value, row) =>
      Array.from({ length: width }, (_none, column) =>
        row === column ? (row === width - 1 ? 1e-6 : 1 / strength) : 0,
      ),
    );
    for (const [index, columns] of table.entries()) {
      const { isTrue, weight } = rows[index] ?? { isTrue: false, weight: 0 };
      const score = columns.reduce((sum, value, column) => sum + value * (learnt[column] ?? 0), 0);
      const share = 1 / (1 + Math.exp(-score));
      addRow({ gradient, curvature }, columns, weight * (share - (isTrue ? 1 : 0)), weight * share * (1 - share));
    }
    const change = solve(curvature, gradient);
    learnt = learnt.map((value, column) => value - (change[column] ?? 0));
    if (change.every((value) => Math.abs(value) < SETTLED)) break;
  }
  return learnt;
}

function addRow(
  sums: { gradient: number[]; curvature: number[][] },
  columns: readonly number[],
  slope: number,
  bend: number,
): void {
  for (const [row, value] of columns.entries()) {
    if (value === 0) continue;
    sums.gradient[row] = (sums.gradient[row] ?? 0) + slope * value;
    const line = sums.curvature[row] ?? [];
    for (let column = 0; column < columns.length; column += 1)
      line[column] = (line[column] ?? 0) + bend * value * (columns[column] ?? 0);
  }
}

/** Solves a symmetric positive system by elimination. */
function solve(matrix: number[][], right: readonly number[]): number[] {
  const lines = matrix.map((line, row) => [...line, right[row] ?? 0]);
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const head = lines[pivot] ?? [];
    for (let row = pivot + 1; row < size; row += 1) {
      const line = lines[row] ?? [];
      const factor = (line[pivot] ?? 0) / (head[pivot] ?? 1);
      if (factor === 0) continue;
      for (let column = pivot; column <= size; column += 1)
        line[column] = (line[column] ?? 0) - factor * (head[column] ?? 0);
    }
  }
  const solution = Array.from({ length: size }, () => 0);
  for (let row = size - 1; row >= 0; row -= 1) {
    const line = lines[row] ?? [];
    let rest = line[size] ?? 0;
    for (let column = row + 1; column < size; column += 1) rest -= (line[column] ?? 0) * (solution[column] ?? 0);
    solution[row] = rest / (line[row] ?? 1);
  }
  return solution;
}
