import type { LiteratureIndex } from '@footnote/literature';

/** What holds a source. Where several servers may write to it, the rest is there, too. */
export interface SourceIndex extends LiteratureIndex {
  /** Makes findable what was written by whoever was stopped before it could. */
  refresh?(): Promise<void>;
  /** Gives the first of so many numbers that nobody else was or will be given. */
  claimNumbers?(count: number): Promise<number>;
}
