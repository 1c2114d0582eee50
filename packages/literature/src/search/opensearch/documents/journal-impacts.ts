import { setTimeout as pause } from 'node:timers/promises';
import type { Article, Impact } from '@footnote/domain';
import { normalisedIssn } from '../../core/identifiers.ts';
import type { JournalImpact } from '../../literature-index.ports.ts';
import { unavailable } from '../cluster-errors.ts';
import { putEntries, readEntries } from './companion-entries.ts';
import type { IndexPlace } from '../index-place.ts';
import { refresh } from './send-bulk.ts';

/** Journals whose articles are rewritten in one task of the cluster. */
const JOURNALS_AT_ONCE = 500;
/** Rounds for articles that were written while their journal's metric changed. */
const MAX_ROUNDS = 5;
/** Milliseconds between two questions whether a task is done, growing up to the last. */
const WAITS = [20, 50, 100, 250, 1_000, 5_000];

const REPLACE = `def impact = params.impacts[ctx._source.issn];
  ctx._source.impactMetric = impact[0];
  ctx._source.impactQuartile = impact[1];`;

/** Metrics by ISSN; journals without one are missing. */
export async function readImpacts(place: IndexPlace, issns: readonly string[]): Promise<Map<string, JournalImpact>> {
  const impacts = await readEntries<JournalImpact>(place, 'impact', issns.map(normalisedIssn));
  return new Map(impacts.map((impact) => [impact.issn, impact]));
}

/** The metric of an article's journal. */
export function impactOf(article: Article, impacts: ReadonlyMap<string, JournalImpact>): Impact | null {
  const impact = impacts.get(normalisedIssn(article.journal.issn));
  return impact === undefined ? null : { metric: impact.metric, quartile: impact.quartile, source: impact.source };
}

/** Replaces the metrics of the journals named, and those kept with their articles. */
export async function writeImpacts(place: IndexPlace, impacts: readonly JournalImpact[]): Promise<void> {
  const next = new Map(impacts.map((impact) => [normalisedIssn(impact.issn), impact]));
  const held = await readImpacts(place, [...next.keys()]);
  const changed = [...next].filter(([issn, impact]) => !isSame(held.get(issn), impact));
  await putImpacts(
    place,
    changed.map(([issn, impact]) => ({ ...impact, issn })),
  );
  for (let first = 0; first < changed.length; first += JOURNALS_AT_ONCE)
    await rewriteArticles(place, new Map(changed.slice(first, first + JOURNALS_AT_ONCE)));
}

/** Keeps metrics without touching articles. */
export async function putImpacts(place: IndexPlace, impacts: readonly JournalImpact[], isAlias = true): Promise<void> {
  const entries = impacts.map(({ metric, quartile, source, ...journal }) => {
    const issn = normalisedIssn(journal.issn);
    return { key: issn, value: { issn, metric, quartile, source } };
  });
  await putEntries(place, { kind: 'impact', entries, isAlias });
}

function isSame(left: JournalImpact | undefined, right: JournalImpact): boolean {
  return left?.metric === right.metric && left.quartile === right.quartile && left.source === right.source;
}

async function rewriteArticles(place: IndexPlace, impacts: ReadonlyMap<string, JournalImpact>): Promise<void> {
  const body = {
    query: { terms: { issn: [...impacts.keys()] } },
    script: {
      source: REPLACE,
      params: { impacts: Object.fromEntries([...impacts].map(([issn, one]) => [issn, [one.metric, one.quartile]])) },
    },
  };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await refresh(place, place.articles);
    const { task } = await place.cluster.ask<{ task: string }>({
      method: 'POST',
      path: `/${place.articles}/_update_by_query`,
      query: { conflicts: 'proceed', refresh: true, wait_for_completion: false },
      body,
    });
    if ((await taskConflicts(place, task)) === 0) return;
  }
  throw unavailable('Others keep changing the articles of journals whose metrics are written.');
}

interface TaskAnswer {
  completed: boolean;
  error?: unknown;
  response?: { version_conflicts: number; failures: readonly unknown[] };
}

/** Waits for a task and gives the articles it left alone because others changed them. */
async function taskConflicts({ cluster }: IndexPlace, task: string): Promise<number> {
  for (let asked = 0; ; asked += 1) {
    const { completed, error, response } = await cluster.ask<TaskAnswer>({
      method: 'GET',
      path: `/_tasks/${task}`,
      query: { filter_path: 'completed,error,response.version_conflicts,response.failures' },
    });
    if (completed) {
      if (error !== undefined || (response?.failures?.length ?? 0) > 0)
        throw unavailable('The search cluster could not write the metrics to all articles; write them again.', error);
      return response?.version_conflicts ?? 0;
    }
    await pause(WAITS[Math.min(asked, WAITS.length - 1)]);
  }
}
