-- Messages to the team, kept until whoever receives them has them; then nothing of their words stays.
CREATE TABLE contact_message (
  id text PRIMARY KEY,
  -- Null for a visitor.
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  form text NOT NULL,
  -- Whether whoever wrote it paid: there may be a place of its own for them.
  paying boolean NOT NULL,
  language text NOT NULL,
  -- By the names on the wire; emptied once it was delivered.
  fields jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- What the other side said last.
  response text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL,
  delivered_at timestamptz(3)
);

CREATE INDEX contact_message_waiting ON contact_message (created_at) WHERE delivered_at IS NULL;
CREATE INDEX contact_message_of_account ON contact_message (account_id);
