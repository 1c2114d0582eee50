import type { TrainingArticle } from './training-texts.ts';

/** What the thread that learns is started with. */
export interface VectorWorkerData {
  /** Where the vectors will stand. */
  path: string;
  /** Time between two saves of how far it came. */
  saveEveryMilliseconds: number;
  /** With fewer it learns nothing. */
  leastArticles: number;
}

/** To the thread that learns: pages of articles, one after the other, and then the word to begin. */
export type VectorRequest = { kind: 'articles'; articles: readonly TrainingArticle[] } | { kind: 'learn' };

/** From it. */
export type VectorReply =
  | { kind: 'taken' }
  | { kind: 'step'; step: number; steps: number }
  /** There is too little to learn from. */
  | { kind: 'too-few'; articles: number }
  | { kind: 'learnt'; articles: number; words: number; resumedAt: number };
