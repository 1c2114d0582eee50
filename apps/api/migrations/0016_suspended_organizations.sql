-- An organization for which nobody can act for now; null for every other.
ALTER TABLE organization ADD COLUMN suspended_at timestamptz(3);
CREATE INDEX organization_suspended ON organization (id) WHERE suspended_at IS NOT NULL;
