-- Events of payment providers, each once. Of what they say only the ids are kept: the truth is asked from the provider.
CREATE TABLE payment_event (
  provider text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  subscription_id text,
  customer_id text,
  occurred_at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL,
  -- waiting, applied, or failed for good.
  state text NOT NULL,
  attempts integer NOT NULL,
  problem text,
  ended_at timestamptz(3),
  PRIMARY KEY (provider, id)
);
CREATE INDEX payment_event_waiting ON payment_event (occurred_at, id) WHERE state = 'waiting';
CREATE INDEX payment_event_failed ON payment_event (received_at) WHERE state = 'failed';

-- Checkouts that were begun: whoever paid is asked about, should no event come.
CREATE TABLE payment_checkout (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  -- Null while nothing is known to have come of it.
  settled_at timestamptz(3),
  PRIMARY KEY (provider, id),
  FOREIGN KEY (provider, customer_id) REFERENCES payment_customer (provider, id) ON DELETE CASCADE
);
CREATE INDEX payment_checkout_open ON payment_checkout (started_at) WHERE settled_at IS NULL;

-- What was charged.
CREATE TABLE invoice (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  number text,
  billed_at timestamptz(3) NOT NULL,
  state text NOT NULL,
  -- In minor units.
  total bigint NOT NULL,
  currency text NOT NULL,
  lines jsonb NOT NULL,
  PRIMARY KEY (provider, id),
  FOREIGN KEY (provider, customer_id) REFERENCES payment_customer (provider, id) ON DELETE CASCADE
);
CREATE INDEX invoice_of_customer ON invoice (provider, customer_id, billed_at DESC);

-- The payment provider of this product, at which nothing is charged: what it would know, beside what it told by then.
CREATE TABLE local_payment_record (
  kind text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  record jsonb NOT NULL,
  -- When the next thing happens to it by the clock.
  due_at timestamptz(3),
  PRIMARY KEY (kind, id)
);
CREATE INDEX local_payment_record_of_customer ON local_payment_record (customer_id);
CREATE INDEX local_payment_record_due ON local_payment_record (due_at) WHERE due_at IS NOT NULL;
CREATE SEQUENCE local_payment_number;

CREATE TABLE local_payment_event (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  body text NOT NULL,
  delivered_at timestamptz(3)
);
CREATE INDEX local_payment_event_waiting ON local_payment_event (position) WHERE delivered_at IS NULL;

-- By how much the clock of that provider was moved, in development.
CREATE TABLE local_payment_clock (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  ahead_milliseconds bigint NOT NULL
);
