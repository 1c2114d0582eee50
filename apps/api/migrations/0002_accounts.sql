CREATE TABLE account (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  name text NOT NULL,
  image text,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  interface_language text,
  super_admin boolean NOT NULL DEFAULT false,
  sandbox boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

-- What proves who somebody is: a password, or an identity at a provider.
CREATE TABLE account_credential (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  provider text NOT NULL,
  provider_account text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX account_credential_of_account ON account_credential (account_id);
CREATE UNIQUE INDEX account_credential_identity ON account_credential (provider, provider_account);

CREATE TABLE account_session (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  token text NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX account_session_of_account ON account_session (account_id);

-- Links that work once, and sign-ins with a provider that are under way.
CREATE TABLE account_link (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX account_link_identifier ON account_link (identifier);

CREATE TABLE account_profile (
  account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  work_email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  job_title text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  occupation text NOT NULL DEFAULT '',
  institution text NOT NULL DEFAULT '',
  institution_role text NOT NULL DEFAULT '',
  answer_language text,
  opt_in boolean NOT NULL DEFAULT false,
  updated_at timestamptz(3) NOT NULL
);

-- Who came in and who was given which rights. What is about a person goes with the account.
CREATE TABLE audit_event (
  id text PRIMARY KEY,
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  event text NOT NULL,
  detail jsonb NOT NULL,
  -- Network address the request came from; '' for the command line.
  address text NOT NULL,
  happened_at timestamptz(3) NOT NULL
);

CREATE INDEX audit_event_of_account ON audit_event (account_id, happened_at);
