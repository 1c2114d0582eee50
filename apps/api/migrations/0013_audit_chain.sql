-- Every line of the log covers the one before it, so that it shows where one was changed or taken out.
ALTER TABLE audit_event
  ADD COLUMN position bigint,
  -- Keeps what is erased of a line from being guessed by its digest; null once it is erased.
  ADD COLUMN salt text,
  ADD COLUMN content_digest text,
  ADD COLUMN hash text;
-- What is of a person is erased from their lines, which stay; and no writer of the log waits for a row of an account.
ALTER TABLE audit_event DROP CONSTRAINT audit_event_account_id_fkey;

-- The newest line, and the newest of those that were deleted because of their age.
CREATE TABLE audit_chain (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  position bigint NOT NULL DEFAULT 0,
  hash text NOT NULL DEFAULT '',
  forgotten_position bigint NOT NULL DEFAULT 0,
  forgotten_hash text NOT NULL DEFAULT ''
);

CREATE FUNCTION audit_content_digest(
  salt text, account_id text, event text, detail jsonb, address text, happened_at timestamptz
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    salt, account_id, event, detail, address, floor(extract(epoch FROM happened_at) * 1000)
  )::text, 'UTF8')), 'hex')
$$;
CREATE FUNCTION audit_line_hash(previous text, place bigint, content_digest text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(previous || ' ' || place || ' ' || content_digest, 'UTF8')), 'hex')
$$;

CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous text;
BEGIN
  -- What is written about an account that has just gone names nobody.
  IF NEW.account_id IS NOT NULL AND NOT EXISTS (SELECT FROM account WHERE id = NEW.account_id) THEN
    NEW.account_id := NULL;
    NEW.address := '';
  END IF;
  INSERT INTO audit_chain DEFAULT VALUES ON CONFLICT DO NOTHING;
  -- Whoever writes next waits here until this line is committed or undone.
  UPDATE audit_chain SET position = audit_chain.position + 1
    RETURNING audit_chain.position, audit_chain.hash INTO NEW.position, previous;
  NEW.salt := gen_random_uuid()::text;
  NEW.content_digest := audit_content_digest(
    NEW.salt, NEW.account_id, NEW.event, NEW.detail, NEW.address, NEW.happened_at);
  NEW.hash := audit_line_hash(previous, NEW.position, NEW.content_digest);
  UPDATE audit_chain SET hash = NEW.hash;
  RETURN NEW;
END
$$;

-- The lines there are by now, in the order of their moments.
DO $$
DECLARE
  line record;
  previous text := '';
  place bigint := 0;
  key text;
  content text;
BEGIN
  FOR line IN SELECT * FROM audit_event ORDER BY happened_at, id LOOP
    place := place + 1;
    key := gen_random_uuid()::text;
    content := audit_content_digest(
      key, line.account_id, line.event, line.detail, line.address, line.happened_at);
    previous := audit_line_hash(previous, place, content);
    UPDATE audit_event SET position = place, salt = key, content_digest = content, hash = previous WHERE id = line.id;
  END LOOP;
  INSERT INTO audit_chain (position, hash) VALUES (place, previous);
END
$$;
ALTER TABLE audit_event ALTER COLUMN position SET NOT NULL;
ALTER TABLE audit_event ALTER COLUMN content_digest SET NOT NULL;
ALTER TABLE audit_event ALTER COLUMN hash SET NOT NULL;
CREATE TRIGGER audit_event_chained BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION chain_audit_event();

CREATE FUNCTION erase_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE audit_event SET account_id = NULL, detail = '{}', address = '', salt = NULL WHERE account_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER account_erased_from_audit BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION erase_audit_events();

DROP INDEX audit_event_of_account;
CREATE UNIQUE INDEX audit_event_position ON audit_event (position);
CREATE INDEX audit_event_of_account ON audit_event (account_id, position);
CREATE INDEX audit_event_about_account ON audit_event ((detail ->> 'user'), position);
CREATE INDEX audit_event_by_kind ON audit_event (event, position);
CREATE INDEX audit_event_by_age ON audit_event (happened_at);
