-- Saved searches, each with the alert that tells its owner what is new in it.
CREATE TABLE alert (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  email text NOT NULL,
  institution text NOT NULL,
  title text NOT NULL,
  search jsonb NOT NULL,
  -- Of the search alone: nobody needs two alerts for the same one.
  search_digest text NOT NULL,
  frequency text NOT NULL,
  state text NOT NULL,
  -- The newest matches as the search found them last, the newest first.
  seen text[] NOT NULL,
  -- Since when its owner wants it as it is: mail that came back before says nothing of it.
  wanted_since timestamptz(3) NOT NULL,
  next_at timestamptz(3) NOT NULL,
  looked_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (account_id, search_digest)
);
CREATE INDEX alert_due ON alert (next_at) WHERE state = 'active';

-- The studies an alert told of, with what was known of them by then.
CREATE TABLE alert_article (
  alert_id text NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
  pmid text NOT NULL,
  told_at timestamptz(3) NOT NULL,
  notices text[] NOT NULL,
  PRIMARY KEY (alert_id, pmid)
);

-- What an alert sent, and whether its reader came by it.
CREATE TABLE alert_delivery (
  id text PRIMARY KEY,
  alert_id text NOT NULL REFERENCES alert (id) ON DELETE CASCADE,
  articles integer NOT NULL,
  changes integer NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  clicked_at timestamptz(3)
);
CREATE INDEX alert_delivery_of_alert ON alert_delivery (alert_id, sent_at DESC);
