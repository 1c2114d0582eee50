import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailMessages } from './mail-tables.ts';
import { MAIL_ATTEMPTS, type Mailer, type MailOutcome, type MailQueue, type RenderMail } from './mail.ports.ts';

export interface MailQueueDeps {
  database: Database;
  mailer: Mailer;
  render: RenderMail;
  /** Asks for `deliver` of a message soon, inside the transaction under way if there is one. */
  enqueue: (id: string) => Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

type MessageRow = typeof mailMessages.$inferSelect;

const MOST_WAITING = 1_000;

/** Keeps messages in the database until they are on their way. */
export function createMailQueue(deps: MailQueueDeps): MailQueue {
  const { database, now } = deps;
  return {
    async add({ accountId, to, template, language, variables }) {
      const id = randomUUID();
      await database
        .queries()
        .insert(mailMessages)
        .values({
          id,
          accountId,
          recipient: to,
          template,
          language,
          variables,
          state: 'waiting',
          attempts: 0,
          response: '',
          createdAt: new Date(now()),
        });
      await deps.enqueue(id);
    },
    async waiting() {
      const rows = await database
        .queries()
        .select({ id: mailMessages.id })
        .from(mailMessages)
        .where(eq(mailMessages.state, 'waiting'))
        .orderBy(asc(mailMessages.createdAt))
        .limit(MOST_WAITING);
      return rows.map(({ id }) => id);
    },
    async deliver(id) {
      const [message] = await database
        .queries()
        .select()
        .from(mailMessages)
        .where(and(eq(mailMessages.id, id), eq(mailMessages.state, 'waiting')));
      return message === undefined || deliverOne(deps, message);
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
    async cameBack(to, since) {
      const isBack = and(
        eq(mailMessages.recipient, to),
        inArray(mailMessages.state, ['refused', 'bounced']),
        gte(mailMessages.createdAt, since),
      );
      return (await database.queries().$count(mailMessages, isBack)) > 0;
    },
  };
}

async function deliverOne(deps: MailQueueDeps, message: MessageRow): Promise<boolean> {
  const { id, recipient: to, language } = message;
  const rendered = await deps.render(message);
  const outcome = await deps.mailer.send({ id, to, language, ...rendered });
  return record(deps, message, outcome);
}

/** Records what became of an attempt; gives whether it was the last. */
async function record(
  { database, now }: MailQueueDeps,
  { id, accountId, attempts: before }: MessageRow,
  { state, response }: MailOutcome,
): Promise<boolean> {
  const attempts = before + 1;
  const isMe = eq(mailMessages.id, id);
  if (state === 'failed' && attempts < MAIL_ATTEMPTS) {
    await database.queries().update(mailMessages).set({ attempts, response }).where(isMe);
    return false;
  }
  // What outlives its account is not kept, and links are not kept longer than they are needed.
  if (accountId === null) {
    await database.queries().delete(mailMessages).where(isMe);
    return true;
  }
  const ended = { state: state === 'failed' ? 'given_up' : state, endedAt: new Date(now()), variables: {} } as const;
  await database
    .queries()
    .update(mailMessages)
    .set({ attempts, response, ...ended })
    .where(isMe);
  return true;
}
