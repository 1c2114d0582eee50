-- What an organization searches besides the literature: documents of its own.
CREATE TABLE source (
  id text PRIMARY KEY,
  -- An organization that has sources cannot be deleted.
  organization_id text NOT NULL REFERENCES organization (id),
  name text NOT NULL,
  description text NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  languages text[] NOT NULL,
  location text NOT NULL,
  retention_days integer NOT NULL CHECK (retention_days > 0),
  number_of_shards integer NOT NULL CHECK (number_of_shards > 0),
  -- Most pages of all its documents.
  page_quota integer CHECK (page_quota >= 0),
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

CREATE INDEX source_of_organization ON source (organization_id);

-- Files that somebody chose together. Whoever deletes their account leaves what they uploaded to the organization.
CREATE TABLE source_batch (
  id text PRIMARY KEY,
  source_id text NOT NULL REFERENCES source (id) ON DELETE CASCADE,
  account_id text REFERENCES account (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX source_batch_of_source ON source_batch (source_id);
CREATE INDEX source_batch_of_account ON source_batch (account_id);

CREATE TABLE source_document (
  id text PRIMARY KEY,
  source_id text NOT NULL REFERENCES source (id) ON DELETE CASCADE,
  batch_id text NOT NULL REFERENCES source_batch (id) ON DELETE CASCADE,
  batch_index integer NOT NULL,
  name text NOT NULL,
  -- Equal for names that are one to most file systems.
  name_key text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  -- SHA-256 in hexadecimal: as announced, and as checked once the file is there.
  hash text NOT NULL,
  -- Random, and never taken from the name of the file.
  object_name text NOT NULL UNIQUE,
  status text NOT NULL,
  -- Whether the status is one of those in which a document has failed or was refused.
  failed boolean NOT NULL,
  -- Why it could not be read.
  problem text,
  page_count integer CHECK (page_count >= 0),
  title text,
  authors text[],
  doi text,
  pmid text,
  -- How often the server failed on it by no fault of the file.
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

-- A name, and a content, is in a source once; what failed stands in nobody's way.
CREATE UNIQUE INDEX source_document_name ON source_document (source_id, name_key) WHERE NOT failed;
CREATE UNIQUE INDEX source_document_hash ON source_document (source_id, hash) WHERE NOT failed;
CREATE INDEX source_document_in_order ON source_document (source_id, created_at DESC, batch_index, id);
CREATE INDEX source_document_under_way ON source_document (created_at)
  WHERE NOT failed AND status <> 'upsert_finished';
