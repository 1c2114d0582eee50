import type { DomainError, Result, ReviewErrorCode, LibraryErrorCode, SearchErrorCode } from '@footnote/domain';
import type { ReferenceReader } from '../library/library.ports.ts';
import type { Notifications } from '../support/notifications.ports.ts';
import type { FindDeps } from '../search/find-articles.ts';
import type { ReviewRecords, Reviews } from './reviews.ports.ts';

/** What the use cases of systematic reviews need. */
export interface ReviewDeps extends FindDeps {
  reviews: Reviews;
  records: ReviewRecords;
  referenceReader: ReferenceReader;
  notifications: Pick<Notifications, 'tell'>;
  /** Does `work` in one transaction. */
  inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
}

/** An outcome, or why there is none. */
export type Refused<Value> = Result<Value, DomainError<ReviewErrorCode | LibraryErrorCode | SearchErrorCode>>;
