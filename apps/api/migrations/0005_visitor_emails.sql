-- The address a visitor gave before asking on. The owner is that of their chats, a digest of the cookie; there is no account.
CREATE TABLE visitor_email (
  owner text PRIMARY KEY,
  email text NOT NULL,
  given_at timestamptz(3) NOT NULL
);
