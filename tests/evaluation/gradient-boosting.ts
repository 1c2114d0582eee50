import { probabilityOf } from '@footnote/domain';
import type { BoostedTrees } from '@footnote/literature';
import type { LearningRow } from './logistic-regression.ts';

/** How trees are grown. */
export interface BoostingOptions {
  trees: number;
  /** Branches one below the other. */
  depth: number;
  /** Share of what a leaf would correct that it does correct. */
  rate: number;
  /** Rows that a leaf holds at least. */
  leastRows: number;
  /** How much a leaf of few rows is held back: as by so much more curvature. */
  shrinkage: number;
}

/** Limits that are tried for an input. */
const LIMITS = 64;

interface Table {
  /** For every input, the limits between its values, lowest first. */
  limits: readonly (readonly number[])[];
  /** For every input, how many limits each row reaches. */
  steps: readonly Uint8Array[];
}

/** What of the rows every branch goes by: the slope and the curvature of the loss. */
interface Slopes {
  slope: Float64Array;
  curvature: Float64Array;
}

/**
 * Learns boosted decision trees for a yes or no: each tree corrects what those before it leave, by Newton's step in every
 * leaf. The same rows give the same trees.
 */
export function learnBoosted(rows: readonly LearningRow[], options: BoostingOptions): BoostedTrees {
  const inputs = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))].toSorted();
  const table = tableOf(rows, inputs);
  const weight = rows.reduce((total, row) => total + row.weight, 0);
  const told = rows.reduce((total, row) => total + (row.isTrue ? row.weight : 0), 0);
  const bias = rounded(Math.log(told / (weight - told)));
  const scores = new Float64Array(rows.length).fill(bias);
  const trees: string[] = [];
  for (let tree = 0; tree < options.trees; tree += 1) {
    const words: string[] = [];
    const every = Uint32Array.from(rows.keys());
    grow({ table, slopes: slopesOf(rows, scores), options, scores, words }, every, options.depth);
    trees.push(words.join(' '));
  }
  return { inputs, bias, trees };
}

function tableOf(rows: readonly LearningRow[], inputs: readonly string[]): Table {
  const columns = inputs.map((name) => Float64Array.from(rows, ({ figures }) => figures[name] ?? 0));
  const limits = columns.map(limitsOf);
  const steps = columns.map((column, input) => Uint8Array.from(column, (value) => stepsTo(value, limits[input] ?? [])));
  return { limits, steps };
}

/** Limits in the middle between neighbouring values, so that each holds about the same number of rows. */
function limitsOf(column: Float64Array): number[] {
  const sorted = column.toSorted();
  const found = new Set<number>();
  for (let part = 1; part < LIMITS; part += 1) {
    const at = Math.floor((part * sorted.length) / LIMITS);
    const value = sorted[at] ?? 0;
    const before = sorted.subarray(0, at).findLast((one) => one < value);
    if (before !== undefined) found.add(Number(((before + value) / 2).toPrecision(6)));
  }
  return [...found].toSorted((one, other) => one - other);
}

function stepsTo(value: number, limits: readonly number[]): number {
  let reached = 0;
  while (reached < limits.length && value >= (limits[reached] ?? 0)) reached += 1;
  return reached;
}

function slopesOf(rows: readonly LearningRow[], scores: Float64Array): Slopes {
  const likely = scores.map(probabilityOf);
  return {
    slope: likely.map((share, at) => (rows[at]?.weight ?? 0) * (share - (rows[at]?.isTrue === true ? 1 : 0))),
    curvature: likely.map((share, at) => (rows[at]?.weight ?? 0) * share * (1 - share)),
  };
}

interface Growing {
  table: Table;
  slopes: Slopes;
  options: BoostingOptions;
  /** Corrected by every leaf. */
  scores: Float64Array;
  words: string[];
}

function grow(growing: Growing, rows: Uint32Array, depth: number): void {
  const { table, words } = growing;
  const split = depth === 0 ? null : bestSplit(growing, rows);
  if (split === null) return addLeaf(growing, rows);
  const steps = table.steps[split.input] ?? new Uint8Array();
  const isBelow = (row: number) => (steps[row] ?? 0) <= split.step;
  words.push(`${split.input}<${table.limits[split.input]?.[split.step]}`);
  grow(growing, rows.filter(isBelow), depth - 1);
  grow(
    growing,
    rows.filter((row) => !isBelow(row)),
    depth - 1,
  );
}

function addLeaf({ slopes, options, scores, words }: Growing, rows: Uint32Array): void {
  let [slope, curvature] = [0, 0];
  for (const row of rows) {
    slope += slopes.slope[row] ?? 0;
    curvature += slopes.curvature[row] ?? 0;
  }
  const value = rounded((-options.rate * slope) / (curvature + options.shrinkage));
  for (const row of rows) scores[row] = (scores[row] ?? 0) + value;
  words.push(String(value));
}

/** The limit that sets apart best what is still told wrongly; null where none helps. */
function bestSplit({ table, slopes, options }: Growing, rows: Uint32Array): { input: number; step: number } | null {
  let best: { input: number; step: number } | null = null;
  let most = 1e-9;
  for (const [input, limits] of table.limits.entries()) {
    const sums = sumsByStep(table.steps[input] ?? new Uint8Array(), limits.length + 1, slopes, rows);
    const whole = { slope: sum(sums.slope), curvature: sum(sums.curvature) };
    const before = worth(whole.slope, whole.curvature, options);
    let [slope, curvature, count] = [0, 0, 0];
    for (let step = 0; step < limits.length; step += 1) {
      slope += sums.slope[step] ?? 0;
      curvature += sums.curvature[step] ?? 0;
      count += sums.count[step] ?? 0;
      if (count < options.leastRows || rows.length - count < options.leastRows) continue;
      const others = worth(whole.slope - slope, whole.curvature - curvature, options);
      const gain = worth(slope, curvature, options) + others - before;
      if (gain <= most) continue;
      most = gain;
      best = { input, step };
    }
  }
  return best;
}

function sumsByStep(steps: Uint8Array, size: number, slopes: Slopes, rows: Uint32Array) {
  const [slope, curvature, count] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (const row of rows) {
    const step = steps[row] ?? 0;
    slope[step] = (slope[step] ?? 0) + (slopes.slope[row] ?? 0);
    curvature[step] = (curvature[step] ?? 0) + (slopes.curvature[row] ?? 0);
    count[step] = (count[step] ?? 0) + 1;
  }
  return { slope, curvature, count };
}

/** How much less a leaf of these rows is told wrongly than without it. */
function worth(slope: number, curvature: number, { shrinkage }: BoostingOptions): number {
  return slope ** 2 / (curvature + shrinkage);
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
