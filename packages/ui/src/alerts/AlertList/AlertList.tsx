import type { AlertFrequency } from '@footnote/domain';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './AlertList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AlertList.css.ts';

/** An alert a user has. */
export interface AlertEntry {
  id: string;
  /** Its name, as the user wrote it. */
  title: string;
  /** Its search in words. */
  query: string;
  /** Where it goes and when next, or that it is paused ("To ada@example.org, next on 4 May 2026"). */
  facts: string;
  /** Why it sends nothing although it should, and what to do about it; in the place of `facts`. */
  warning?: string;
  /** How often it looks for news. */
  frequency: AlertFrequency;
  /** Whether it runs; one that does not can be resumed. */
  active: boolean;
  /** Address that runs its search. */
  href: string;
  /** Shows that it is being changed. */
  busy?: boolean;
  /** What kept it from being changed. */
  problem?: string;
}

export interface AlertListProps {
  /** Alerts in their order. */
  alerts: readonly AlertEntry[];
  /** Called with the id of an alert that should send nothing for now, or go on. */
  onActive: (id: string, active: boolean) => void;
  /** Called with the id of an alert that should look for news more or less often. */
  onFrequency: (id: string, frequency: AlertFrequency) => void;
  /** Called with the id of the alert a user no longer wants, who was asked whether they are sure. */
  onDelete: (id: string) => void;
  /**
   * `loading` shows placeholders; `error` says so instead of alerts.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /** Called when a user tries again. */
  onRetry: () => void;
  /**
   * Shows its name as a heading, on a page with other parts.
   * @default false
   */
  titled?: boolean;
  /** The way to make a first alert, where there is none. */
  emptyAction?: ReactNode;
  /** Called with the address instead of following it, for routing in the page. */
  onFollow?: Follow;
}

/** The alerts of a user: what each looks for, how often, and the ways out of it. */
export function AlertList(props: AlertListProps) {
  const { t } = useMessages();
  const { alerts, state = 'ready', onRetry, emptyAction, titled = false } = props;
  const list = useRef<HTMLElement>(null);
  const [doomed, setDoomed] = useState<AlertEntry | null>(null);
  const [asking, setAsking] = useState(false);
  const noteDeleted = useDeleted(alerts, state, list);
  return (
    <section
      ref={list}
      tabIndex={-1}
      className={styles.section}
      aria-label={t(messages.name)}
      aria-busy={state === 'loading' || undefined}
    >
      {titled && <h2 className={styles.name}>{t(messages.name)}</h2>}
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
            <AlertRow
              key={alert.id}
              {...props}
              onDelete={() => {
                setDoomed(alert);
                setAsking(true);
              }}
              alert={alert}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.deleteTitle, { title: doomed?.title ?? '' })}
        description={t(messages.deleteText)}
        confirmLabel={t(messages.delete)}
        cancelLabel={t(messages.cancel)}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          if (doomed === null) return;
          noteDeleted(doomed.id);
          props.onDelete(doomed.id);
        }}
      />
    </section>
  );
}

/**
 * Notes which alert is deleted: the button that was pressed, which had the focus, goes with it, and the list then has it. An
 * alert that could not be deleted is forgotten, and a list that is not there says nothing of what is deleted.
 */
function useDeleted(alerts: readonly AlertEntry[], state: string, list: RefObject<HTMLElement | null>) {
  const deleted = useRef<string | null>(null);
  useEffect(() => {
    if (deleted.current === null || state !== 'ready') return;
    const left = alerts.find(({ id }) => id === deleted.current);
    if (left === undefined) list.current?.focus();
    if (left === undefined || (left.problem !== undefined && left.busy !== true)) deleted.current = null;
  }, [alerts, state, list]);
  return (id: string) => void (deleted.current = id);
}

function AlertRow({ alert, onFollow, titled = false, ...props }: AlertListProps & { alert: AlertEntry }) {
  const { title, query, facts, warning, href, problem } = alert;
  const Heading = titled ? 'h3' : 'h2';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <a href={href} onClick={(event) => followInPage(event, href, onFollow)} className={styles.link}>
            <bdi>{title}</bdi>
          </a>
        </Heading>
        <p dir="auto" className={styles.query}>
          {query}
        </p>
        {warning === undefined ? <p className={styles.facts}>{facts}</p> : <p className={styles.warning}>{warning}</p>}
      </div>
      <Controls {...props} alert={alert} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

type ControlsProps = Pick<AlertListProps, 'onActive' | 'onFrequency' | 'onDelete'> & { alert: AlertEntry };

function Controls({ alert, onActive, onFrequency, onDelete }: ControlsProps) {
  const { t } = useMessages();
  const { id, title, frequency, active, busy = false } = alert;
  return (
    <div className={styles.controls}>
      <Select
        label={t(messages.frequencyOf, { title })}
        labelHidden
        options={[
          { value: 'weekly', label: t(messages.weekly) },
          { value: 'fortnightly', label: t(messages.fortnightly) },
          { value: 'four-weekly', label: t(messages.fourWeekly) },
        ]}
        value={frequency}
        disabled={busy}
        onChange={(next) => onFrequency(id, next)}
      />
      <Button
        busy={busy}
        aria-label={t(active ? messages.pauseOf : messages.resumeOf, { title })}
        onClick={() => onActive(id, !active)}
      >
        {t(active ? messages.pause : messages.resume)}
      </Button>
      <Button variant="quiet" disabled={busy} aria-label={t(messages.deleteOf, { title })} onClick={() => onDelete(id)}>
        {t(messages.delete)}
      </Button>
    </div>
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
