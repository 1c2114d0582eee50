import { createHash } from 'node:crypto';
import type { Article } from '@footnote/domain';
import type { OfferedEvidence } from '@footnote/literature';

/** What came of asking about an article; null where the answer was of no use. */
export interface StoredReading {
  evidence: OfferedEvidence | null;
}

/** Answers about articles, so that nobody is asked twice about the same text. */
export interface StoredReadings {
  /** The answer about this title and abstract; one of no use counts only against the reader who gave it. */
  find(article: Article, reader: string): StoredReading | null;
  /** Takes the place of what was kept about another text of the article; kept when it returns. */
  keep(article: Article, reader: string, reading: StoredReading): void;
  close(): void;
}

/** The revision of what is read: indexing, notices and names may change without a word of it changing. */
export function textDigest({ title, abstract }: Pick<Article, 'title' | 'abstract'>): string {
  const sections = abstract.map(({ label, text }) => [label, text]);
  return createHash('sha256')
    .update(JSON.stringify([title, sections]))
    .digest('hex');
}
