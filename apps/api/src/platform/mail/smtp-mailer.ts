import type { Transporter } from 'nodemailer';
import { mailOptions, oneLine } from './compose-mail.ts';
import type { Mailer, MailOutcome } from './mail.ports.ts';

/** Milliseconds a server gets to answer. */
const PATIENCE = 30_000;

/** Sends mail through a server; `url` is smtp:// or smtps:// with user and password. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const { hostname } = new URL(url);
  let transport: Promise<Transporter> | null = null;
  const open = async () => {
    // Loaded late: a server that sends no mail starts without it.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
  };
  return {
    place: hostname,
    async send(mail) {
      try {
        transport ??= open();
        const options = mailOptions(mail, { from, host: hostOf(from) ?? hostname });
        const { response = '' } = await (await transport).sendMail(options);
        return { state: 'sent', response: oneLine(response) };
      } catch (error) {
        return failure(error);
      }
    },
    async close() {
      (await transport)?.close();
    },
  };
}

function hostOf(from: string): string | null {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? null;
}

/** What the mail library adds to its errors. */
interface SmtpError extends Error {
  responseCode?: number;
  code?: string;
  response?: string;
}

/** A refusal of this very message is for good; everything else, a rejected login among it, may be mended. */
function failure(error: unknown): MailOutcome {
  if (!(error instanceof Error)) throw error;
  const { responseCode, code, response }: SmtpError = error;
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
  return { state: isRefused ? 'refused' : 'failed', response: oneLine(response ?? code ?? error.message) };
}
