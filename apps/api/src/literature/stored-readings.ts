import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Article } from '@footnote/domain';
import type { OfferedEvidence } from '@footnote/literature';
import { z } from 'zod';

const phrases = z.array(z.string());
const evidenceSchema = z.object({
  population: phrases,
  intervention: phrases,
  comparison: phrases,
  outcome: phrases,
  bottomLine: z.string(),
  sampleSize: z.number().nullable(),
});

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

/** Opens the file, or makes it; throws where that cannot be done. */
export function openStoredReadings(path: string): StoredReadings {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  try {
    database.exec(
      `CREATE TABLE IF NOT EXISTS reading
        (pmid TEXT PRIMARY KEY, text TEXT NOT NULL, reader TEXT NOT NULL, evidence TEXT) WITHOUT ROWID`,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const select = database.prepare('SELECT reader, evidence FROM reading WHERE pmid = ? AND text = ?');
  const insert = database.prepare('INSERT OR REPLACE INTO reading (pmid, text, reader, evidence) VALUES (?, ?, ?, ?)');
  return {
    find(article, reader) {
      const row = select.get(article.pmid, textDigest(article));
      if (row === undefined) return null;
      if (row['evidence'] === null) return row['reader'] === reader ? { evidence: null } : null;
      return readEvidence(String(row['evidence']));
    },
    keep(article, reader, { evidence }) {
      insert.run(article.pmid, textDigest(article), reader, evidence === null ? null : JSON.stringify(evidence));
    },
    close: () => database.close(),
  };
}

function readEvidence(text: string): StoredReading | null {
  try {
    return { evidence: evidenceSchema.parse(JSON.parse(text)) };
  } catch {
    // Damaged or of another version: asking again mends it.
    return null;
  }
}
