import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openMigratedDatabase } from '../database/embedded-database.fixtures.ts';
import { migrate } from '../database/migrate.ts';
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts';
import { createMailJob } from './mail-job.ts';
import { createMailQueue } from './postgres-mail-queue.ts';
import type { MailQueue } from './mail.ports.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startMailServer, type TestMailServer } from './smtp-server.fixtures.ts';

const render = () => Promise.resolve({ subject: 'S', html: '<p>H</p>', text: 'T' });

describe('the mail queue', () => {
  let database: Database;
  let server: TestMailServer;
  beforeAll(async () => {
    database = await openMigratedDatabase();
    await migrate(database);
    await database.pool.query(
      `INSERT INTO account (id, email, email_verified, name, created_at, updated_at) VALUES ('a', 'a@x.yz', true, '', now(), now())`,
    );
    server = await startMailServer();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  const open = (enqueue: (id: string) => Promise<void> = () => Promise.resolve()) => {
    const mailer = createSmtpMailer({ url: server.url, from: 'no-reply@example.org' });
    return createMailQueue({ database, mailer, render, enqueue, now: Date.now });
  };
  /** Tries each message that waits once; gives whether all have ended. */
  const deliverAll = async (mail: MailQueue) => {
    const ended: boolean[] = [];
    for (const id of await mail.waiting()) ended.push(await mail.deliver(id));
    return ended.every(Boolean);
  };
  const request = (to: string, accountId: string | null = 'a') =>
    ({ accountId, to, template: 't', language: 'en', variables: { link: 'https://secret' } }) as const;
  const rowsTo = async (to: string) =>
    (
      await database.pool.query('SELECT state, attempts, response, variables FROM mail_message WHERE recipient = $1', [
        to,
      ])
    ).rows;

  it('sends what waits once, and keeps no link longer than that', async () => {
    const mail = open();
    await mail.add(request('once@example.org'));
    expect(await deliverAll(mail)).toBe(true);
    expect(await deliverAll(mail)).toBe(true);
    expect(server.arrived.filter((raw) => raw.includes('once@example.org'))).toHaveLength(1);
    expect(await rowsTo('once@example.org')).toMatchObject([{ state: 'sent', attempts: 1, variables: {} }]);
  });

  it('keeps nothing of a message that outlives its account', async () => {
    const mail = open();
    await mail.add(request('farewell@example.org', null));
    await deliverAll(mail);
    expect(server.arrived.some((raw) => raw.includes('farewell@example.org'))).toBe(true);
    expect(await rowsTo('farewell@example.org')).toEqual([]);
  });

  it('records a refusal and does not try again', async () => {
    const mail = open();
    await mail.add(request('gone@example.org'));
    expect(await deliverAll(mail)).toBe(true);
    await deliverAll(mail);
    expect(await rowsTo('gone@example.org')).toMatchObject([
      { state: 'refused', attempts: 1, response: '550 5.1.1 No such mailbox', variables: {} },
    ]);
  });

  it('leaves to be tried again what is not possible now, and gives up in the end', async () => {
    const mail = open();
    await mail.add(request('busy@example.org'));
    expect(await deliverAll(mail)).toBe(false);
    expect(await rowsTo('busy@example.org')).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    for (let attempt = 2; attempt <= 10; attempt += 1) {
      await deliverAll(mail);
    }
    expect(await rowsTo('busy@example.org')).toMatchObject([{ state: 'given_up', attempts: 10, variables: {} }]);
  });

  it('sends nothing that was added in a transaction that failed', async () => {
    const mail = open();
    const undone = database.withTransaction(async () => {
      await mail.add(request('undone@example.org'));
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await rowsTo('undone@example.org')).toEqual([]);
  });

  it('records a message that came back', async () => {
    const mail = open();
    await mail.add(request('back@example.org'));
    await deliverAll(mail);
    const { rows } = await database.pool.query(`SELECT id FROM mail_message WHERE recipient = 'back@example.org'`);
    expect(await mail.bounced(rows[0].id, '5.1.1 No such mailbox')).toBe(true);
    expect(await mail.bounced('unknown', '5.1.1')).toBe(false);
    expect(await rowsTo('back@example.org')).toMatchObject([{ state: 'bounced', response: '5.1.1 No such mailbox' }]);
  });

  it('is emptied by its jobs, one for each message, with what an earlier process left', async () => {
    const job = createMailJob();
    const mail = open((id) => job.enqueue(id));
    await mail.add(request('before@example.org'));
    const jobs = await openPgBossJobs(database, () => undefined);
    await job.start(jobs, mail);
    const arrived = (to: string) => server.arrived.some((raw) => raw.includes(to));
    await expect.poll(() => arrived('before@example.org'), { timeout: 30_000 }).toBe(true);
    await database.withTransaction(() => mail.add(request('during@example.org')));
    await mail.add(request('busy@later.example.org'));
    await mail.add(request('after@example.org'));
    await expect.poll(() => arrived('during@example.org'), { timeout: 30_000 }).toBe(true);
    // One that cannot be sent yet keeps its own job waiting, and no other message.
    await expect.poll(() => arrived('after@example.org'), { timeout: 30_000 }).toBe(true);
    await expect
      .poll(() => rowsTo('busy@later.example.org'), { timeout: 30_000 })
      .toMatchObject([{ state: 'waiting', attempts: 1 }]);
    // A message arrives before its job is written down as done.
    const jobsNotDone = async () => {
      const { rows } = await database.pool.query(`SELECT state FROM pgboss.job WHERE name = 'mail-message'`);
      return rows.map(({ state }) => state).filter((state) => state !== 'completed');
    };
    await expect.poll(jobsNotDone, { timeout: 30_000 }).toEqual(['retry']);
    await jobs.close();
  });
});
