import type { ReferenceReader } from '../../library/library.ports.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPostgresReviewRecords } from '../../reviews/adapters/postgres-review-records.ts';
import { createPostgresReviews } from '../../reviews/adapters/postgres-reviews.ts';
import type { ServerDeps } from '../create-server.ts';

interface ReviewParts {
  database: Database;
  referenceReader: ReferenceReader;
  /** In milliseconds since 1970. */
  now: () => number;
}

/** Opens systematic reviews. */
export function openReviews({ referenceReader, ...parts }: ReviewParts): Pick<ServerDeps, 'reviews'> {
  const [reviews, records] = [createPostgresReviews(parts), createPostgresReviewRecords(parts)];
  const inTransaction: Database['withTransaction'] = (work) => parts.database.withTransaction(work);
  return { reviews: { reviews, records, referenceReader, inTransaction } };
}
