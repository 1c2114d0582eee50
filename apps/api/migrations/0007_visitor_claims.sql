-- To which account the chats of a visitor went, for questions that were on their way when their asker signed in.
CREATE TABLE visitor_claim (
  visitor text PRIMARY KEY,
  account text NOT NULL,
  claimed_at timestamptz(3) NOT NULL
);
