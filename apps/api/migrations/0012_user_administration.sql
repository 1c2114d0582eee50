-- Somebody whom a super admin keeps out for now; null for everybody else.
ALTER TABLE account ADD COLUMN suspended_at timestamptz(3);
CREATE INDEX account_suspended ON account (id) WHERE suspended_at IS NOT NULL;
CREATE INDEX account_super_admin ON account (id) WHERE super_admin;

-- The orders in which super admins list accounts; that of addresses has its index already.
CREATE INDEX account_by_name ON account (lower(trim(first_name || ' ' || last_name)), id);
CREATE INDEX account_by_age ON account (created_at, id);

-- The words of an account's name and address, by the beginnings of which it is found.
CREATE FUNCTION account_words(email text, first_name text, last_name text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(string_to_array(
    lower(translate(concat_words, '@.,;:_+-/\''"()<>&|!*', repeat(' ', 20))), ' '
  ), '')) FROM (VALUES (email || ' ' || first_name || ' ' || last_name)) AS joined (concat_words)
$$;
CREATE INDEX account_by_words ON account USING gin (account_words(email, first_name, last_name));
