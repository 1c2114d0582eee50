import { literatureUpdatesSchema, type LiteratureUpdatesStatus, type Result } from '@footnote/domain';
import useSWR, { type KeyedMutator } from 'swr';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { adminCalls } from './admin-calls.ts';

/** Milliseconds between two looks at a status that changes, and at one that does not. */
const WHILE_SYNCING = 2_000;
const OTHERWISE = 60_000;

async function fetchUpdates(url: string): Promise<Result<LiteratureUpdatesStatus, ApiError>> {
  return callApi(url, { read: (value) => literatureUpdatesSchema.parse(value) });
}

/** What a look at the status gave; undefined until the first has come back. */
export interface LiteratureUpdatesLook {
  looked: Result<LiteratureUpdatesStatus, ApiError> | undefined;
  again: KeyedMutator<Result<LiteratureUpdatesStatus, ApiError>>;
}

/** Whether a sync that was asked for when the status was `before` has not been seen to begin. */
export function isAwaited(before: LiteratureUpdatesStatus | null, now: LiteratureUpdatesStatus | null): boolean {
  if (before === null || now === null) return before !== null;
  return now.running === null && now.checkedAt === before.checkedAt && now.failure?.at === before.failure?.at;
}

/** How current the literature is, looked at often while a sync asked for at `before` is awaited, or while one runs. */
export function useLiteratureUpdates(before: LiteratureUpdatesStatus | null): LiteratureUpdatesLook {
  const { data, mutate } = useSWR(adminCalls.literatureUpdates, fetchUpdates, {
    refreshInterval: (looked) => {
      const now = looked?.ok === true ? looked.value : null;
      const isRunning = now !== null && now.running !== null;
      return isRunning || isAwaited(before, now) ? WHILE_SYNCING : OTHERWISE;
    },
  });
  return { looked: data, again: mutate };
}

/** Queues a look for new files, or what failed once more. */
export async function requestSync(which: 'sync' | 'retry'): Promise<Result<void, ApiError>> {
  return callApi(adminCalls.literatureOrder(which), { method: 'POST', read: () => undefined });
}
