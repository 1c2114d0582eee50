import { setTimeout as pause } from 'node:timers/promises';
import type { Body } from '../cluster.ts';
import { Refusal, isRetryable, reasonsOf, refusalFailure } from '../cluster-errors.ts';
import type { IndexPlace } from '../index-place.ts';

/** One change of a document; `source` is missing where it is deleted. */
export interface BulkAction {
  action: 'index' | 'create' | 'update' | 'delete';
  id: string;
  /** The revision the document must still have, as the cluster numbers it. */
  held?: { sequence: number; term: number };
  source?: Body;
}

interface BulkAnswer {
  items: readonly Readonly<Record<string, { _id: string; status: number; error?: unknown }>>[];
}

/** Bytes sent at once; clusters refuse bodies of 100 MB, and hold all of them in memory while they work. */
const MAX_BYTES = 4_000_000;
/** Milliseconds before the parts of a bulk that a busy cluster turned away are sent again. */
const WAITS = [100, 400, 1_500, 4_000, 9_000, 20_000];
const CONFLICT = 409;
const GONE = 404;

/**
 * Sends the actions in portions, one after the other, and what a busy cluster turned away again; a writer therefore goes at
 * the pace of the cluster. Gives the documents that were changed by somebody else in the meantime and so were left alone.
 */
export async function sendBulk(
  place: IndexPlace,
  { index, actions, isAlias = true }: { index: string; actions: readonly BulkAction[]; isAlias?: boolean },
): Promise<Set<string>> {
  const conflicts = new Set<string>();
  for (const portion of portions(actions)) {
    let left = portion;
    for (let attempt = 0; left.length > 0; attempt += 1) {
      left = await sendPortion(place, { index, isAlias, portion: left, conflicts, isLast: attempt === WAITS.length });
      if (left.length > 0) await pause(WAITS[attempt]);
    }
  }
  return conflicts;
}

interface Portion {
  index: string;
  isAlias: boolean;
  portion: readonly BulkAction[];
  conflicts: Set<string>;
  isLast: boolean;
}

/** Gives the actions that were turned away for now. */
async function sendPortion({ cluster }: IndexPlace, { index, isAlias, portion, conflicts, isLast }: Portion) {
  const { items } = await cluster.ask<BulkAnswer>({
    method: 'POST',
    path: `/${index}/_bulk`,
    query: { require_alias: isAlias, filter_path: 'items.*._id,items.*.status,items.*.error' },
    lines: portion.flatMap(linesOf),
  });
  return portion.filter((action, place) => {
    const item = items[place]?.[action.action];
    const status = item?.status ?? 0;
    if (status >= 200 && status < 300) return false;
    if (status === CONFLICT || (status === GONE && action.action === 'delete')) conflicts.add(action.id);
    else if (status === GONE && action.action === 'update') return false;
    else if (isRetryable(status) && !isLast) return true;
    else throw refusalFailure(new Refusal(status, reasonsOf(item)));
    return false;
  });
}

function linesOf({ action, id, held, source }: BulkAction): Body[] {
  const checked = held === undefined ? {} : { if_seq_no: held.sequence, if_primary_term: held.term };
  const retried = action === 'update' ? { retry_on_conflict: 5 } : {};
  const head = { [action]: { _id: id, ...checked, ...retried } };
  if (source === undefined) return [head];
  return [head, action === 'update' ? { doc: source } : source];
}

function portions(actions: readonly BulkAction[]): BulkAction[][] {
  const all: BulkAction[][] = [];
  let current: BulkAction[] = [];
  let bytes = 0;
  for (const action of actions) {
    const size = JSON.stringify(action).length;
    if (current.length > 0 && bytes + size > MAX_BYTES) {
      all.push(current);
      current = [];
      bytes = 0;
    }
    current.push(action);
    bytes += size;
  }
  return current.length > 0 ? [...all, current] : all;
}

/** Makes what was written findable. */
export async function refresh({ cluster }: IndexPlace, index: string): Promise<void> {
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, query: { filter_path: '_shards.failed' } });
}
