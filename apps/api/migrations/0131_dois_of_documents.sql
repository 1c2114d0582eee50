-- A first page may name several DOIs that could be the document's own.
ALTER TABLE source_document ADD COLUMN dois text[] NOT NULL DEFAULT '{}';
UPDATE source_document SET dois = ARRAY[doi] WHERE doi IS NOT NULL;
ALTER TABLE source_document DROP COLUMN doi;
