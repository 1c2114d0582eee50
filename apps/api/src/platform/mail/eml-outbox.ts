import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';
import { mailOptions } from './compose-mail.ts';
import type { Mailer } from './mail.ports.ts';

/** Messages kept; older ones are deleted. */
const MOST = 200;

/** Writes messages as .eml files into a directory instead of sending them. */
export function createEmlOutbox({ directory, from }: { directory: string; from: string }): Mailer {
  return {
    place: directory,
    async send(mail) {
      // Loaded late: a server that sends no mail starts without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(mailOptions(mail, { from, host: 'outbox.local' }));
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}_${mail.id}.eml`;
      const draft = join(directory, `.${name}`);
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeFile(draft, message, { mode: 0o600 });
        await rename(draft, join(directory, name));
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        return { state: 'failed', response: `not written to the outbox (${errorCode(error)})` };
      }
      await forgetOld(directory).catch(() => undefined);
      return { state: 'sent', response: 'written to the outbox' };
    },
    close: () => Promise.resolve(),
  };
}

/** Names of the messages in an outbox, newest first. */
export async function outboxNames(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => /^[\w-]+\.eml$/.test(name))
    .sort()
    .reverse();
}

async function forgetOld(directory: string): Promise<void> {
  const old = (await outboxNames(directory)).slice(MOST);
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
}
