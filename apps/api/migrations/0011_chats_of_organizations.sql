-- The organization a chat was made for, whose it is beside its author's; null for a chat of the author alone.
ALTER TABLE chat_session ADD COLUMN organization_id text REFERENCES organization (id) ON DELETE CASCADE;
-- When the author of a chat made for an organization left it; null while they are there, or again.
ALTER TABLE chat_session ADD COLUMN left_at timestamptz(3);
CREATE INDEX chat_session_of_organization ON chat_session (organization_id, owner) WHERE organization_id IS NOT NULL;

-- However somebody comes to leave or to join, their chats know.
CREATE FUNCTION note_left_chats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_session SET left_at = CASE TG_OP WHEN 'DELETE' THEN now() END
  WHERE organization_id = coalesce(NEW.organization_id, OLD.organization_id)
    AND owner = 'account:' || coalesce(NEW.account_id, OLD.account_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER organization_member_left AFTER INSERT OR DELETE ON organization_member
FOR EACH ROW EXECUTE FUNCTION note_left_chats();
