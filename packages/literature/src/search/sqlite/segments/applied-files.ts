import type { AppliedFile } from '../../literature-index.ports.ts';
import type { IndexDatabase } from '../index-database.ts';

/** Older files lack the table and need nothing else, so that it is no change of their format. */
export const CREATE_APPLIED_FILES = `CREATE TABLE IF NOT EXISTS applied_file (position INTEGER PRIMARY KEY,
  name TEXT NOT NULL, kind TEXT NOT NULL, published TEXT NOT NULL, md5 TEXT NOT NULL, applied_at TEXT NOT NULL)`;

/** Records a file as applied and forgets those after it; call inside the transaction of its last records. */
export function recordAppliedFile(database: IndexDatabase, file: AppliedFile): void {
  const { position, name, kind, published, md5, appliedAt } = file;
  database.run('DELETE FROM applied_file WHERE position >= ?', position);
  database.run(
    'INSERT INTO applied_file (position, name, kind, published, md5, applied_at) VALUES (?, ?, ?, ?, ?, ?)',
    position,
    name,
    kind,
    published,
    md5,
    appliedAt,
  );
}

/** All applied files by position. */
export function readAppliedFiles(database: IndexDatabase): AppliedFile[] {
  return database.rows('SELECT * FROM applied_file ORDER BY position').map((row) => ({
    position: Number(row['position']),
    name: String(row['name']),
    kind: row['kind'] === 'baseline' ? 'baseline' : 'update',
    published: String(row['published']),
    md5: String(row['md5']),
    appliedAt: String(row['applied_at']),
  }));
}
