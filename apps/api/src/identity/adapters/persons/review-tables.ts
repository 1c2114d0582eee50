import { sql } from 'drizzle-orm';
import { byAccount, isReadable, type PersonalTable } from './personal-rows.ts';

const ofOwnReview = (id: string) => sql`review_id IN (SELECT id FROM review WHERE account_id = ${id})`;
const ofReviewer = (id: string) => sql`member_id IN (SELECT id FROM review_member WHERE account_id = ${id})`;
const readableReviewer = (id: string) =>
  sql`(${ofReviewer(id)} AND review_id IN (SELECT id FROM review WHERE ${isReadable(id)}))`;

/** What systematic reviews hold of persons. */
export const REVIEW_TABLES: readonly PersonalTable[] = [
  {
    // What somebody decided in a review of an organization stays, without their name.
    table: 'review_decision',
    ofAccount: ofReviewer,
    readable: readableReviewer,
    stays: true,
    exported: ['review_id', 'record', 'stage', 'verdict', 'reason', 'made_at'],
    withheld: ['member_id', 'blind_verdict', 'opened'],
  },
  {
    table: 'review_settlement',
    ofAccount: ofReviewer,
    readable: readableReviewer,
    stays: true,
    exported: ['review_id', 'record', 'stage', 'verdict', 'reason', 'settled_at'],
    withheld: ['member_id'],
  },
  {
    table: 'review_log',
    ofAccount: ofReviewer,
    readable: readableReviewer,
    stays: true,
    exported: ['review_id', 'record', 'stage', 'kind', 'verdict', 'reason', 'made_at', 'came_at'],
    withheld: ['id', 'position', 'member_id'],
  },
  {
    table: 'review_amendment',
    ofAccount: ofReviewer,
    readable: readableReviewer,
    stays: true,
    exported: ['review_id', 'revision', 'protocol', 'changed', 'changed_at'],
    withheld: ['member_id'],
  },
  {
    table: 'review_record',
    ofAccount: ofOwnReview,
    exported: ['review_id', 'number', 'search_id', 'import_id', 'reference', 'duplicate_of'],
    // All of it stands in the reference.
    withheld: ['doi', 'digest', 'title', 'year', 'searched'],
  },
  {
    table: 'review_import',
    ofAccount: (id) => sql`search_id IN (SELECT id FROM review_search WHERE ${ofOwnReview(id)})`,
    exported: ['id', 'search_id', 'brought_at'],
    withheld: ['digest'],
  },
  {
    table: 'review_search',
    ofAccount: ofOwnReview,
    exported: [
      'id',
      'review_id',
      'source',
      'kind',
      'ran_here',
      'query',
      'settings',
      'searched_on',
      'found',
      'added_at',
    ],
    withheld: ['files'],
  },
  {
    table: 'review_member',
    ofAccount: byAccount,
    readable: (id) => sql`account_id = ${id} AND review_id IN (SELECT id FROM review WHERE ${isReadable(id)})`,
    stays: true,
    exported: ['id', 'review_id', 'joined_at', 'left_at'],
    withheld: ['account_id'],
  },
  {
    // As a collection, one that is shared stays with the organization.
    table: 'review',
    ofAccount: (id) => sql`(account_id = ${id} OR made_by = ${id})`,
    readable: (id) => sql`(account_id = ${id} OR made_by = ${id}) AND ${isReadable(id)}`,
    stays: true,
    exported: ['id', 'organization_id', 'title', 'protocol', 'screeners', 'created_at', 'changed_at'],
    withheld: ['account_id', 'made_by', 'revision', 'last_record'],
  },
];
