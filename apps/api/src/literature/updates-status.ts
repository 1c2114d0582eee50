import type { LiteratureUpdatesStatus } from '@footnote/domain';
import type { AppliedFile, LiteratureIndex, SyncProgress } from '@footnote/literature';
import type { LiteratureUpdates } from './literature-updates.ts';

const DAY = 86_400_000;
/** The engine's positions count files of a year below this. */
const FILES_A_YEAR = 100_000;

export interface UpdatesStatusDeps {
  literature: LiteratureIndex;
  updates: LiteratureUpdates;
  sync: LiteratureUpdatesStatus['sync'];
  /** Address of the server of files. */
  pubmedUrl: string;
}

/** Says how current the literature is. */
export async function updatesStatus(deps: UpdatesStatusDeps): Promise<LiteratureUpdatesStatus> {
  const { literature, updates, sync, pubmedUrl } = deps;
  const [stats, applied] = await Promise.all([literature.stats(), literature.appliedFiles()]);
  const { checkedAt, newest, waiting, notes, withdrawn, unreadable, failure } = updates.lastState();
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
    newBaseline: notes.includes('new-baseline') && !isWhole(ofYear),
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
