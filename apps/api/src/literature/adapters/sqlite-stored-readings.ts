import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { textDigest, type StoredReading, type StoredReadings } from '../stored-readings.ports.ts';

const phrases = z.array(z.string());
const evidenceSchema = z.object({
  population: phrases,
  intervention: phrases,
  comparison: phrases,
  outcome: phrases,
  bottomLine: z.string(),
  sampleSize: z.number().nullable(),
});

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
