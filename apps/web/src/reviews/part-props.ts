import type { Review } from '@footnote/domain';

/** What every part of the page of a review is given. */
export interface PartProps {
  review: Review;
  /** Called after a change, so that the review is read again. */
  onChanged: () => void;
}
