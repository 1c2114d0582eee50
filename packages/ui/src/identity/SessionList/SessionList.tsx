import type { AccountSession } from '@footnote/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { SessionRow, useSessionName } from './SessionRow.tsx';
import { messages } from './SessionList.messages.ts';
import { RowsLoading } from '../../primitives/rows-loading.tsx';
import * as rows from '../../primitives/row-list.css.ts';
import * as styles from './SessionList.css.ts';

export interface SessionListProps {
  /** The sessions by which the user is signed in, the last used first; the one in use is shown first. Null while they load. */
  sessions: readonly AccountSession[] | null;
  /** Called when a user tries again; given where the sessions could not be loaded. */
  onRetry?: () => void;
  /** Called with the id of another session whose end was confirmed. */
  onEnd: (sessionId: string) => void;
  /** Called once the end of all other sessions was confirmed. */
  onEndOthers: () => void;
  /**
   * Id of the session that is being ended, `others`, or null.
   * @default null
   */
  busy?: string | null;
  /**
   * Why a session could not be ended ("This session has ended already.").
   * @default ''
   */
  problem?: string;
  /** Says a day as a user reads it ("1 June 2026"). */
  formatDate: (moment: string) => string;
}

/** What a user is asked about: a session, or all but their own. */
type Asked = AccountSession | 'others';

/** The sessions by which a user is signed in, with the end of one or of all others. */
export function SessionList(props: SessionListProps) {
  const { t } = useMessages();
  const { sessions, onRetry, busy = null, problem = '' } = props;
  const id = useId();
  const [asked, ask] = useState<Asked | null>(null);
  const heading = useFocusAfterEnd(sessions);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const shown = [...(sessions?.filter(({ current }) => current) ?? []), ...others];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
          {t(messages.name)}
        </h2>
        <p className={styles.text}>{t(messages.text)}</p>
      </div>
      <ProblemAlert problem={problem} />
      {sessions !== null ? (
        <>
          <ul aria-labelledby={id} className={rows.list}>
            {shown.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy === session.id}
                disabled={busy !== null}
                onAsk={() => ask(session)}
                formatDate={props.formatDate}
              />
            ))}
          </ul>
          {others.length > 0 ? (
            <div>
              <Button size="small" busy={busy === 'others'} disabled={busy !== null} onClick={() => ask('others')}>
                {t(messages.endOthers)}
              </Button>
            </div>
          ) : (
            <p className={styles.text}>{t(messages.onlyThis)}</p>
          )}
        </>
      ) : onRetry === undefined ? (
        <RowsLoading label={t(messages.loading)} />
      ) : (
        <ErrorState title={t(messages.failed)} action={<Button onClick={onRetry}>{t(messages.again)}</Button>} />
      )}
      <Question {...props} asked={asked} others={others.length} onClose={() => ask(null)} />
    </section>
  );
}

/** The heading takes the focus where the button that had it went away with its session. */
function useFocusAfterEnd(sessions: readonly AccountSession[] | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  const count = sessions?.length ?? 0;
  useEffect(() => {
    const isFewer = count > 0 && count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) heading.current?.focus();
  }, [count]);
  return heading;
}

interface QuestionProps extends SessionListProps {
  asked: Asked | null;
  /** How many other sessions there are. */
  others: number;
  onClose: () => void;
}

function Question({ asked, others, onClose, onEnd, onEndOthers }: QuestionProps) {
  const { t } = useMessages();
  const nameOf = useSessionName();
  const isOne = asked !== null && asked !== 'others';
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={isOne ? t(messages.endingTitle, { session: nameOf(asked) }) : t(messages.endingOthersTitle)}
      description={isOne ? t(messages.endingText) : t(messages.endingOthersText, { count: others })}
      confirmLabel={isOne ? t(messages.end) : t(messages.endOthers)}
      cancelLabel={t(messages.stay)}
      tone="critical"
      onConfirm={() => {
        if (isOne) onEnd(asked.id);
        else onEndOthers();
        onClose();
      }}
    />
  );
}
