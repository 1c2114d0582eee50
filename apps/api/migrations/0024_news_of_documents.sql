-- When nothing more happened to any document of a batch; whoever uploaded it was told.
ALTER TABLE source_batch ADD COLUMN ended_at timestamptz(3);
-- When more pages were last requested than the quota of a source; null once the quota is another.
ALTER TABLE source ADD COLUMN pages_requested_at timestamptz(3);

CREATE INDEX source_document_of_batch ON source_document (batch_id);

-- What was read before there was news of it is none.
UPDATE source_batch SET ended_at = created_at
WHERE NOT EXISTS (
  SELECT FROM source_document
  WHERE batch_id = source_batch.id AND NOT failed AND status <> 'upsert_finished'
);
