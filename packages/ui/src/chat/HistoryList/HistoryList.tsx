import type { ChatHistoryItem } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
import { historyListMessages } from './history-list.messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './HistoryList.css.ts';
import type { HistoryListProps } from './history-list-props.ts';

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

const DAY_MS = 86_400_000;

/** "Today", "Yesterday" or the date. */
function nameOfDay(day: string, { t, date }: Messages): string {
  const words = (time: number) => date(new Date(time), { year: 'numeric', month: 'long', day: 'numeric' });
  // Noon keeps a day the same day in every zone near the user's.
  const asked = words(new Date(`${day}T12:00:00`).getTime());
  if (asked === words(Date.now())) return t(historyListMessages.today);
  return asked === words(Date.now() - DAY_MS) ? t(historyListMessages.yesterday) : asked;
}

/** Earlier chats by day. */
export function HistoryList({ items, status = 'ready', searched = false, onRetry, onMore, ...row }: HistoryListProps) {
  const messages = useMessages();
  const { t } = messages;
  if (status === 'error') {
    return (
      <ErrorState
        title={t(historyListMessages.error)}
        action={
          onRetry !== undefined && (
            <Button size="small" onClick={onRetry}>
              {t(historyListMessages.retry)}
            </Button>
          )
        }
      />
    );
  }
  if (items.length === 0) {
    return status === 'loading' ? (
      <HistorySkeleton label={t(historyListMessages.loading)} />
    ) : (
      <p className={styles.empty}>{t(searched ? historyListMessages.noMatch : historyListMessages.empty)}</p>
    );
  }
  return (
    <section aria-label={t(historyListMessages.name)} className={styles.list}>
      {byDay(items).map((group) => (
        <div key={group.day}>
          {group.day !== '' && <h2 className={styles.day}>{nameOfDay(group.day, messages)}</h2>}
          <ul>
            {group.items.map((item) => (
              <HistoryRow key={item.sessionId} item={item} {...row} />
            ))}
          </ul>
        </div>
      ))}
      {onMore !== undefined && (
        <Button variant="quiet" size="small" busy={status === 'loading'} onClick={onMore}>
          {t(historyListMessages.more)}
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
