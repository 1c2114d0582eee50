import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}_${mail.id}.eml`;
      const draft = join(directory, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(directory, name));
      await forgetOld(directory);
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
