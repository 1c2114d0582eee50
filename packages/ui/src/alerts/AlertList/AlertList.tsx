import type { ReactNode } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './AlertList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AlertList.css.ts';

/** A weekly alert a user has. */
export interface AlertEntry {
  id: string;
  /** Its name, as the user wrote it. */
  title: string;
  /** Its search in words. */
  query: string;
  /** Where it goes and since when ("Weekly to ada@example.org since May 2026"). */
  facts: string;
  /** Address that runs its search. */
  href: string;
  /** Shows that it is being taken off. */
  busy?: boolean;
  /** What kept it from being taken off. */
  problem?: string;
}

export interface AlertListProps {
  /** Alerts in their order. */
  alerts: readonly AlertEntry[];
  /** Called with the id of the alert a user no longer wants. */
  onUnsubscribe: (id: string) => void;
  /**
   * `loading` shows placeholders; `error` says so instead of alerts.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /** The way to make a first alert, where there is none. */
  emptyAction?: ReactNode;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** The weekly alerts of a user: what each looks for, and the way out of it. */
export function AlertList(props: AlertListProps) {
  const { t } = useMessages();
  const { alerts, state = 'ready', onRetry, emptyAction } = props;
  return (
    <section aria-label={t(messages.name)} aria-busy={state === 'loading' || undefined}>
      <LiveRegion message={state === 'loading' ? t(messages.loading) : ''} />
      {state === 'loading' && <Placeholders />}
      {state === 'error' && (
        <ErrorState title={t(messages.error)} action={<Button onClick={onRetry}>{t(messages.retry)}</Button>} />
      )}
      {state === 'ready' && alerts.length === 0 && (
        <EmptyState title={t(messages.empty)} action={emptyAction}>
          {t(messages.emptyHint)}
        </EmptyState>
      )}
      {state === 'ready' && alerts.length > 0 && (
        <ul className={styles.list}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} {...props} alert={alert} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AlertRow({ alert, onUnsubscribe, onFollow }: AlertListProps & { alert: AlertEntry }) {
  const { t } = useMessages();
  const { id, title, query, facts, href, busy = false, problem } = alert;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.link}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p dir="auto" className={styles.query}>
          {query}
        </p>
        <p className={styles.facts}>{facts}</p>
      </div>
      <Button busy={busy} aria-label={t(messages.unsubscribeFrom, { title })} onClick={() => onUnsubscribe(id)}>
        {t(messages.unsubscribe)}
      </Button>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

function Placeholders() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.waiting}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </div>
  );
}
