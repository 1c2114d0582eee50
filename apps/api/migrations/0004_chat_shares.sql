-- The public id of a shared chat; whether it is shared follows from it. No chat could be shared before.
ALTER TABLE chat_session ADD COLUMN share_id text UNIQUE;
ALTER TABLE chat_session DROP COLUMN is_shared;
