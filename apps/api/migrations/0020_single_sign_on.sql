-- The OpenID Connect provider by which people of an organization come in.
CREATE TABLE organization_connection (
  organization_id text PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  -- What stands in the address that the provider sends browsers back to: nobody outside learns the organization's id.
  id text NOT NULL UNIQUE,
  label text NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Encrypted with the secret of the server.
  client_secret text NOT NULL,
  -- Other with each change that could keep people out; what began before it does not end after it.
  version text NOT NULL,
  -- When an admin of the organization first came in with these settings.
  proven_at timestamptz(3),
  -- Whether members with an address of a verified domain come in by it alone.
  only_way boolean NOT NULL DEFAULT false CHECK (NOT only_way OR proven_at IS NOT NULL),
  updated_at timestamptz(3) NOT NULL
);

-- Domains whose addresses belong to an organization once they are verified. Several may wait for the same one: nobody
-- keeps the owner of a domain from it by being first to name it.
CREATE TABLE organization_domain (
  organization_id text NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  domain text NOT NULL,
  -- What the TXT record has to say; no secret, as everybody can read it there.
  token text NOT NULL,
  verified_at timestamptz(3),
  verified_by text CHECK (verified_by IN ('dns', 'superAdmin')),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (organization_id, domain),
  CHECK ((verified_at IS NULL) = (verified_by IS NULL))
);

CREATE UNIQUE INDEX organization_domain_verified ON organization_domain (domain) WHERE verified_at IS NOT NULL;

-- Who somebody is at the provider of an organization: the next to get an address is another person.
CREATE TABLE organization_identity (
  organization_id text NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  linked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (organization_id, issuer, subject),
  UNIQUE (organization_id, issuer, account_id)
);

CREATE INDEX organization_identity_of_account ON organization_identity (account_id);

-- Whom an admin took out: single sign-on does not bring them back, not even as a new account with the same address, of
-- which a digest is kept. An invitation does.
CREATE TABLE organization_removal (
  organization_id text NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  email_digest text NOT NULL,
  removed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (organization_id, email_digest)
);

-- Browsers that are at a provider. What they bring back works once, for ten minutes, in the browser that left.
CREATE TABLE sign_on_attempt (
  state_digest text PRIMARY KEY,
  browser_digest text NOT NULL,
  connection_id text NOT NULL,
  connection_version text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
