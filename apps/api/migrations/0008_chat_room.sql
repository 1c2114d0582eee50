-- The references of a chat, each once however many of its turns use it. The id is a digest of the reference: the same article
-- in another revision is another one, because the offsets of a checked sentence are those of the text that was read.
CREATE TABLE chat_citation (
  session_id uuid NOT NULL REFERENCES chat_session (id) ON DELETE CASCADE,
  id text NOT NULL,
  citation jsonb NOT NULL,
  PRIMARY KEY (session_id, id)
);

-- Ids of the references of a turn, in the order its markers number them.
ALTER TABLE chat_turn ADD COLUMN citations text[] NOT NULL DEFAULT '{}';
-- The server puts a question into every turn it runs; what has none was saved by a client.
ALTER TABLE chat_turn ADD COLUMN written_by text NOT NULL DEFAULT 'footnote' CHECK (written_by IN ('footnote', 'client'));
UPDATE chat_turn SET written_by = 'client' WHERE jsonb_typeof(detail -> 'request') IS DISTINCT FROM 'object';

-- Bytes of the turns of a chat as they are read back, and when its owner last did something with it.
ALTER TABLE chat_session ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE chat_session ADD COLUMN used_at timestamptz(3);
UPDATE chat_session SET used_at = now(), bytes = coalesce((
  SELECT sum(octet_length(question) + octet_length(answer) + octet_length(feedback) + octet_length(detail::text))
  FROM chat_turn WHERE session_id = chat_session.id
), 0);
ALTER TABLE chat_session ALTER COLUMN used_at SET NOT NULL;

INSERT INTO chat_citation (session_id, id, citation)
SELECT session_id, md5(citation::text), citation
FROM chat_turn, jsonb_array_elements(detail -> 'citations') AS citation
ON CONFLICT DO NOTHING;
UPDATE chat_turn SET detail = detail - 'citations', citations = ARRAY(
  SELECT md5(citation::text)
  FROM jsonb_array_elements(detail -> 'citations') WITH ORDINALITY AS brought (citation, place)
  ORDER BY place
);

-- Nobody may pass an answer off as one of ours.
UPDATE chat_session SET share_id = NULL
WHERE EXISTS (SELECT FROM chat_turn WHERE session_id = chat_session.id AND written_by = 'client');

-- Chats that are gone, whoever deleted them: what was on its way to one must not make it again.
CREATE TABLE deleted_chat (
  session_id uuid PRIMARY KEY,
  deleted_at timestamptz(3) NOT NULL
);
CREATE INDEX deleted_chat_deleted_at ON deleted_chat (deleted_at);
CREATE FUNCTION note_deleted_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_chat VALUES (OLD.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER chat_session_deleted AFTER DELETE ON chat_session FOR EACH ROW EXECUTE FUNCTION note_deleted_chat();
