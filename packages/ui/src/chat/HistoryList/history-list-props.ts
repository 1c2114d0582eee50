import type { ChatHistoryItem } from '@footnote/domain';

/** Words of the history. */
export interface HistoryListLabels {
  /** Names the list. */
  name: string;
  empty: string;
  loading: string;
  error: string;
  retry: string;
  more: string;
  /** Heading of a day, given as YYYY-MM-DD in the user's zone: "Today", "Yesterday", a date. */
  day: (day: string) => string;
  /** Names a chat's menu. */
  actions: (title: string) => string;
  rename: string;
  /** Names the field of a new title. */
  renameField: string;
  delete: string;
  /** Heading of the question before a chat is deleted. */
  deleteTitle: string;
  deleteText: (title: string) => string;
  cancel: string;
  /** Title of a chat that has none. */
  untitled: string;
}

export interface HistoryListProps {
  /** Chats, latest first. */
  items: readonly ChatHistoryItem[];
  /** The open chat, or null. */
  currentId: string | null;
  /** Address of a chat. */
  hrefOf: (sessionId: string) => string;
  /** Opens a chat in this page; new windows follow the address instead. */
  onOpen: (sessionId: string) => void;
  /** Called with the trimmed new title, never an empty one. */
  onRename: (sessionId: string, title: string) => void;
  /** Called after the user has confirmed. */
  onDelete: (sessionId: string) => void;
  /**
   * `loading` shows placeholders, or a busy button where chats are there already.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** Loads again after an error; left out, there is no button. */
  onRetry?: () => void;
  /** Loads older chats; left out when there are none. */
  onMore?: () => void;
  /** Its words, in the user’s language. */
  labels: HistoryListLabels;
}
