import type { ChatErrorCode } from '@footnote/domain';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { accountOf } from '../../../platform/owner.ts';
import type { NewTurn } from '../../chat.ports.ts';
import { chatSessions, chatTurns } from './chat-tables.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';

/** Whether a question may be answered: the week it is counted in, null for one that is not, or why it is refused. */
export type Admission = { week: string | null } | { refused: ChatErrorCode };

/** Counts a question where it is one of the PRO questions of a week; in the transaction that saves its turn. */
export async function admitQuestion(
  { proUsage }: SessionRowsDeps,
  { owner, askedAt, standing = 'free' }: Pick<NewTurn, 'owner' | 'askedAt' | 'standing'>,
): Promise<Admission> {
  if (standing === 'visitor') return { refused: 'chat/pro-needs-account' };
  if (standing !== 'counted') return { week: null };
  const accountId = accountOf(owner);
  if (accountId === null) return { refused: 'chat/pro-needs-account' };
  const week = await proUsage.take(accountId, Date.parse(askedAt));
  return week === null ? { refused: 'chat/pro-limit-reached' } : { week };
}

/** Gives back the PRO questions whose answers failed here; in the transaction that ends their turns, each of them once. */
export async function giveBackQuestions(
  { database, proUsage }: SessionRowsDeps,
  turnIds: readonly string[],
): Promise<void> {
  if (turnIds.length === 0) return;
  const rows = await database
    .queries()
    .select({ owner: chatSessions.owner, week: chatTurns.proWeek })
    .from(chatTurns)
    .innerJoin(chatSessions, eq(chatSessions.id, chatTurns.sessionId))
    .where(and(inArray(chatTurns.id, [...turnIds]), isNotNull(chatTurns.proWeek)));
  await proUsage.giveBack(
    rows.flatMap(({ owner, week }) => {
      const accountId = accountOf(owner);
      return week === null || accountId === null ? [] : [{ accountId, week }];
    }),
  );
}
