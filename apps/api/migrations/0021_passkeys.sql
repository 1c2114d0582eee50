-- Passkeys (WebAuthn) by which an account is proven: beside its password, or alone.
CREATE TABLE account_passkey (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- What the device calls it, base64url.
  credential_id text NOT NULL UNIQUE,
  -- COSE, base64url; the private half never leaves the device.
  public_key text NOT NULL,
  -- How often it was used, where the device counts that: one that does not go up was copied.
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX account_passkey_of_account ON account_passkey (account_id);

-- A passkey is a second factor as an authenticator app is.
CREATE OR REPLACE FUNCTION lacks_second_factor(account text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM account_credential WHERE account_id = account AND password IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM account_second_factor WHERE account_id = account AND confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM account_passkey WHERE account_id = account)
$$;
