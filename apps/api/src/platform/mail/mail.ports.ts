import type { InterfaceLanguage } from '@footnote/domain';

/** A message ready to be sent. */
export interface OutgoingMail {
  /** Letters, digits and hyphens; names the message for ever. */
  id: string;
  to: string;
  subject: string;
  html: string;
  /** Says the same as `html`. */
  text: string;
  /** BCP 47 tag. */
  language: string;
  /** Whom an answer goes to; the sender where it is not said. */
  replyTo?: string;
  /** Where a mail program ends messages like this one by one POST (RFC 8058); left out where nobody subscribed to any. */
  unsubscribe?: string;
}

/**
 * What became of a message: taken by the next server, refused for good (no such mailbox, not allowed), or not possible
 * now. `response` is what the server said, without line breaks and cut at 500 characters.
 */
export interface MailOutcome {
  state: 'sent' | 'refused' | 'failed';
  response: string;
}

/** Sends mail. */
export interface Mailer {
  /** Where messages go, for a person ("the outbox …", "mail.example.org"). */
  readonly place: string;
  /** Sends a message once; never throws for what a server does. */
  send(mail: OutgoingMail): Promise<MailOutcome>;
  close(): Promise<void>;
}

/** A message as asked for: which one, to whom, with what. */
export interface MailRequest {
  /** Whom it is about; null for mail that outlives the account. */
  accountId: string | null;
  to: string;
  template: string;
  language: InterfaceLanguage;
  variables: Readonly<Record<string, string>>;
}

/** Writes a message from its template. */
export type RenderMail = (
  request: Pick<MailRequest, 'template' | 'language' | 'variables'>,
) => Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'unsubscribe'>>;

/** Attempts before a message is given up. */
export const MAIL_ATTEMPTS = 10;

/** Messages that wait to be sent, and what became of them. */
export interface MailQueue {
  /** Puts a message into the queue, inside the transaction under way if there is one. */
  add(request: MailRequest): Promise<void>;
  /** Ids of messages that wait, the oldest first; at most 1,000. */
  waiting(): Promise<string[]>;
  /** Sends a message that waits; false where it could not be sent yet and attempts are left. */
  deliver(id: string): Promise<boolean>;
  /** Records that a message came back; false when it is not known. */
  bounced(id: string, response: string): Promise<boolean>;
  /** Whether a message to an address that was added since a moment was refused for good or came back. */
  cameBack(to: string, since: Date): Promise<boolean>;
}
