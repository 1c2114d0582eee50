-- What the referral link of an account ends with; made when it is first asked for.
CREATE TABLE referral_code (
  account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  code text NOT NULL UNIQUE,
  created_at timestamptz(3) NOT NULL
);

-- Who registered by whose link. Nobody is referred twice.
CREATE TABLE referral (
  id text PRIMARY KEY,
  referrer_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- Null once that account is gone: what it earned its referrer stays.
  account_id text UNIQUE REFERENCES account (id) ON DELETE SET NULL,
  accepted_at timestamptz(3) NOT NULL,
  -- Null until the address of the referred is proven.
  rewarded_at timestamptz(3),
  -- Why it earns nothing.
  refused_because text,
  CHECK (rewarded_at IS NULL OR refused_because IS NULL)
);
CREATE INDEX referral_of_referrer ON referral (referrer_id);
CREATE INDEX referral_waiting ON referral (accepted_at) WHERE rewarded_at IS NULL AND refused_because IS NULL;

-- Digests of addresses an account invited, so that it invites none twice; the addresses themselves are not kept.
CREATE TABLE referral_invitation (
  account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  recipient_digest text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, recipient_digest)
);

-- Digests of mailboxes whose registration earned somebody something. They outlive the account, or deleting it and
-- registering anew would earn the same again and again.
CREATE TABLE referred_mailbox (
  digest text PRIMARY KEY,
  referred_at timestamptz(3) NOT NULL
);
