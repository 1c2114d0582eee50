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

/** Ranks records in a thread of its own, which learns anew from what the user decides. */
export function useRanking(review: Review, states: readonly ScreeningState[], on: boolean): Ranking {
  const [worker, setWorker] = useState<Worker | null>(null);
  const [ranking, setRanking] = useState<Ranking>({ state: 'off', scores: NONE });
  const { id } = review;
  const wanted = wantedText(review);
  useEffect(() => {
    if (!on) return undefined;
    setRanking({ state: 'loading', scores: NONE });
    const thread = new Worker(new URL('ranking.worker.ts', import.meta.url), { type: 'module' });
    let isWanted = true;
    thread.addEventListener('message', ({ data }: MessageEvent<RankingAnswer>) => {
      setRanking({ state: 'ready', scores: data.scores === null ? NONE : new Map(data.scores) });
    });
    thread.addEventListener('error', () => setRanking({ state: 'failed', scores: NONE }));
    void loadTexts(id, () => isWanted).then((texts) => {
      if (!isWanted) return;
      if (texts === null) {
        setRanking({ state: 'failed', scores: NONE });
        return;
      }
      const message: RankingRequest = { kind: 'texts', texts, wanted };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
      thread.postMessage(message);
      setWorker(thread);
    });
    return () => {
      isWanted = false;
      thread.terminate();
      setWorker(null);
      setRanking({ state: 'off', scores: NONE });
    };
  }, [id, wanted, on]);
  useEffect(() => {
    const decided = states.flatMap(({ id: record, mine }) => {
      const relevant = LEARNT_FROM[mine ?? ''];
      return relevant === undefined ? [] : [[record, relevant] as const];
    });
    const message: RankingRequest = { kind: 'decided', decided };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target: it never leaves the page
    worker?.postMessage(message);
  }, [worker, states]);
  return ranking;
}
