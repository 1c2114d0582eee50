import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../database/small-disk.fixtures.ts';
import { createEmlOutbox, outboxNames } from './eml-outbox.ts';
import { mailerContract, testMail } from './mailer.contract.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startMailServer, type TestMailServer } from './smtp-server.fixtures.ts';

const from = 'Footnote <no-reply@example.org>';

describe('the outbox', () => {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-'));
  const outbox = join(directory, 'mail');
  afterAll(() => rmSync(directory, { recursive: true }));
  mailerContract('outbox', async () => ({
    mailer: createEmlOutbox({ directory: outbox, from }),
    arrived: async () => {
      const names = (await outboxNames(outbox)).reverse();
      return Promise.all(names.map((name) => readFile(join(outbox, name))));
    },
  }));

  it('says what it could not write, and leaves nothing half written behind', async () => {
    const full = mountSmallDisk(1);
    if (full === null) return;
    full.fill(0);
    const mailer = createEmlOutbox({ directory: full.path, from });
    expect(await mailer.send(testMail())).toEqual({ state: 'failed', response: 'not written to the outbox (ENOSPC)' });
    expect(readdirSync(full.path)).toEqual(['filler']);
    full.free();
    expect(await mailer.send(testMail())).toMatchObject({ state: 'sent' });
    full.unmount();
  });

  it('is nobody else’s to read', () => {
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  });
});

describe('SMTP', () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  mailerContract('SMTP', async () => ({
    mailer: createSmtpMailer({ url: server.url, from }),
    arrived: async () => server.arrived,
  }));

  it('tells a refusal for good from one for now', async () => {
    const mailer = createSmtpMailer({ url: server.url, from });
    const to = (address: string) => mailer.send(testMail({ to: address }));
    expect(await to('gone@example.org')).toEqual({ state: 'refused', response: '550 5.1.1 No such mailbox' });
    expect(await to('busy@example.org')).toEqual({ state: 'failed', response: '450 4.2.2 Mailbox busy' });
    await mailer.close();
  });

  it('never throws for a server that is not there, or does not know us', async () => {
    const strict = await startMailServer({ passwords: true });
    const addressed = (userinfo: string) => createSmtpMailer({ url: strict.url.replace('//', `//${userinfo}@`), from });
    expect(await addressed('user:secret').send(testMail())).toMatchObject({ state: 'sent' });
    const wrong = await addressed('user:wrong').send(testMail());
    expect(wrong).toMatchObject({ state: 'failed' });
    expect(wrong.response).not.toContain('wrong');
    await strict.close();
    expect(await addressed('user:secret').send(testMail())).toMatchObject({ state: 'failed' });
  });
});
