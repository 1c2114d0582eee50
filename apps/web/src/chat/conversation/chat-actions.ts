import {
  chatError,
  composeQuery,
  emptyTurn,
  progressOfSavedTurn,
  turnRunning,
  type ChatSession,
  type ChatTurn,
  type Citation,
  type QueryIntent,
  type QuestionFrame,
} from '@footnote/domain';
import { ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { account } from '../../platform/account/account.store.ts';
import { notifyActingRefused } from '../../platform/api/acting-refused.ts';
import { actingFor, followActing } from '../../platform/account/acting-for.store.ts';
import { formatInUse, formatKeeper } from '../formats/format-in-use.ts';
import { currentSettings } from '../settings/chat-settings.store.ts';
import { addEntry, chat, resetChat, type Asked, type TurnEntry } from './chat.store.ts';
import { TurnFollower, type TurnObserver } from './follow-turn.ts';
import { freshId } from './fresh-id.ts';
import { draft, hasSessionEnded, onUserChange } from '../composer/composer-draft.ts';
import { broadcastToTabs } from '../history/other-tabs.ts';
import { findChat } from '../history/find-chat.ts';
import { loadSession } from '../history/sessions.client.ts';

let follower: TurnFollower | null = null;

/** What the rest of the app hears of a chat. */
export interface ChatObserver extends TurnObserver {
  /** The only question of a new chat went back to where it was written, and there is no such chat. */
  withdrawn: () => void;
}

let observer: ChatObserver = { started: () => undefined, ended: () => undefined, withdrawn: () => undefined };

/** Names who hears of a chat. */
export function observeTurns(next: ChatObserver): void {
  observer = next;
}

/** The turn being answered, if any. */
export function runningEntry(): TurnEntry | undefined {
  return chat.entries.find((entry) => turnRunning(entry.progress.stage));
}

/** Leaves the chat on the screen, whose answer goes on on the server, for a new one. */
export function newChat(): void {
  follower?.leave();
  follower = null;
  resetChat();
}

onUserChange(newChat);
onUserChange(() => formatKeeper.current?.forgotten());
// At once, so that nothing asked for one of them is ever on the screen of another.
subscribeKey(actingFor, 'id', newChat, true);

/** Shows a session and takes up its running answer. */
export async function openSession(sessionId: string): Promise<void> {
  follower?.leave();
  follower = null;
  resetChat(sessionId);
  chat.loading = 'loading';
  const loaded = await loadSession(sessionId);
  if (chat.sessionId !== sessionId || chat.loading !== 'loading') return;
  if (loaded.ok) return showSession(loaded.value);
  const missing = [401, 404].includes(loaded.error.status);
  if (missing && !(await hasSessionEnded()) && (await followChat(sessionId))) return openSession(sessionId);
  if (chat.sessionId === sessionId) chat.loading = missing ? 'missing' : 'failed';
}

/** Acts for whom a chat was made for, where its reader has it there; false where they have none such. */
async function followChat(sessionId: string): Promise<boolean> {
  const made = await findChat(sessionId);
  const { profile } = account;
  if (made === undefined || profile === null || chat.sessionId !== sessionId) return false;
  followActing(profile, made);
  return true;
}

/** Takes over what another tab changed in the session on the screen, unless an answer is being followed here. */
export async function refreshSession(): Promise<void> {
  const { sessionId } = chat;
  if (sessionId === null || runningEntry() !== undefined) return;
  const loaded = await loadSession(sessionId);
  if (loaded.ok && chat.sessionId === sessionId && runningEntry() === undefined) showSession(loaded.value);
}

/** Turns that were on the screen already keep their keys, and with them their place, focus and open parts. */
function showSession(session: ChatSession): void {
  const shown = chat.entries
    .filter((entry) => entry.onServer)
    .map(({ key, turn }) => ({ key, question: turn.question }));
  chat.loading = 'no';
  chat.entries = [];
  for (const [at, turn] of session.turns.entries()) {
    const before = shown[at]?.question === turn.question ? shown[at] : undefined;
    const key = before?.key ?? turn.id;
    const entry = addEntry(turn, { key, progress: progressOfSavedTurn(turn.state), onServer: true });
    if (turn.state === 'running') follow(entry, session.sessionId, null);
  }
}

function follow(entry: TurnEntry, sessionId: string, composed: ReturnType<typeof composeQuery> | null): void {
  follower?.leave();
  follower = new TurnFollower(entry, sessionId, composed, {
    started: observer.started,
    ended: (ended) => void end(ended, sessionId),
  });
  follower.start();
}

/** A question that came too late for the session of its user goes back to where it was written. */
async function end(entry: TurnEntry, sessionId: string): Promise<void> {
  const code = entry.turn.failure?.code;
  if (code === 'chat/access-ended' && actingFor.id !== null) notifyActingRefused(actingFor.id);
  const isLate = code === 'chat/unauthorized' || code === 'chat/session-not-found';
  if (isLate && (await hasSessionEnded())) return withdraw(entry);
  broadcastToTabs({ sessionId, change: 'changed' });
  observer.ended(entry);
}

function withdraw(entry: TurnEntry): void {
  chat.entries = chat.entries.filter(({ key }) => key !== entry.key);
  if (draft.text === '') draft.text = entry.turn.question;
  if (chat.entries.length === 0) {
    chat.sessionId = null;
    observer.withdrawn();
  }
  if (entry.turn.failure?.code === 'chat/unauthorized') observer.ended(entry);
}

/** Why a question was not sent. */
export type Unsent = 'empty' | 'busy';

/** Asks a question about the documents of the chat, or of the literature; gives the session it is asked in. */
export function ask(question: string): { sessionId: string } | Unsent {
  const ids = chat.documents.map((document) => document.id);
  return send(question, chat.entries, { chosen: ids.length > 0 ? { ids, as: 'documents' } : null, frame: null });
}

/**
 * Answers the question of a turn again, from the references of the given ids alone; else from what it was answered from. In the
 * format it was asked in, unless that is to be dropped or another is set.
 */
export function regenerate(
  key: string,
  ids: readonly string[] = [],
  { keepsFormat = true } = {},
): { sessionId: string } | Unsent {
  const at = chat.entries.findIndex((entry) => entry.key === key);
  const entry = chat.entries[at];
  if (entry === undefined) return 'empty';
  const { asked, turn } = entry;
  const chosen = ids.length > 0 ? { ids, as: 'regenerate' as const } : asked.chosen;
  return send(turn.question, chat.entries.slice(0, at), {
    chosen,
    frame: asked.frame,
    before: keepsFormat ? asked : null,
  });
}

/** Asks the question of a turn again, as the user says it is to be read. */
export function correct(key: string, frame: QuestionFrame): { sessionId: string } | Unsent {
  const at = chat.entries.findIndex((entry) => entry.key === key);
  const entry = chat.entries[at];
  if (entry === undefined) return 'empty';
  return send(entry.turn.question, chat.entries.slice(0, at), {
    chosen: entry.asked.chosen,
    frame,
    before: entry.asked,
  });
}

function send(
  question: string,
  earlier: readonly TurnEntry[],
  { chosen, frame, before = null }: Pick<QueryIntent, 'chosen' | 'frame'> & { before?: Pick<Asked, 'format'> | null },
): { sessionId: string } | Unsent {
  if (question.trim() === '') return 'empty';
  if (runningEntry() !== undefined || chat.loading === 'loading') return 'busy';
  const { filters, answer } = currentSettings();
  const set = formatInUse.text;
  const format = set === '' ? (before?.format ?? '') : set;
  const reformatted = before !== null && set !== '' && set !== before.format;
  const askedAt = new Date().toISOString();
  const turns = earlier.map((entry): ChatTurn => entry.turn).filter((turn) => turn.answer !== '');
  const settings = { ...answer, format };
  const intent = { question, earlier: turns, filters, settings, chosen, frame, reformatted, today: askedAt };
  const composed = composeQuery(intent);
  formatKeeper.current?.used();
  chat.selected = null;
  chat.tables = null;
  chat.panel = null;
  const sessionId = chat.sessionId ?? freshId();
  chat.sessionId = sessionId;
  const turn = emptyTurn({
    id: freshId(),
    position: chat.entries.length,
    question: question.trim(),
    language: answer.language,
    request: null,
    askedAt,
  });
  if (answer.sources.length === 0) {
    const failure = chatError('chat/no-source');
    addEntry({ ...turn, state: 'failed', failure }, { progress: progressOfSavedTurn('failed'), chosen, frame, format });
  } else {
    follow(addEntry(turn, { chosen, frame, format }), sessionId, composed);
  }
  return { sessionId };
}

/** Stops the running answer and takes over what the server kept of it. */
export async function stop(): Promise<void> {
  await follower?.stop();
  await refreshSession();
}

/** Holds the chat about these documents from the next question on. */
export function chatWithDocuments(documents: readonly Citation[]): void {
  chat.documents = documents.map((document) => ref(document));
  chat.selected = null;
}
