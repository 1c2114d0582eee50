-- To whom something was done is a user in what administrators write, and a member in what organizations do.
DROP INDEX audit_event_about_account;
CREATE INDEX audit_event_about_account ON audit_event (coalesce(detail ->> 'user', detail ->> 'member'), position);
