import { chatHistory, citedReferences, type ChatTurn, type SaveSession } from '@footnote/domain';
import type { ApiError } from '../../platform/api/api.client.ts';
import { chat, findEntry, setTurn } from './chat.store.ts';
import { broadcastToTabs } from '../history/other-tabs.ts';
import { loadSession, saveSession } from '../history/sessions.client.ts';

type Vote = Partial<Pick<ChatTurn, 'responseQuality' | 'feedback'>>;

/** Keeps a vote or feedback on an answer, here at once and on the server; undoes it where the server refuses. */
export async function vote(key: string, change: Vote): Promise<ApiError | null> {
  const entry = findEntry(key);
  const { sessionId } = chat;
  if (entry === undefined || sessionId === null) return null;
  const { responseQuality, feedback } = entry.turn;
  setTurn(entry, { ...entry.turn, ...change });
  const turns = chat.entries.flatMap(({ turn, onServer }): ChatTurn[] => (onServer ? [turn] : []));
  let saved = await saveSession({ sessionId, session: savedForm(turns, entry.turn.id) });
  if (!saved.ok && saved.error.code === 'chat/session-conflict') {
    saved = await saveOnServersTurns(sessionId, entry.turn, change);
  }
  if (saved.ok) {
    broadcastToTabs({ sessionId, change: 'changed' });
    return null;
  }
  setTurn(entry, { ...entry.turn, responseQuality, feedback });
  return saved.error;
}

/** Another tab went on with the chat: the vote is put on the same turn of what the server has by now. */
async function saveOnServersTurns(sessionId: string, voted: ChatTurn, change: Vote): ReturnType<typeof saveSession> {
  const loaded = await loadSession(sessionId);
  if (!loaded.ok) return loaded;
  const turns = loaded.value.turns.map((turn) =>
    turn.question === voted.question && turn.answer === voted.answer ? { ...turn, ...change } : turn,
  );
  return saveSession({ sessionId, session: savedForm(turns, voted.id) });
}

/** The history up to a turn, with references of one answer: the server has those of all the others itself. */
function savedForm(turns: readonly ChatTurn[], last: string): SaveSession['session'] {
  const answeredTurns = turns.slice(0, turns.findIndex(({ id }) => id === last) + 1 || turns.length);
  const cited =
    answeredTurns.map((turn) => citedReferences(turn)).findLast((references) => references.length > 0) ?? [];
  return { citations: cited.map(({ citation }) => citation), history: chatHistory(answeredTurns) };
}
