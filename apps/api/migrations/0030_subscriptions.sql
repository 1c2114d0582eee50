-- Who pays at which payment provider: an account or an organization.
CREATE TABLE payment_customer (
  provider text NOT NULL,
  -- As the provider names it.
  id text NOT NULL,
  account_id text REFERENCES account (id) ON DELETE CASCADE,
  organization_id text REFERENCES organization (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, id),
  UNIQUE (provider, account_id),
  UNIQUE (provider, organization_id),
  CHECK (num_nonnulls(account_id, organization_id) = 1)
);
CREATE INDEX payment_customer_of_account ON payment_customer (account_id);
CREATE INDEX payment_customer_of_organization ON payment_customer (organization_id);

-- What the provider said of subscriptions when it was last asked.
CREATE TABLE subscription (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  status text NOT NULL,
  billing_interval text NOT NULL,
  seats integer NOT NULL,
  -- In minor units, for one period of all seats.
  amount bigint NOT NULL,
  currency text NOT NULL,
  trial_end timestamptz(3),
  renewal timestamptz(3),
  expiry timestamptz(3),
  scheduled_action text,
  scheduled_for timestamptz(3),
  canceled_at timestamptz(3),
  discount_id text,
  discount_starts_at timestamptz(3),
  discount_ends_at timestamptz(3),
  begun_at timestamptz(3) NOT NULL,
  -- When it changed at the provider: what is older never overwrites what is newer.
  changed_at timestamptz(3) NOT NULL,
  -- When the provider was last asked.
  checked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, id),
  FOREIGN KEY (provider, customer_id) REFERENCES payment_customer (provider, id) ON DELETE CASCADE
);
CREATE INDEX subscription_of_customer ON subscription (provider, customer_id);

-- Subscriptions of payers who are gone, which the provider is still to be told to cancel.
CREATE TABLE owed_cancellation (
  provider text NOT NULL,
  subscription_id text NOT NULL,
  owed_since timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, subscription_id)
);

-- Whoever deletes an account or an organization, by whichever way, is charged no more.
CREATE FUNCTION owe_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'canceled' THEN
    INSERT INTO owed_cancellation (provider, subscription_id, owed_since) VALUES (OLD.provider, OLD.id, now())
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER subscription_deleted AFTER DELETE ON subscription FOR EACH ROW EXECUTE FUNCTION owe_cancellation();

-- Months of Pro that an account earned. They are granted until a date, or move the next billing date of a subscription.
CREATE TABLE pro_reward (
  -- Of whoever gave it: what was rewarded once is never rewarded again.
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  months integer NOT NULL CHECK (months > 0),
  earned_at timestamptz(3) NOT NULL,
  -- Months granted in a row, from when, how many of them, and until when.
  granted_from timestamptz(3),
  granted_months integer,
  granted_until timestamptz(3),
  -- The subscription whose next billing date it moves, and from when to when.
  provider text,
  subscription_id text,
  moved_from timestamptz(3),
  moved_to timestamptz(3),
  -- Null while the provider is still to be told.
  applied_at timestamptz(3)
);
CREATE INDEX pro_reward_of_account ON pro_reward (account_id);
CREATE INDEX pro_reward_waiting ON pro_reward (earned_at) WHERE applied_at IS NULL;
