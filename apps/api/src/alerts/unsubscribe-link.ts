import { createHmac, timingSafeEqual } from 'node:crypto';

/** What links of mails are signed with. */
export interface LinkSigning {
  secret: string;
}

const signature = ({ secret }: LinkSigning, alertId: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${alertId}`).digest();

/** What proves that whoever has it was sent a mail of an alert; it works as long as the alert is there. */
export function unsubscribeToken(signing: LinkSigning, alertId: string): string {
  return `${alertId}.${signature(signing, alertId).toString('base64url')}`;
}

/** The alert that a token is for; null where nobody signed it. */
export function readUnsubscribeToken(signing: LinkSigning, token: string): string | null {
  const [, alertId = '', signed = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
  if (alertId === '') return null;
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(signing, alertId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? alertId : null;
}
