import type { AppliedFile } from '../../literature-index.ports.ts';
import type { IndexDatabase } from '../index-database.ts';

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
