-- The PRO questions an account asked in a week, which is named as in ISO 8601, in UTC.
CREATE TABLE pro_usage (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  week text NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (account_id, week)
);

-- The week a question was counted in; null for one that was not. Counted and saved at once, it is never counted alone.
ALTER TABLE chat_turn ADD COLUMN pro_week text;
