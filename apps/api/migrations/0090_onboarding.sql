-- Whether somebody new is to be shown round: set once their first profile is filled in, and taken back when the tour is closed.
ALTER TABLE account ADD COLUMN onboarding_needed boolean NOT NULL DEFAULT false;
