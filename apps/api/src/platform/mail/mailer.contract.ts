import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Mailer, OutgoingMail } from './mail.ports.ts';

/** A place messages arrive at, and what arrived there so far. */
export interface MailPlace {
  mailer: Mailer;
  arrived: () => Promise<(string | Uint8Array)[]>;
}

/** A message in letters that need an encoding. */
export function testMail(more: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: randomUUID(),
    to: 'reader@example.org',
    subject: 'Vérifiez — 検証 🩺',
    html: '<p>Bonjour <b>é</b></p>',
    text: `Bonjour é\n\n-- \n${'long '.repeat(400)}`,
    language: 'fr',
    ...more,
  };
}

/** What every mailer does. `open` gives one with a place of its own. */
export function mailerContract(name: string, open: () => Promise<MailPlace>): void {
  describe(`Mailer: ${name}`, () => {
    const send = async (more: Partial<OutgoingMail> = {}): Promise<Email[]> => {
      const { mailer, arrived } = await open();
      const before = (await arrived()).length;
      expect(await mailer.send(testMail(more))).toMatchObject({ state: 'sent' });
      const fresh = (await arrived()).slice(before);
      return Promise.all(fresh.map((raw) => PostalMime.parse(raw)));
    };

    it('brings a message in both forms, whatever its letters', async () => {
      const mail = testMail();
      const [message] = await send(mail);
      expect(message).toMatchObject({ subject: mail.subject, to: [{ address: mail.to }] });
      expect(message?.from?.address).toBe('no-reply@example.org');
      expect(message?.messageId).toMatch(new RegExp(`^<${mail.id}@`));
      expect(message?.html?.trim()).toBe(mail.html);
      expect(message?.text?.replaceAll(/\s+/g, ' ').trim()).toBe(mail.text.replaceAll(/\s+/g, ' ').trim());
      const headers = new Map(message?.headers.map(({ key, value }) => [key, value]));
      expect(headers.get('content-language')).toBe('fr');
      expect(headers.get('auto-submitted')).toBe('auto-generated');
    });

    it('goes to one address and carries no other header, whatever is in its words', async () => {
      const hostile = 'A subject\r\nBcc: other@example.org\r\n\r\nA body';
      const [message, ...others] = await send({ subject: hostile });
      expect(others).toEqual([]);
      expect(message?.bcc ?? []).toEqual([]);
      expect(message?.headers.map(({ key }) => key)).not.toContain('bcc');
    });

    it('brings answers to whom they are for', async () => {
      const [message] = await send({ replyTo: 'ada@example.org' });
      expect(message?.replyTo).toMatchObject([{ address: 'ada@example.org' }]);
      const hostile = 'ada@example.org>\r\nBcc: other@example.org';
      const [other] = await send({ replyTo: hostile });
      expect(other?.headers.map(({ key }) => key)).not.toContain('bcc');
    });

    it('tells mail programs how one message ends those like it, and only of messages that somebody subscribed to', async () => {
      const headersOf = async (changes: Partial<OutgoingMail>) =>
        Object.fromEntries(((await send(changes))[0]?.headers ?? []).map(({ key, value }) => [key, value]));
      const unsubscribe = 'https://footnote.example.org/api/unsubscribe/6f9619ff-8b86-4d01-b42d-00cf4fc964ff.abc_-';
      const { 'list-unsubscribe': address, 'list-unsubscribe-post': post } = await headersOf({ unsubscribe });
      expect([address, post]).toEqual([`<${unsubscribe}>`, 'List-Unsubscribe=One-Click']);
      expect(Object.keys(await headersOf({})).filter((key) => key.startsWith('list-'))).toEqual([]);
    });

    it('keeps messages apart that are sent at once', async () => {
      const { mailer, arrived } = await open();
      const before = (await arrived()).length;
      const mails = Array.from({ length: 10 }, (_, index) => testMail({ subject: `Message ${index}` }));
      await Promise.all(mails.map((mail) => mailer.send(mail)));
      const messages = await Promise.all((await arrived()).slice(before).map((raw) => PostalMime.parse(raw)));
      expect(new Set(messages.map(({ subject }) => subject))).toEqual(new Set(mails.map(({ subject }) => subject)));
    });
  });
}
