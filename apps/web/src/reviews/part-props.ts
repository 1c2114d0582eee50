import type { Review } from '@footnote/domain';
import { paths } from '../platform/navigation/paths.ts';

/** Parts of the page of a review. */
export const PARTS = ['flow', 'protocol', 'searches', 'title', 'full-text', 'conflicts', 'records', 'people'] as const;
export type Part = (typeof PARTS)[number];

/** The address of a part of a review. */
export const partAddress = (id: string, part: Part) => `${paths.review(id)}?part=${part}`;

/** What every part of the page of a review is given. */
export interface PartProps {
  review: Review;
  /** Called after a change, so that the review is read again. */
  onChanged: () => void;
}
