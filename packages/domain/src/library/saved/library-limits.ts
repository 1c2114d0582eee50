/** How much a library holds and takes in. */
export const LIBRARY_LIMITS = {
  /** References of an account. */
  items: 5_000,
  /** Collections of an account, and of an organization. */
  collections: 200,
  noteCharacters: 4_000,
  tagCharacters: 60,
  /** Tags of one reference. */
  tags: 20,
  nameCharacters: 120,
  /** Characters of a file that is imported; a thousand records of PubMed have some 4 million. */
  importCharacters: 8_000_000,
  /** Records of one file. */
  importRecords: 5_000,
  /** What is listed of that which could not be read, and how much of each is shown. */
  unreadShown: 200,
  shownCharacters: 120,
  /** Days within which what was removed can be brought back. */
  undoDays: 1,
} as const;
