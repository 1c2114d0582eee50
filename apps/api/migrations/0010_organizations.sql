CREATE TABLE organization (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  -- Most members and open invites together.
  user_limit integer NOT NULL CHECK (user_limit > 0),
  subscription_status text CHECK (subscription_status IN ('active', 'canceled', 'past_due', 'paused', 'trialing')),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE TABLE organization_member (
  organization_id text NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('Member', 'Admin')),
  joined_at timestamptz(3) NOT NULL,
  PRIMARY KEY (organization_id, account_id)
);

CREATE INDEX organization_member_of_account ON organization_member (account_id);

-- Somebody who was asked in by mail and has not answered; whoever has an account with this address may answer, or
-- whoever makes one. The link of the mail is kept as a digest.
CREATE TABLE organization_invite (
  id text PRIMARY KEY,
  organization_id text NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('Member', 'Admin')),
  token_digest text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  UNIQUE (organization_id, email)
);

CREATE INDEX organization_invite_of_email ON organization_invite (email);
