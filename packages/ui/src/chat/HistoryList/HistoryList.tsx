import type { ChatHistoryItem } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { HistoryRow } from './HistoryRow.tsx';
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
