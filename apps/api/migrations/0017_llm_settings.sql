-- The settings of the language model, one row at most; without it those of the environment hold. Keys are never here.
CREATE TABLE llm_settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- Counts how often it was saved, so that nobody overwrites what they have not seen.
  version integer NOT NULL,
  settings jsonb NOT NULL
);

-- What language models were asked and answered, while the settings ask for it; kept for thirty days.
CREATE TABLE llm_log (
  id text PRIMARY KEY,
  -- Null for visitors.
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  organization_id text REFERENCES organization (id) ON DELETE CASCADE,
  provider text NOT NULL,
  model text NOT NULL,
  system text NOT NULL,
  prompt text NOT NULL,
  answer text NOT NULL,
  -- Why there is no whole answer; null where there is one.
  code text,
  asked_at timestamptz(3) NOT NULL
);

CREATE INDEX llm_log_of_account ON llm_log (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX llm_log_of_organization ON llm_log (organization_id) WHERE organization_id IS NOT NULL;
-- For the nightly deletion alone.
CREATE INDEX llm_log_by_age ON llm_log USING brin (asked_at);
