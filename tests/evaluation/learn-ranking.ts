/** Things to be ordered together, with how right each would be as the first. */
export interface RankingGroup {
  rows: readonly { figures: Readonly<Record<string, number>>; worth: number }[];
  /** How much the group counts. */
  weight: number;
}

const STEPS = 300;
const STEP = 0.05;
const MOMENTUM = 0.9;

/**
 * Learns the weights of a linear score whose softmax over each group gives most to what is right there, by gradient descent over
 * standardised figures; `penalty` is the L2 penalty in groups. The same groups give the same weights.
 */
export function learnRanking(groups: readonly RankingGroup[], penalty: number): Record<string, number> {
  const all = groups.flatMap(({ rows }) => rows.map(({ figures }) => figures));
  const names = [...new Set(all.flatMap((figures) => Object.keys(figures)))].toSorted();
  const means = names.map((name) => mean(all.map((figures) => figures[name] ?? 0)));
  const scales = names.map((name, column) => {
    const spread = Math.sqrt(mean(all.map((figures) => ((figures[name] ?? 0) - (means[column] ?? 0)) ** 2)));
    return spread < 1e-9 ? 0 : 1 / spread;
  });
  const right = groups.filter(({ rows }) => rows.some(({ worth }) => worth > 0));
  const tables = right.map(({ rows }) =>
    rows.map(({ figures }) =>
      names.map((name, column) => ((figures[name] ?? 0) - (means[column] ?? 0)) * (scales[column] ?? 0)),
    ),
  );
  const total = right.reduce((sum, { weight }) => sum + weight, 0);
  let learnt = names.map(() => 0);
  let speed = names.map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = learnt.map((value) => (penalty * value) / total);
    for (const [at, { rows, weight }] of right.entries())
      addSlope(slope, tables[at] ?? [], { learnt, wanted: wantedShares(rows), weight: weight / total });
    speed = speed.map((value, column) => MOMENTUM * value - STEP * (slope[column] ?? 0));
    learnt = learnt.map((value, column) => value + (speed[column] ?? 0));
  }
  return Object.fromEntries(names.map((name, column) => [name, (learnt[column] ?? 0) * (scales[column] ?? 0)]));
}

/** The squares make what is wholly right count for more than what is half right. */
function wantedShares(rows: RankingGroup['rows']): number[] {
  const total = rows.reduce((sum, { worth }) => sum + worth ** 2, 0);
  return rows.map(({ worth }) => worth ** 2 / total);
}

interface Pull {
  learnt: readonly number[];
  wanted: readonly number[];
  weight: number;
}

function addSlope(slope: number[], table: readonly (readonly number[])[], { learnt, wanted, weight }: Pull): void {
  const scores = table.map((row) => row.reduce((sum, value, column) => sum + value * (learnt[column] ?? 0), 0));
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - best));
  const all = powers.reduce((sum, power) => sum + power, 0);
  for (const [at, row] of table.entries()) {
    const excess = weight * ((powers[at] ?? 0) / all - (wanted[at] ?? 0));
    for (const [column, value] of row.entries()) slope[column] = (slope[column] ?? 0) + excess * value;
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
