import type { Database } from '../platform/database/database.ts';

export interface SavedDocument {
  organizationId: string;
  sourceId: string;
  documentId: string;
}

/** Saves a source with one document that is ready, for tests of what refers to documents. */
export async function saveReadyDocument(
  { pool }: Pick<Database, 'pool'>,
  { organizationId, sourceId, documentId }: SavedDocument,
): Promise<void> {
  await pool.query(
    `INSERT INTO source (id, organization_id, name, description, languages, location, retention_days,
       number_of_shards, created_at, changed_at)
     VALUES ($1, $2, 'Guidelines', '', '{}', 'eu-central-1', 30, 1, now(), now())`,
    [sourceId, organizationId],
  );
  await pool.query('INSERT INTO source_batch (id, source_id, created_at) VALUES ($1, $2, now())', [
    documentId,
    sourceId,
  ]);
  await pool.query(
    `INSERT INTO source_document (id, source_id, batch_id, batch_index, name, name_key, size, hash, object_name,
       status, failed, created_at, changed_at)
     VALUES ($1, $2, $1, 0, $1, $1, 9, '', $1, 'upsert_finished', false, now(), now())`,
    [documentId, sourceId],
  );
}
