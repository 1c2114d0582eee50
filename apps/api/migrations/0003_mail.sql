CREATE TABLE mail_message (
  id text PRIMARY KEY,
  -- Whom it is about; null for mail that outlives the account.
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  -- What the template is filled with, links among it; emptied once the message is on its way.
  variables jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'sent', 'refused', 'given_up', 'bounced')),
  attempts integer NOT NULL,
  -- What the mail server said last.
  response text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);

CREATE INDEX mail_message_waiting ON mail_message (due_at) WHERE state = 'waiting';
CREATE INDEX mail_message_of_account ON mail_message (account_id);
