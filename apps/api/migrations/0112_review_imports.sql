-- A file that a search of another database brought, so that one brought by mistake can be taken out alone.
CREATE TABLE review_import (
  id text PRIMARY KEY,
  search_id text NOT NULL REFERENCES review_search (id) ON DELETE CASCADE,
  -- Of its text; review_search.files has it, too.
  digest text NOT NULL,
  -- Null for those that were brought before this was kept.
  brought_at timestamptz(3)
);
CREATE INDEX review_import_of_search ON review_import (search_id);

-- Null for what a search here found, and for what several files brought before imports were told apart.
ALTER TABLE review_record ADD COLUMN import_id text REFERENCES review_import (id) ON DELETE CASCADE;
CREATE INDEX review_record_of_import ON review_record (import_id);

INSERT INTO review_import (id, search_id, digest)
  SELECT gen_random_uuid()::text, id, files[1] FROM review_search WHERE cardinality(files) = 1;
UPDATE review_record SET import_id = review_import.id
  FROM review_import WHERE review_import.search_id = review_record.search_id;
