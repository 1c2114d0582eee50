import type { ChatTurn, Citation } from '@footnote/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { chatCitations, type chatTurns } from './chat-tables.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';
import { citationId } from './turn-rows.ts';

/** Keeps the references of turns with their session, where it does not have them yet. */
export async function keepCitations(
  deps: SessionRowsDeps,
  sessionId: string,
  turns: readonly Pick<ChatTurn, 'citations'>[],
): Promise<void> {
  const byId = new Map(turns.flatMap(({ citations }) => citations).map((citation) => [citationId(citation), citation]));
  const rows = [...byId].map(([id, citation]) => ({ sessionId, id, citation }));
  if (rows.length > 0) await deps.database.queries().insert(chatCitations).values(rows).onConflictDoNothing();
}

/** The references of a turn by their ids. */
export async function citationsOf(
  deps: SessionRowsDeps,
  { sessionId, citations }: Pick<typeof chatTurns.$inferSelect, 'sessionId' | 'citations'>,
): Promise<ReadonlyMap<string, Citation>> {
  if (citations.length === 0) return new Map();
  const rows = await deps.database
    .queries()
    .select()
    .from(chatCitations)
    .where(and(eq(chatCitations.sessionId, sessionId), inArray(chatCitations.id, citations)));
  return new Map(rows.map(({ id, citation }) => [id, citation]));
}
