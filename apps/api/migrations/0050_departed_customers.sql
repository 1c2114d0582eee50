-- Customers of payment providers whose account or organization is gone, without whose they were: a checkout they left
-- open may be paid all the same, and is called off.
CREATE TABLE departed_customer (
  provider text NOT NULL,
  -- As the provider names it.
  id text NOT NULL,
  departed_at timestamptz(3) NOT NULL,
  -- When the provider was last told to take nothing more of it; null until it was.
  closed_at timestamptz(3),
  PRIMARY KEY (provider, id)
);

CREATE FUNCTION note_departed_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO departed_customer (provider, id, departed_at) VALUES (OLD.provider, OLD.id, now())
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END $$;
CREATE TRIGGER payment_customer_deleted AFTER DELETE ON payment_customer
  FOR EACH ROW EXECUTE FUNCTION note_departed_customer();

-- A provider may give somebody who comes back the customer they were before.
CREATE FUNCTION forget_departed_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM departed_customer WHERE provider = NEW.provider AND id = NEW.id;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_customer_back AFTER INSERT ON payment_customer
  FOR EACH ROW EXECUTE FUNCTION forget_departed_customer();

-- What keeps an event from being applied; null while nothing does. Its state may be dismissed now, too.
ALTER TABLE payment_event ADD COLUMN reason text;
UPDATE payment_event SET reason = CASE WHEN problem LIKE 'Nobody here has%' THEN 'payer-unknown' ELSE 'provider-failed' END
  WHERE problem IS NOT NULL;
