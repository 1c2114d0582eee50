import type { ChatHistoryItem } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import * as styles from './HistoryList.css.ts';

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

/** Day of an instant in the user's zone, YYYY-MM-DD; '' for what is not a time. */
function dayOf(timestamp: string): string {
  const time = new Date(timestamp);
  if (Number.isNaN(time.getTime())) return '';
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
}

function byDay(items: readonly ChatHistoryItem[]): { day: string; items: ChatHistoryItem[] }[] {
  const groups: { day: string; items: ChatHistoryItem[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.timestamp);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** Earlier chats by day. */
export function HistoryList({ items, status = 'ready', onRetry, onMore, labels, ...row }: HistoryListProps) {
  if (status === 'error') {
    return (
      <ErrorState
        title={labels.error}
        action={
          onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              {labels.retry}
            </Button>
          )
        }
      />
    );
  }
  if (items.length === 0) {
    return status === 'loading' ? (
      <HistorySkeleton label={labels.loading} />
    ) : (
      <p className={styles.empty}>{labels.empty}</p>
    );
  }
  return (
    <section aria-label={labels.name} className={styles.list}>
      {byDay(items).map((group) => (
        <div key={group.day}>
          {group.day !== '' && <h2 className={styles.day}>{labels.day(group.day)}</h2>}
          <ul>
            {group.items.map((item) => (
              <HistoryRow key={item.sessionId} item={item} labels={labels} {...row} />
            ))}
          </ul>
        </div>
      ))}
      {onMore !== undefined && (
        <Button variant="quiet" size="small" busy={status === 'loading'} onClick={onMore}>
          {labels.more}
        </Button>
      )}
    </section>
  );
}

function HistorySkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.skeleton}>
      <Skeleton width="quarter" />
      <Skeleton width="most" />
      <Skeleton width="full" />
      <Skeleton width="most" />
    </output>
  );
}
