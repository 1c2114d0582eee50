import { newDecisionSchema, REVIEW_LIMITS, type NewDecision, type TakenDecisions } from '@footnote/domain';
import type { ApiError } from '../../platform/api/api.client.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';
import { sendDecisions } from '../reviews.client.ts';

/** Seconds until what could not be sent is tried again: without an answer, and where the server took none of it. */
const AGAIN_SECONDS = 5;
const LATER_SECONDS = 60;

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
  onChange?: () => void;
  /** Told of what the server has taken, and which of it does not count. */
  onTaken?: (taken: TakenDecisions) => void;
  /** Told of why the server took nothing; once for the same reason. */
  onRefused?: (error: ApiError) => void;
}

interface OutboxOptions {
  reviewId: string;
  /** Who decides: what somebody else decided in this browser is not theirs. */
  memberId: string;
  /** The organization they act for; what is sent after they chose another is still sent for this one. */
  organization: string | null;
}

const outboxes = new Map<string, DecisionOutbox>();

/** What waits of the decisions of a screener, one for all who ask; nothing is sent before it is opened. */
export function decisionOutbox(options: OutboxOptions): DecisionOutbox {
  const key = JSON.stringify(options);
  const outbox = outboxes.get(key) ?? openOutbox(options);
  outboxes.set(key, outbox);
  return outbox;
}

function openOutbox({ reviewId, memberId, organization }: OutboxOptions): DecisionOutbox {
  const listeners = new Set<OutboxTold>();
  const kept = keptDecisions(`footnote-review-decisions:${reviewId}:${memberId}:`, () => {
    for (const one of listeners) one.onChange?.();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let toldCode = '';
  const tell = (error: ApiError) => {
    if (error.status === 0 || error.code === toldCode) return;
    toldCode = error.code;
    for (const one of listeners) one.onRefused?.(error);
  };
  const send = async () => {
    clearTimeout(timer);
    let most: number = REVIEW_LIMITS.decisions;
    for (let part = kept.all().slice(0, most); part.length > 0; part = kept.all().slice(0, most)) {
      // oxlint-disable-next-line no-await-in-loop -- in the order they were made
      const sent = await sendDecisions(reviewId, { decisions: part, actingFor: organization });
      if (sent.ok) {
        kept.drop(part);
        toldCode = '';
        for (const one of listeners) one.onTaken?.(sent.value);
      } else if (!isMalformed(sent.error)) {
        const seconds = mayComeSoon(sent.error) ? AGAIN_SECONDS : LATER_SECONDS;
        if (seconds === LATER_SECONDS) tell(sent.error);
        if (listeners.size > 0) timer = setTimeout(() => void flush(), seconds * 1000);
        return;
      } else if (part.length === 1) {
        kept.drop(part);
        tell(sent.error);
      }
      // One that the server cannot read takes no other with it.
      most = sent.ok || part.length === 1 ? REVIEW_LIMITS.decisions : Math.ceil(part.length / 2);
    }
  };
  const flush = () => {
    sending ??= send().finally(() => (sending = null));
    return sending;
  };
  const whenOnline = () => void flush();
  return {
    waiting: kept.all,
    add: kept.add,
    flush,
    open(listener) {
      listeners.add(listener);
      addEventListener('online', whenOnline);
      void flush();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        removeEventListener('online', whenOnline);
      };
    },
  };
}

const isMalformed = ({ status }: ApiError) => status === 400 || status === 413 || status === 422;

const mayComeSoon = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

interface KeptDecisions {
  all: () => readonly NewDecision[];
  add: (decision: NewDecision) => void;
  drop: (decisions: readonly NewDecision[]) => void;
}

/** Each is kept by itself, so that two windows lose nothing of one another; what storage refuses lasts as long as the page. */
function keptDecisions(prefix: string, onChange: () => void): KeptDecisions {
  const unstored = new Map<string, NewDecision>();
  return {
    all() {
      const stored = storedKeys(prefix).flatMap((key) => readDecision(readStored(key)));
      const ids = new Set(stored.map(({ id }) => id));
      const others = [...unstored.values()].filter(({ id }) => !ids.has(id));
      return [...stored, ...others].toSorted((one, other) => compare(one.madeAt, other.madeAt));
    },
    add(decision) {
      const key = prefix + decision.id;
      writeStored(key, JSON.stringify(decision));
      if (readStored(key) === undefined) unstored.set(decision.id, decision);
      onChange();
    },
    drop(decisions) {
      for (const { id } of decisions) {
        unstored.delete(id);
        writeStored(prefix + id, null);
      }
      onChange();
    },
  };
}

function storedKeys(prefix: string): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_none, at) => localStorage.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}

function readDecision(text: string | undefined): NewDecision[] {
  try {
    const read = newDecisionSchema.safeParse(JSON.parse(text ?? 'null'));
    return read.success ? [read.data] : [];
  } catch {
    return [];
  }
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
