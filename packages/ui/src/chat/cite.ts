import type { QuotedPart } from '@footnote/domain';
import type { ReactNode } from 'react';

/** Draws the marker of references: chips on a screen, “[1, 3]” on paper. `quoted` is the piece of the source that is meant. */
export type Cite = (numbers: readonly number[], quoted?: QuotedPart) => ReactNode;
