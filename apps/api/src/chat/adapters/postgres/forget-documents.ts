import { isDeepStrictEqual } from 'node:util';
import { noHiddenWords, redactTurn, type ChatTurn, type Citation } from '@footnote/domain';
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ForgottenDocuments } from '../../chat.ports.ts';
import { chatCitations, chatSessions, chatTurns, citedDocuments } from './chat-tables.ts';
import { keepCitations } from './session-citations.ts';
import { interrupt, streamTurns } from './session-rows.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';
import { columnsOfTurn } from './turn-rows.ts';

const { sessionId, citation } = chatCitations;

/** Takes what was written from documents that are gone out of the chats of their organization; answers that are being written end as interrupted. */
export async function forgetDocuments(deps: SessionRowsDeps, gone: ForgottenDocuments): Promise<void> {
  await deps.database.withTransaction(async () => {
    const ids = await lockSessionsOf(deps, gone);
    if (ids.length === 0) return;
    // They may tell of the answers before them, whose words nobody knows any more when they end.
    await interrupt(deps, sql`${chatTurns.sessionId} = ANY (${sql.param(ids)}::uuid[])`);
    for (const id of ids) await forgetIn(deps, id, gone);
  });
}

/**
 * Holds all sessions that cite them before anything else is changed, as whoever asks holds a session before the question is
 * counted; in one order, so that two deletions never wait for each other.
 */
async function lockSessionsOf({ database }: SessionRowsDeps, gone: ForgottenDocuments): Promise<string[]> {
  const queries = database.queries();
  const citing = queries.select({ id: sessionId }).from(chatCitations).where(isOf(gone));
  const rows = await queries
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(eq(chatSessions.organizationId, gone.organizationId), inArray(chatSessions.id, citing)))
    .orderBy(asc(chatSessions.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** A turn that ends after a document was deleted says nothing of it; one that ends before keeps the deletion waiting. */
export async function withoutGoneDocuments(deps: SessionRowsDeps, turn: ChatTurn): Promise<ChatTurn> {
  const cited = [...new Set(turn.citations.map((one) => one.document_id).filter((id) => id !== ''))];
  if (cited.length === 0) return turn;
  const there = await deps.database
    .queries()
    .select({ id: citedDocuments.id })
    .from(citedDocuments)
    .where(inArray(citedDocuments.id, cited))
    .for('key share');
  const ids = new Set(there.map(({ id }) => id));
  const isThere = ({ document_id: id }: Citation) => id === '' || ids.has(id);
  return redactTurn(turn, new Set(turn.citations.flatMap((one, at) => (isThere(one) ? [] : [at + 1]))));
}

function isOf(gone: ForgottenDocuments): SQL | undefined {
  return 'sourceId' in gone
    ? sql`${citation} ->> 'source_id' = ${gone.sourceId}`
    : inArray(sql`${citation} ->> 'document_id'`, [...gone.documents]);
}

async function forgetIn(deps: SessionRowsDeps, id: string, gone: ForgottenDocuments): Promise<void> {
  const queries = deps.database.queries();
  const words = noHiddenWords();
  for await (const turn of streamTurns(deps, eq(chatSessions.id, id))) {
    const hidden = new Set(turn.citations.flatMap((one, at) => (isGone(one, gone) ? [at + 1] : [])));
    const redacted = redactTurn(turn, hidden, words);
    const columns = columnsOfTurn(redacted);
    if (isDeepStrictEqual(columns, columnsOfTurn(turn))) continue;
    await keepCitations(deps, id, [redacted]);
    await queries.update(chatTurns).set(columns).where(eq(chatTurns.id, turn.id));
  }
  await queries.delete(chatCitations).where(and(eq(sessionId, id), isOf(gone)));
}

function isGone({ source_id: sourceId, document_id: documentId }: Citation, gone: ForgottenDocuments): boolean {
  return 'sourceId' in gone ? sourceId === gone.sourceId : gone.documents.includes(documentId);
}
