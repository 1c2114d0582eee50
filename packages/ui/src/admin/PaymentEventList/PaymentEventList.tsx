import type { FailedEvent } from '@footnote/domain';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { RowsLoading } from '../../primitives/rows-loading.tsx';
import * as rows from '../../primitives/row-list.css.ts';
import { adviceMessages, messages, reasonMessages } from './PaymentEventList.messages.ts';
import * as styles from './PaymentEventList.css.ts';

export interface PaymentEventListProps {
  /** The events that were put aside, first those that may have to be refunded; null while they load. */
  events: readonly FailedEvent[] | null;
  /**
   * Whether more were put aside than are passed.
   * @default false
   */
  hasMore?: boolean;
  /** Called when a user loads them again; given where they could not be loaded. */
  onReload?: () => void;
  /** Called with the id of an event that is to be applied again; never of a payment by somebody who is gone. */
  onRetry: (eventId: string) => void;
  /** Called with the id of an event that nobody has to look at any more. */
  onDismiss: (eventId: string) => void;
  /**
   * Id of the event that is being tried again or dismissed, or null.
   * @default null
   */
  busy?: string | null;
  /**
   * Why that was refused.
   * @default ''
   */
  problem?: string;
  /** Says a moment as a user reads it ("1 June 2025, 14:05:09"). */
  formatMoment: (moment: string) => string;
}

/** Events of the payment provider that somebody has to look at, with why and what to do; for super admins. */
export function PaymentEventList(props: PaymentEventListProps) {
  const { events, hasMore = false, onReload, problem = '' } = props;
  const { t } = useMessages();
  if (events === null && onReload !== undefined)
    return <ErrorState title={t(messages.error)} action={<Button onClick={onReload}>{t(messages.again)}</Button>} />;
  return (
    <div className={styles.page}>
      <ProblemAlert problem={problem} />
      {events === null ? (
        <RowsLoading label={t(messages.loading)} />
      ) : events.length === 0 ? (
        <EmptyState title={t(messages.empty)}>{t(messages.emptyText)}</EmptyState>
      ) : (
        <>
          <ul aria-label={t(messages.name)} className={rows.list}>
            {events.map((event) => (
              <Row key={event.id} {...props} event={event} />
            ))}
          </ul>
          {hasMore && <p className={styles.advice}>{t(messages.more)}</p>}
        </>
      )}
    </div>
  );
}

function Row({ event, onRetry, onDismiss, busy = null, formatMoment }: PaymentEventListProps & { event: FailedEvent }) {
  const { t } = useMessages();
  const adviceId = useId();
  const { id, type, reason, occurredAt, receivedAt, attempts, subscriptionId, customerId, problem } = event;
  const about = [id, subscriptionId, customerId].filter((name) => name !== null);
  const shared = { size: 'small', disabled: busy !== null, 'aria-describedby': adviceId } as const;
  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div className={rows.words}>
        <p className={styles.reason}>{t(reasonMessages[reason])}</p>
        <p id={adviceId} className={styles.advice}>
          {t(adviceMessages[reason])}
        </p>
        <dl className={styles.facts}>
          <Fact name={t(messages.type)}>
            <code className={styles.technical}>{type}</code>
          </Fact>
          <Fact name={t(messages.occurred)}>
            <time dateTime={occurredAt}>{formatMoment(occurredAt)}</time>
          </Fact>
          <Fact name={t(messages.received)}>
            <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>, {t(messages.attempts, { count: attempts })}
          </Fact>
          <Fact name={t(messages.payload)}>
            <code className={styles.technical}>{about.join(' · ')}</code>
          </Fact>
          {reason === 'provider-failed' && (
            <Fact name={t(messages.noted)}>
              <span className={styles.technical} dir="auto">
                {problem}
              </span>
            </Fact>
          )}
        </dl>
      </div>
      <div className={styles.actions}>
        {reason !== 'payer-gone' && (
          <Button
            {...shared}
            busy={busy === id}
            aria-label={t(messages.retry, { event: id })}
            onClick={() => onRetry(id)}
          >
            {t(messages.again)}
          </Button>
        )}
        <Button {...shared} aria-label={t(messages.dismissOne, { event: id })} onClick={() => onDismiss(id)}>
          {t(messages.dismiss)}
        </Button>
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
