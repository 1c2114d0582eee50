import { REVIEW_LIMITS, type Review, type ScreeningState } from '@footnote/domain';
import { useEffect, useState } from 'react';
import { fetchTexts } from '../reviews.client.ts';

/** What the thread that ranks is told: the texts first, then what is decided, as often as it changes. */
export type RankingRequest =
  | { kind: 'texts'; texts: readonly { id: number; text: string }[]; wanted: string }
  | { kind: 'decided'; decided: readonly (readonly [id: number, relevant: boolean])[] };

/** How probably relevant each record is; null until there is something to learn from. */
export interface RankingAnswer {
  scores: readonly (readonly [id: number, score: number])[] | null;
}

/** Scores of records, or why there are none. */
export interface Ranking {
  state: 'off' | 'loading' | 'ready' | 'failed';
  scores: ReadonlyMap<number, number>;
}

const NONE: ReadonlyMap<number, number> = new Map();

/** Reads all texts of a review, a part after the other. */
async function loadTexts(id: string, isWanted: () => boolean): Promise<{ id: number; text: string }[] | null> {
  const texts: { id: number; text: string }[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a part begins after the one before
    const part = await fetchTexts(id, texts.at(-1)?.id ?? 0);
    if (!part.ok || !isWanted()) return null;
    texts.push(...part.value);
    if (part.value.length < REVIEW_LIMITS.texts) return texts;
  }
}

function wantedText({ protocol }: Review): string {
  const { question, frame, inclusion } = protocol;
  return [question, ...Object.values(frame).flat(), ...inclusion].join(' ');
}

const LEARNT_FROM: Readonly<Record<string, boolean | undefined>> = { include: true, maybe: true, exclude: false };

interface Learnt {
  worker: Worker | null;
  failed: boolean;
  /** Null until the thread has answered. */
  scores: ReadonlyMap<number, number> | null;
}

const NOTHING: Learnt = { worker: null, failed: false, scores: null };

/** Ranks records in a thread of its own, which learns anew from what the user decides. */
export function useRanking(review: Review, states: readonly ScreeningState[], on: boolean): Ranking {
  const [learnt, setLearnt] = useState(NOTHING);
  const { id } = review;
  const wanted = wantedText(review);
  useEffect(() => {
    if (!on) return undefined;
    const thread = new Worker(new URL('ranking.worker.ts', import.meta.url), { type: 'module' });
    let isWanted = true;
    const fail = () => setLearnt({ ...NOTHING, failed: true });
    thread.addEventListener('message', ({ data: { scores } }: MessageEvent<RankingAnswer>) => {
      setLearnt({ worker: thread, failed: false, scores: scores === null ? NONE : new Map(scores) });
    });
    thread.addEventListener('error', fail);
    const begin = async () => {
      const texts = await loadTexts(id, () => isWanted);
      if (!isWanted) return;
      if (texts === null) {
        fail();
        return;
      }
      const message: RankingRequest = { kind: 'texts', texts, wanted };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
      thread.postMessage(message);
      setLearnt({ ...NOTHING, worker: thread });
    };
    void begin();
    return () => {
      isWanted = false;
      thread.terminate();
      setLearnt(NOTHING);
    };
  }, [id, wanted, on]);
  const { worker, failed, scores } = learnt;
  useEffect(() => {
    const decided = states.flatMap(({ id: record, mine }) => {
      const relevant = LEARNT_FROM[mine ?? ''];
      return relevant === undefined ? [] : [[record, relevant] as const];
    });
    const message: RankingRequest = { kind: 'decided', decided };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
    worker?.postMessage(message);
  }, [worker, states]);
  if (!on) return { state: 'off', scores: NONE };
  if (failed) return { state: 'failed', scores: NONE };
  return scores === null ? { state: 'loading', scores: NONE } : { state: 'ready', scores };
}
