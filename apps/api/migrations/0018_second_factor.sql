-- The second factor by which an account is proven beside its password: the secret it shares with an authenticator app.
CREATE TABLE account_second_factor (
  account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- Encrypted with the secret of the server.
  secret text NOT NULL,
  begun_at timestamptz(3) NOT NULL,
  -- When a first code proved that the app has it; null until then, and nobody is asked for a code.
  confirmed_at timestamptz(3),
  -- The latest stretch of thirty seconds whose code was used: that one and all before it are worth nothing.
  used_step bigint NOT NULL DEFAULT 0
);

-- Codes for the day the app is lost, each for one use, as digests that need the secret of the server.
CREATE TABLE account_recovery_code (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  digest text NOT NULL,
  PRIMARY KEY (account_id, digest)
);

-- Whether members act for it only with a second factor.
ALTER TABLE organization ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;

-- Whether an account has a password and nothing beside it. One without a password is proven by a provider, whose
-- business a second factor is.
CREATE FUNCTION lacks_second_factor(account text) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT EXISTS (SELECT 1 FROM account_credential WHERE account_id = account AND password IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM account_second_factor WHERE account_id = account AND confirmed_at IS NOT NULL)
$$;
