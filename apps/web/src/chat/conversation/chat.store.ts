import { IDLE_TURN, type ChatTurn, type Citation, type QueryIntent, type TurnProgress } from '@footnote/domain';
import { proxy, ref } from 'valtio';
import type { CitedPage } from '../references/cited-page.ts';

/** How a turn was asked, as far as asking it again depends on it. */
export interface Asked {
  /** BCP 47 tag of the language that was wanted; the answer may be written in another. */
  language: string;
  chosen: QueryIntent['chosen'];
  frame: QueryIntent['frame'];
}

/** A turn on the screen. `turn` is replaced as a whole; it is never changed in place. */
export interface TurnEntry {
  /** Stable on the screen, also while the server has not named the turn yet. */
  key: string;
  turn: Opaque<ChatTurn>;
  progress: TurnProgress;
  asked: Opaque<Asked>;
  /** False while the server may know nothing of the turn: it refused it, or was never asked. */
  onServer: boolean;
  /** References of the turn; apart from it, so that a screen can look without following every word. */
  references: number;
}

/** A value the store hands through as it is, not looked into for changes. */
export type Opaque<T extends object> = ReturnType<typeof ref<T>>;

export interface ChatState {
  /** Null for a new chat that nothing was asked in. */
  sessionId: string | null;
  loading: 'no' | 'loading' | 'missing' | 'failed';
  entries: TurnEntry[];
  /** The articles a chat is held about, chosen from references or named in the address. */
  documents: Opaque<Citation>[];
  /** References ticked in the panel, and the turn they belong to. */
  selected: { key: string; ids: string[] } | null;
  /** The turn whose references the panel shows, and the one to bring into view; null for the newest that has any. */
  panel: { key: string; reference: number | null } | null;
  /** The page of a document that is shown above the chat. */
  page: Opaque<CitedPage> | null;
  /** The turn whose tables are shown in place of the conversation. */
  tables: string | null;
}

function emptyChat(): ChatState {
  return {
    sessionId: null,
    loading: 'no',
    entries: [],
    documents: [],
    selected: null,
    panel: null,
    page: null,
    tables: null,
  };
}

/** The chat on the screen. */
export const chat = proxy<ChatState>(emptyChat());

/** Clears the screen for a new chat, or for a session about to be loaded. */
export function resetChat(sessionId: string | null = null): void {
  Object.assign(chat, emptyChat(), { sessionId });
}

/** Puts a turn on the screen. */
export function addEntry(
  turn: ChatTurn,
  {
    key = turn.id,
    progress = IDLE_TURN,
    onServer = false,
    chosen = chosenIn(turn),
    frame = turn.request?.frame ?? null,
  } = {},
): TurnEntry {
  const asked = ref({ language: turn.request?.userLanguage ?? turn.language, chosen, frame });
  chat.entries.push({ key, turn: ref(turn), progress, asked, onServer, references: turn.citations.length });
  const entry = chat.entries.at(-1);
  if (entry === undefined) throw new Error('A turn that was just added is not there.');
  return entry;
}

/** The references a saved turn was answered from alone; null for the literature. */
function chosenIn({ request }: ChatTurn): Asked['chosen'] {
  if (request?.isSelectRegenerate === true) return { ids: request.citations, as: 'regenerate' };
  return request?.chatWithDocuments === true ? { ids: request.citations, as: 'documents' } : null;
}

/** Replaces what is known of a turn. */
export function setTurn(entry: TurnEntry, turn: ChatTurn): void {
  if (entry.turn === turn) return;
  entry.turn = ref(turn);
  entry.references = turn.citations.length;
}

/** The turn of a key. */
export function findEntry(key: string): TurnEntry | undefined {
  return chat.entries.find((entry) => entry.key === key);
}
