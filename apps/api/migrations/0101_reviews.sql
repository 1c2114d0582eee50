-- A systematic review: of an account, or of an organization, whose invited members work on it together.
CREATE TABLE review (
  id text PRIMARY KEY,
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  organization_id text REFERENCES organization (id) ON DELETE CASCADE,
  -- Who began what an organization has.
  made_by text REFERENCES account (id) ON DELETE SET NULL,
  title text NOT NULL,
  protocol jsonb NOT NULL,
  -- How many people decide on each record.
  screeners smallint NOT NULL CHECK (screeners IN (1, 2)),
  -- Grows with every change of title, protocol or screeners.
  revision integer NOT NULL DEFAULT 1,
  -- The number the last record got.
  last_record integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CHECK ((account_id IS NULL) <> (organization_id IS NULL))
);
CREATE INDEX review_of_account ON review (account_id);
CREATE INDEX review_of_organization ON review (organization_id);

-- Who works on it. What they decided stays without their name when their account goes.
CREATE TABLE review_member (
  id text PRIMARY KEY,
  review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  account_id text REFERENCES account (id) ON DELETE SET NULL,
  joined_at timestamptz(3) NOT NULL,
  -- Since when they are taken out.
  left_at timestamptz(3),
  UNIQUE (review_id, account_id)
);
CREATE INDEX review_member_of_account ON review_member (account_id);

-- Protocols that were replaced after screening began.
CREATE TABLE review_amendment (
  review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  -- As it was before.
  protocol jsonb NOT NULL,
  changed text[] NOT NULL,
  member_id text REFERENCES review_member (id) ON DELETE SET NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (review_id, revision)
);

CREATE TABLE review_search (
  id text PRIMARY KEY,
  review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  source text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('database', 'register', 'other')),
  ran_here boolean NOT NULL,
  query text NOT NULL,
  -- Of one that ran here: how it was searched, in English.
  settings text NOT NULL,
  searched_on date NOT NULL,
  found integer NOT NULL,
  -- Digests of the files it brought, so that none is counted twice.
  files text[] NOT NULL DEFAULT '{}',
  added_at timestamptz(3) NOT NULL
);
CREATE INDEX review_search_of_review ON review_search (review_id);

CREATE TABLE review_record (
  review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  number integer NOT NULL,
  search_id text NOT NULL REFERENCES review_search (id) ON DELETE CASCADE,
  doi text NOT NULL,
  -- What the record says of title, year and first author.
  digest text NOT NULL,
  reference jsonb NOT NULL,
  title text NOT NULL,
  year text NOT NULL,
  searched text NOT NULL,
  -- Number of the record it is the same as.
  duplicate_of integer,
  PRIMARY KEY (review_id, number)
);
CREATE INDEX review_record_of_search ON review_record (search_id);

-- What a screener says of a record; without a verdict it was taken back.
CREATE TABLE review_decision (
  review_id text NOT NULL,
  record integer NOT NULL,
  stage text NOT NULL CHECK (stage IN ('title', 'full-text')),
  member_id text NOT NULL REFERENCES review_member (id) ON DELETE CASCADE,
  verdict text CHECK (verdict IN ('include', 'exclude', 'maybe', 'not-retrieved')),
  reason text NOT NULL,
  -- What they said last while nobody knew what others say: agreement is counted by it.
  blind_verdict text,
  -- Whether it was said, or stood, once the others could see it: nothing said of the record afterwards is blind.
  opened boolean NOT NULL DEFAULT false,
  made_at timestamptz(3) NOT NULL,
  PRIMARY KEY (review_id, record, stage, member_id),
  FOREIGN KEY (review_id, record) REFERENCES review_record (review_id, number) ON DELETE CASCADE
);

-- How the conflict about a record was settled.
CREATE TABLE review_settlement (
  review_id text NOT NULL,
  record integer NOT NULL,
  stage text NOT NULL CHECK (stage IN ('title', 'full-text')),
  verdict text NOT NULL CHECK (verdict IN ('include', 'exclude', 'not-retrieved')),
  reason text NOT NULL,
  member_id text REFERENCES review_member (id) ON DELETE SET NULL,
  settled_at timestamptz(3) NOT NULL,
  PRIMARY KEY (review_id, record, stage),
  FOREIGN KEY (review_id, record) REFERENCES review_record (review_id, number) ON DELETE CASCADE
);

-- Every decision and settlement that came, in the order they came.
CREATE TABLE review_log (
  id text PRIMARY KEY,
  review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
  position bigint GENERATED ALWAYS AS IDENTITY,
  record integer NOT NULL,
  stage text NOT NULL,
  member_id text REFERENCES review_member (id) ON DELETE SET NULL,
  -- A decision that came later than one made after it counts for nothing.
  kind text NOT NULL CHECK (kind IN ('decision', 'late', 'settlement')),
  verdict text,
  reason text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  came_at timestamptz(3) NOT NULL
);
CREATE INDEX review_log_of_review ON review_log (review_id, position);
