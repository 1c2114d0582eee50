CREATE TABLE chat_session (
  id uuid PRIMARY KEY,
  owner text NOT NULL,
  title text NOT NULL,
  is_shared boolean NOT NULL DEFAULT false,
  changed_at timestamptz(3) NOT NULL
);

CREATE INDEX chat_session_of_owner ON chat_session (owner, changed_at DESC, id);

CREATE TABLE chat_turn (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES chat_session (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  state text NOT NULL CHECK (state IN ('running', 'answered', 'no_documents', 'stopped', 'failed')),
  question text NOT NULL,
  answer text NOT NULL,
  response_quality smallint NOT NULL CHECK (response_quality IN (0, 1, 2)),
  feedback text NOT NULL,
  detail jsonb NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  -- The data directory of the process that runs the turn: when that process is dead, so is the turn.
  runner text NOT NULL
);

CREATE UNIQUE INDEX chat_turn_position ON chat_turn (session_id, position);

-- A session answers one question at a time, whichever process asks.
CREATE UNIQUE INDEX chat_turn_one_running ON chat_turn (session_id) WHERE state = 'running';
