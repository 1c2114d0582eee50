-- Alerts ask of an address whether mail to it came back.
CREATE INDEX mail_message_came_back ON mail_message (recipient, created_at) WHERE state IN ('refused', 'bounced');

-- Of the studies an alert told of, the last ones are kept.
CREATE INDEX alert_article_told ON alert_article (alert_id, told_at DESC, pmid DESC);
