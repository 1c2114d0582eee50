import type { AccountSession } from '@footnote/domain';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { messages } from './SessionList.messages.ts';
import * as rows from '../../primitives/row-list.css.ts';
import * as styles from './SessionList.css.ts';

interface SessionRowProps {
  session: AccountSession;
  /** Shows that it is being ended. */
  busy: boolean;
  /** Keeps it from being ended while another one is. */
  disabled: boolean;
  /** Called when a user wants it to end. */
  onAsk: () => void;
  formatDate: (moment: string) => string;
}

/** Says where a session is, as far as that is known. */
export function useSessionName(): (session: Pick<AccountSession, 'browser' | 'system'>) => string {
  const { t } = useMessages();
  return ({ browser, system }) => {
    if (browser !== null) return system === null ? browser : t(messages.browserOnSystem, { browser, system });
    return system === null ? t(messages.unknown) : t(messages.programOnSystem, { system });
  };
}

/** One session of a user; their own is marked and ends by logging out. */
export function SessionRow({ session, busy, disabled, onAsk, formatDate }: SessionRowProps) {
  const { t } = useMessages();
  const facts = useId();
  const name = useSessionName()(session);
  const { current, network, startedAt, lastUsedAt } = session;
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span className={styles.name}>
          <span>{name}</span>
          {current && <Badge tone="accent">{t(messages.current)}</Badge>}
        </span>
        <span id={facts} className={styles.facts}>
          <span>{current ? t(messages.now) : t(messages.lastUsed, { date: formatDate(lastUsedAt) })}</span>
          <span>{t(messages.started, { date: formatDate(startedAt) })}</span>
          {network !== null && <span>{t(messages.network, { network })}</span>}
        </span>
      </span>
      {!current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.endNamed, { session: name })}
          aria-describedby={facts}
          busy={busy}
          disabled={disabled && !busy}
          onClick={onAsk}
        >
          {t(messages.end)}
        </Button>
      )}
    </li>
  );
}
