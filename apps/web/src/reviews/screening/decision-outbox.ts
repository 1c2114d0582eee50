import { newDecisionSchema, REVIEW_LIMITS, type NewDecision } from '@footnote/domain';
import { z } from 'zod';
import type { ApiError } from '../../platform/api/api.client.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';
import { sendDecisions } from '../reviews.client.ts';

/** Seconds until what could not be sent is tried again. */
const AGAIN_SECONDS = 5;

const keptSchema = z.array(newDecisionSchema);

/** Decisions on their way to the server, kept in this browser until they are there. */
export interface DecisionOutbox {
  /** Those that wait, the first first. */
  waiting(): readonly NewDecision[];
  add(decision: NewDecision): void;
  /** Sends what waits, now and whenever that becomes possible again. */
  flush(): Promise<void>;
  /** Begins to send, and to tell of it; gives what ends both. */
  open(told: OutboxTold): () => void;
}

interface OutboxTold {
  onChange: () => void;
  /** Told of decisions that the server refused for good. */
  onRefused: (error: ApiError) => void;
}

interface OutboxOptions {
  reviewId: string;
  /** Who decides: what somebody else decided in this browser is not theirs. */
  memberId: string;
}

/** Whether the same decisions may be taken another time. */
function mayComeThrough({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

/** What waits of the decisions of a screener; nothing is sent before it is opened. */
export function decisionOutbox({ reviewId, memberId }: OutboxOptions): DecisionOutbox {
  const key = `footnote-review-decisions:${reviewId}:${memberId}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let told: OutboxTold | null = null;
  let waiting = readWaiting(key);
  const keep = (next: readonly NewDecision[]) => {
    waiting = next;
    writeStored(key, next.length === 0 ? null : JSON.stringify(next));
    told?.onChange();
  };
  const send = async () => {
    clearTimeout(timer);
    while (waiting.length > 0) {
      const part = waiting.slice(0, REVIEW_LIMITS.decisions);
      // oxlint-disable-next-line no-await-in-loop -- in the order they were made
      const sent = await sendDecisions(reviewId, part);
      if (!sent.ok && mayComeThrough(sent.error)) {
        if (told !== null) timer = setTimeout(() => void flush(), AGAIN_SECONDS * 1000);
        return;
      }
      const gone = new Set(part.map(({ id }) => id));
      keep(waiting.filter(({ id }) => !gone.has(id)));
      if (!sent.ok) told?.onRefused(sent.error);
    }
  };
  const flush = () => {
    sending ??= send().finally(() => (sending = null));
    return sending;
  };
  const whenOnline = () => void flush();
  return {
    waiting: () => waiting,
    add: (decision) => keep([...waiting, decision]),
    flush,
    open(listener) {
      told = listener;
      addEventListener('online', whenOnline);
      void flush();
      return () => {
        told = null;
        clearTimeout(timer);
        removeEventListener('online', whenOnline);
      };
    },
  };
}

function readWaiting(key: string): readonly NewDecision[] {
  try {
    const read = keptSchema.safeParse(JSON.parse(readStored(key) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}
