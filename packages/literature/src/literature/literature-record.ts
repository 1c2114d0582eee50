import type { Article } from '@footnote/domain';

/** One thing a literature file says: an article, the withdrawal of one, or a record that could not be read. */
export type LiteratureRecord =
  | { type: 'article'; article: Article }
  | { type: 'deletion'; pmid: string }
  | { type: 'failure'; pmid: string; reason: string };
