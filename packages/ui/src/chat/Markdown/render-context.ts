import type { ReactNode } from 'react';

/** A citation as it is shown. */
export interface RenderedCitation {
  /** What stands at the word; no line break comes between them, unless it is wordy. */
  marker: ReactNode;
  /** True where the marker says more than numbers: with its word it may be wider than a line. */
  wordy?: boolean;
  /** What is said about the marker after it. */
  note?: ReactNode;
}

/** What rendering needs besides the tokens. */
export interface RenderContext {
  /** Names the scrollable frame of a table. */
  tableLabel: string;
  renderCitation: (numbers: readonly number[], offset: number) => RenderedCitation;
  /** Gives the place of the next citation marker; call it once for each, in order. */
  nextMarker: () => number;
}
