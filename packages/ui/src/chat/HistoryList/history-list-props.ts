import type { ChatHistoryItem } from '@footnote/domain';

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
   * Says that no chat matches where there are none.
   * @default false
   */
  searched?: boolean;
  /**
   * `loading` shows placeholders, or a busy button where chats are there already.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** Loads again after an error; left out, there is no button. */
  onRetry?: () => void;
  /** Loads older chats; left out when there are none. */
  onMore?: () => void;
}
