import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail.ports.ts';

/** The message as the mail library wants it. Nothing that was typed by a user becomes a header but addresses. */
export function mailOptions(mail: OutgoingMail, { from, host }: { from: string; host: string }): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    html: mail.html,
    text: mail.text,
    messageId: `<${mail.id}@${host}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What mail programs show a button for (RFC 2369, RFC 8058). */
function unsubscribing({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** What a server said, on one line and not too long. */
export function oneLine(response: string): string {
  return response.replaceAll(/\s+/g, ' ').trim().slice(0, 500);
}
