/** How much a systematic review holds. */
export const REVIEW_LIMITS = {
  /** Reviews of an account, and of an organization. */
  reviews: 50,
  /** Records of a review, duplicates among them. */
  records: 20_000,
  searches: 100,
  /** Edits of a protocol after screening began. */
  amendments: 500,
  members: 20,
  titleCharacters: 200,
  /** Criteria of inclusion, of exclusion, and reasons, each. */
  criteria: 40,
  criterionCharacters: 500,
  reasonCharacters: 200,
  questionCharacters: 2_000,
  sourceCharacters: 200,
  /** Records one search of this product brings. */
  searchRecords: 10_000,
  /** Records an outside database can be said to have found. */
  foundRecords: 10_000_000,
  /** Decisions of one call. */
  decisions: 500,
  /** Records read at once. */
  read: 100,
  /** Texts read at once for the ranking. */
  texts: 1_000,
  /** Characters of a text that the ranking reads. */
  textCharacters: 6_000,
} as const;
