import { randomNumbers, rankRecords, workSaved } from '@footnote/domain';
import { screenedTopics, type ScreenedTopic } from './screened-topics.ts';

const SEEDS = [1, 2, 3, 4, 5];
const RECALL = 0.95;

/**
 * Screens the nine topics by the ranking and prints the work saved over sampling at 95 % recall. Each run begins with one
 * relevant and one irrelevant record drawn by its seed, which count as screened; after every decision the ranking learns
 * anew, and the record that ranks first is screened next.
 */
export async function evaluateScreening(options: readonly string[]): Promise<boolean> {
  const topics = screenedTopics();
  if (topics.length === 0) {
    console.log('Skipped: the public test data is not beside the project.');
    return true;
  }
  const wanted = options.find((option) => !option.startsWith('--'));
  console.log(`Work saved over sampling at ${RECALL * 100} % recall, seeds ${SEEDS.join(', ')}`);
  console.log('topic                     records  relevant   mean    least   most   screened (mean)');
  const means: number[] = [];
  for (const topic of topics.filter(({ name }) => wanted === undefined || name === wanted)) {
    const runs = SEEDS.map((seed) => screen(topic, seed));
    const saved = runs.map((run) => run.saved);
    const mean = meanOf(saved);
    means.push(mean);
    const screened = Math.round(meanOf(runs.map((run) => run.screened)));
    const { length: records } = topic.texts;
    const relevant = topic.relevant.filter(Boolean).length;
    console.log(
      `${topic.name.padEnd(26)}${String(records).padStart(7)}${String(relevant).padStart(10)}` +
        `${[mean, Math.min(...saved), Math.max(...saved)].map(percent).join('')}${String(screened).padStart(9)}`,
    );
  }
  console.log(`mean of topics ${percent(meanOf(means))}`);
  return true;
}

function screen({ texts, relevant }: ScreenedTopic, seed: number) {
  const ranking = rankRecords(texts);
  const needed = Math.ceil(relevant.filter(Boolean).length * RECALL);
  const decided = new Map<number, boolean>();
  for (const at of priors(relevant, seed)) decided.set(at, relevant[at] ?? false);
  let found = 1;
  while (found < needed) {
    const scores = ranking.scores(decided);
    if (scores === null) throw new Error('There was nothing to learn from.');
    const next = firstUndecided(scores, decided);
    const isRelevant = relevant[next] ?? false;
    decided.set(next, isRelevant);
    if (isRelevant) found += 1;
  }
  const total = { records: texts.length, relevant: relevant.filter(Boolean).length, recall: RECALL };
  return workSaved([...decided.values()], total);
}

/** A relevant record and an irrelevant one. */
function priors(relevant: readonly boolean[], seed: number): number[] {
  const random = randomNumbers(seed);
  return [true, false].map((wanted) => {
    const places = [...relevant.keys()].filter((at) => relevant[at] === wanted);
    return places[Math.floor(random() * places.length)] ?? 0;
  });
}

function firstUndecided(scores: Float64Array, decided: ReadonlyMap<number, boolean>): number {
  let best = -1;
  for (const at of scores.keys())
    if (!decided.has(at) && (best < 0 || (scores[at] ?? 0) > (scores[best] ?? 0))) best = at;
  return best;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(value * 100).toFixed(1).padStart(7)}%`;
