import { err, ok, type Result } from '@footnote/domain';
import type { AppliedFile } from '../../search/literature-index.ports.ts';
import { filePosition, inOrder, type PubmedFile } from './pubmed-file.ts';
import { permanent, type Problem } from './sync-failure.ts';

/** What a sync leaves out, for people to know: the files of the past, or a new year's baseline. */
export type SyncNote = 'updates-only' | 'new-baseline';

export interface SyncOptions {
  /** Begin with the newest baseline. */
  baseline: boolean;
  /** YYYY-MM-DD: only update files of that day and later; null for what has not been applied. */
  since: string | null;
}

export interface SyncPlan {
  /** To apply, in this order. */
  files: PubmedFile[];
  notes: SyncNote[];
}

interface Listed {
  /** Empty where it was not asked for. */
  baseline: readonly PubmedFile[];
  updates: readonly PubmedFile[];
}

/** The files from the first that is not applied: recording it makes the index forget that later ones were. */
function fromFirstMissing(files: readonly PubmedFile[], applied: readonly AppliedFile[]): PubmedFile[] {
  const known = new Set(applied.map(({ position }) => position));
  const first = files.findIndex((file) => !known.has(filePosition(file)));
  return first === -1 ? [] : files.slice(first);
}

/** The first number that a run of files leaves out between two others of its year. */
function hole(files: readonly PubmedFile[], before: number | null): string | null {
  let last = before;
  for (const file of files) {
    const position = filePosition(file);
    const sameYear = last !== null && Math.floor(last / 100_000) === file.year;
    if (sameYear && last !== null && position > last + 1) return file.name;
    last = position;
  }
  return null;
}

function withoutHoles(plan: SyncPlan, before: number | null): Result<SyncPlan, Problem> {
  const after = hole(plan.files, before);
  if (after === null) return ok(plan);
  return err(
    permanent('sync/missing-file', `The server lists ${after} but not the file before it; files apply in order only.`),
  );
}

function sinceDay(
  updates: readonly PubmedFile[],
  day: string,
  applied: readonly AppliedFile[],
): Result<SyncPlan, Problem> {
  if (updates.some(({ published }) => published === ''))
    return err(
      permanent(
        'sync/no-dates',
        'The server lists its files without dates, so there is no telling which are that new.',
      ),
    );
  const first = updates.findIndex(({ published }) => published >= day);
  const files = first === -1 ? [] : fromFirstMissing(updates.slice(first), applied);
  return withoutHoles({ files, notes: [] }, null);
}

/**
 * Chooses the files to apply: all of the newest baseline and its updates, the updates of a day and later, or what
 * follows the newest one applied. Files of one year must come without a hole.
 */
export function planSync(
  listed: Listed,
  applied: readonly AppliedFile[],
  wish: SyncOptions,
): Result<SyncPlan, Problem> {
  const updates = inOrder(listed.updates);
  if (wish.since !== null) return sinceDay(updates, wish.since, applied);
  const year = Math.max(...listed.baseline.map((file) => file.year), 0);
  const baseline = inOrder(listed.baseline.filter((file) => file.year === year));
  if (wish.baseline) {
    if (baseline.length === 0) return err(permanent('sync/missing-file', 'The server lists no baseline.'));
    const all = [...baseline, ...updates.filter((file) => file.year >= year)];
    const whole = withoutHoles({ files: all, notes: [] }, filePosition({ year, number: 0 }));
    return whole.ok ? ok({ files: fromFirstMissing(all, applied), notes: [] }) : whole;
  }
  const position = applied.reduce<number | null>((last, file) => Math.max(last ?? 0, file.position), null);
  if (position === null) return withoutHoles({ files: updates, notes: ['updates-only'] }, null);
  const files = [...baseline, ...updates].filter((file) => filePosition(file) > position);
  const isNewYear = files.some((file) => Math.floor(position / 100_000) < file.year);
  return withoutHoles({ files, notes: isNewYear ? ['new-baseline'] : [] }, position);
}
