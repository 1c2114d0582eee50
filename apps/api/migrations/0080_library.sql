-- What users keep of the literature. A reference is known by its PMID, else by its DOI, else by what its record says.
CREATE TABLE library_item (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  key text NOT NULL,
  -- In small letters; '' where there is none. By it a record without a PMID is found to be an article that has one.
  doi text NOT NULL,
  reference jsonb NOT NULL,
  -- What a list is sorted by, and what is searched, in small letters.
  title text NOT NULL,
  author text NOT NULL,
  year text NOT NULL,
  searched text NOT NULL,
  note text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}',
  saved_at timestamptz(3) NOT NULL,
  read_at timestamptz(3),
  -- Null but for a day after it was removed, within which that can be undone.
  removed_at timestamptz(3),
  -- Notices it had when it was saved, or that its owner was told of since.
  notices text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, key)
);
CREATE INDEX library_item_by_key ON library_item (key);
CREATE INDEX library_item_by_doi ON library_item (account_id, doi) WHERE doi <> '';

-- A part of a library with a name: of an account, or of an organization, whose members see and fill it together.
CREATE TABLE library_collection (
  id text PRIMARY KEY,
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  organization_id text REFERENCES organization (id) ON DELETE CASCADE,
  -- Who made what an organization has.
  made_by text REFERENCES account (id) ON DELETE SET NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CHECK ((account_id IS NULL) <> (organization_id IS NULL))
);
CREATE INDEX library_collection_of_account ON library_collection (account_id);
CREATE INDEX library_collection_of_organization ON library_collection (organization_id);

-- What stands in it, whole: other members need not have it in their own library.
CREATE TABLE library_collection_item (
  collection_id text NOT NULL REFERENCES library_collection (id) ON DELETE CASCADE,
  key text NOT NULL,
  doi text NOT NULL,
  reference jsonb NOT NULL,
  title text NOT NULL,
  author text NOT NULL,
  year text NOT NULL,
  searched text NOT NULL,
  added_by text REFERENCES account (id) ON DELETE SET NULL,
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (collection_id, key)
);
