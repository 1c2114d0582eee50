import type { LiteratureUpdatesStatus } from '@footnote/domain';
import type { AppliedFile, LiteratureIndex, LiteratureStats, SyncProgress } from '@footnote/literature';
import type { LiteratureUpdates } from './literature-updates.ts';

const DAY = 86_400_000;
/** The engine's positions count files of a year below this. */
const FILES_A_YEAR = 100_000;
/** Milliseconds. */
const COUNTS_LAST = 30_000;

export interface UpdatesStatusDeps {
  literature: LiteratureIndex;
  updates: LiteratureUpdates;
  sync: LiteratureUpdatesStatus['sync'];
  /** Address of the server of files. */
  pubmedUrl: string;
}

/**
 * Says how current the literature is. While a sync runs, counts may be half a minute old: counting passes over the whole
 * index, and whoever watches asks every few seconds.
 */
export function createUpdatesStatus(deps: UpdatesStatusDeps): () => Promise<LiteratureUpdatesStatus> {
  const { literature, updates } = deps;
  let counted: { at: number; stats: LiteratureStats } | null = null;
  return async () => {
    const now = performance.now();
    if (counted === null || updates.progress() === null || now - counted.at > COUNTS_LAST)
      counted = { at: now, stats: await literature.stats() };
    return statusOf(deps, counted.stats, await literature.appliedFiles());
  };
}

function statusOf(
  { updates, sync, pubmedUrl }: UpdatesStatusDeps,
  stats: LiteratureStats,
  applied: readonly AppliedFile[],
): LiteratureUpdatesStatus {
  const { checkedAt, newest, waiting, withdrawn, unreadable, failure } = updates.lastState();
  const last = applied.at(-1);
  const ofYear = applied.filter((file) => yearOf(file) === (last === undefined ? 0 : yearOf(last)));
  return {
    sync,
    server: new URL(pubmedUrl).host,
    running: runningNow(updates.progress()),
    lastApplied: last === undefined ? null : { name: last.name, published: last.published, appliedAt: last.appliedAt },
    appliedFiles: ofYear.length,
    hasBaseline: isWhole(ofYear),
    checkedAt,
    newest,
    lagDays: daysBetween(last?.published, newest?.published),
    waiting,
    newBaseline: last?.kind === 'update' && ofYear.length < applied.length && !isWhole(ofYear),
    unreadable,
    failure,
    counts: { articles: stats.articles, retracted: stats.retracted, withdrawn, byStudyType: { ...stats.byStudyType } },
  };
}

function yearOf({ position }: AppliedFile): number {
  return Math.floor(position / FILES_A_YEAR);
}

/** The numbers of a year begin with its baseline, so that a run from 1 with an update at its end holds all of it. */
function isWhole(files: readonly AppliedFile[]): boolean {
  const isFromFirst = files.every(({ position }, at) => position % FILES_A_YEAR === at + 1);
  return files.at(0)?.kind === 'baseline' && files.at(-1)?.kind === 'update' && isFromFirst;
}

function daysBetween(from: string | undefined, to: string | undefined): number | null {
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / DAY;
  return Number.isNaN(days) ? null : Math.max(0, Math.round(days));
}

function runningNow(progress: SyncProgress | null): LiteratureUpdatesStatus['running'] {
  if (progress === null) return null;
  const { step, file, fileNumber, files, bytes, bytesTotal } = progress;
  const fraction = bytesTotal === null || bytesTotal === 0 ? null : Math.min(1, bytes / bytesTotal);
  return { step, file, fileNumber, files, fraction };
}
