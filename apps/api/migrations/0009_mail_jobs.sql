-- Each message that waits has a job of its own, which knows when it is due.
DROP INDEX mail_message_waiting;
ALTER TABLE mail_message DROP COLUMN due_at;
CREATE INDEX mail_message_waiting ON mail_message (created_at) WHERE state = 'waiting';
