import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailMessages } from './mail-tables.ts';
import type { Mailer, MailOutcome, MailQueue, RenderMail } from './mail.ports.ts';

export interface MailQueueDeps {
  database: Database;
  mailer: Mailer;
  render: RenderMail;
  /** Asks for `deliver` soon, inside the transaction under way if there is one. */
  wake: () => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

type MessageRow = typeof mailMessages.$inferSelect;

/** Attempts before a message is given up: over some four hours. */
const ATTEMPTS = 10;
/** Seconds before the second attempt; doubled each time. */
const FIRST_WAIT = 30;
const LONGEST_WAIT = 3_600;

/** Keeps messages in the database until they are on their way. */
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  const { database, now } = deps;
  return {
    async add({ accountId, to, template, language, variables }) {
      const at = new Date(now());
      await database.queries().insert(mailMessages).values({
        id: randomUUID(),
        accountId,
        recipient: to,
        template,
        language,
        variables,
        state: 'waiting',
        attempts: 0,
        response: '',
        dueAt: at,
        createdAt: at,
      });
      await deps.wake();
    },
    async deliver(signal) {
      for (const message of await due(deps)) {
        if (signal.aborted) break;
        await deliverOne(deps, message);
      }
      return database.queries().$count(mailMessages, eq(mailMessages.state, 'waiting'));
    },
    async bounced(id, response) {
      const changed = await database
        .queries()
        .update(mailMessages)
        .set({ state: 'bounced', response })
        .where(and(eq(mailMessages.id, id), eq(mailMessages.state, 'sent')))
        .returning({ id: mailMessages.id });
      return changed.length > 0;
    },
  };
}

function due({ database, now }: MailQueueDeps): Promise<MessageRow[]> {
  return database
    .queries()
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.state, 'waiting'), lte(mailMessages.dueAt, new Date(now()))))
    .orderBy(asc(mailMessages.dueAt))
    .limit(100);
}

async function deliverOne(deps: MailQueueDeps, message: MessageRow): Promise<void> {
  const { id, recipient: to, language } = message;
  const rendered = await deps.render(message);
  const outcome = await deps.mailer.send({ id, to, language, ...rendered });
  await record(deps, message, outcome);
}

async function record(
  { database, now }: MailQueueDeps,
  { id, accountId, attempts: before }: MessageRow,
  { state, response }: MailOutcome,
): Promise<void> {
  const attempts = before + 1;
  const isMe = eq(mailMessages.id, id);
  if (state === 'failed' && attempts < ATTEMPTS) {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** before);
    const dueAt = new Date(now() + wait * 1000);
    await database.queries().update(mailMessages).set({ attempts, response, dueAt }).where(isMe);
    return;
  }
  // What outlives its account is not kept, and links are not kept longer than they are needed.
  if (accountId === null) {
    await database.queries().delete(mailMessages).where(isMe);
    return;
  }
  const ended = { state: state === 'failed' ? 'given_up' : state, endedAt: new Date(now()), variables: {} } as const;
  await database
    .queries()
    .update(mailMessages)
    .set({ attempts, response, ...ended })
    .where(isMe);
}
