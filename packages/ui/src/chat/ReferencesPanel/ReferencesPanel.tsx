import type { Citation } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ReferenceGroup } from './ReferenceGroup.tsx';
import { messages } from './ReferencesPanel.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ReferencesPanel.css.ts';
import type { ReferenceFocus } from './reference-focus.ts';

export interface ReferencesPanelProps {
  /** The question they answer, where there are several on the page. */
  question?: string;
  /** References of the answer; number n is the one at position n − 1. */
  citations: readonly Citation[];
  /** Numbers the answer cites; the others were also read. */
  cited: readonly number[];
  /** Ids of the selected references. */
  selected: readonly string[];
  /** Called with all selected ids after one changed. */
  onSelectedChange: (ids: string[]) => void;
  /** Most references that can be selected. */
  selectionLimit: number;
  /** Asks again, using only the selected ids. */
  onRegenerate: (ids: readonly string[]) => void;
  /** Asks the next questions of the selected ids alone. */
  onChatWith: (ids: readonly string[]) => void;
  /**
   * Keeps both from being started while an answer runs.
   * @default false
   */
  busy?: boolean;
  /** Says by the button that asks again why it is locked or what it costs, as a `ProNote`. */
  regenerateNote?: ReactNode;
  /**
   * Keeps it from being asked again; needs `regenerateNote`.
   * @default false
   */
  regenerateLocked?: boolean;
  /** Shows the page of a PDF that the reference of a number cites; left out, references have no such button. */
  onOpenPage?: (number: number) => void;
  /** Stands in the foot of a reference, such as a button that saves it; keep the same function between renders. */
  renderActions?: (citation: Citation) => ReactNode;
  /** What else can be done with all references, in the head, or with the selected ones beside the other actions: an `ExportMenu`. */
  actions?: ReactNode;
  /**
   * The answer is still being written: what it does not cite is listed once it is done, so that nothing is pushed down.
   * @default false
   */
  running?: boolean;
  /** Scrolls to a reference and flashes it. */
  focus?: ReferenceFocus | null;
  /**
   * `loading` shows placeholders, `error` the way to try again.
   * @default 'ready'
   */
  status?: 'ready' | 'loading' | 'error';
  /** Loads again after an error; left out, there is no button. */
  onRetry?: () => void;
  /** Closes the panel; left out where its frame has a closing button. */
  onClose?: () => void;
}

/** The references of an answer with their evidence marks; some can be chosen to ask again or to chat with. */
export function ReferencesPanel(props: ReferencesPanelProps) {
  const { t } = useMessages();
  const { question, citations, cited, selected, actions, running = false, onRetry, onClose } = props;
  const { status = 'ready' } = props;
  const loading = status === 'loading' || (running && status === 'ready' && cited.length === 0);
  const numbered = citations.map((citation, index) => ({ citation, number: index + 1 }));
  return (
    <section aria-label={t(messages.title)} className={styles.panel}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t(messages.title)}</h2>
        {citations.length > 0 && <span className={styles.count}>{citations.length}</span>}
        <span className={styles.headEnd({ closedByFrame: onClose === undefined })}>
          {selected.length === 0 && citations.length > 0 && actions}
          {onClose !== undefined && (
            <IconButton icon="close" size="small" label={t(messages.close)} onClick={onClose} />
          )}
        </span>
      </header>
      {question !== undefined && (
        <p dir="auto" className={styles.question}>
          {question}
        </p>
      )}
      {loading && <PanelSkeleton label={t(messages.loading)} />}
      {status === 'error' && (
        <ErrorState
          title={t(messages.error)}
          action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
        />
      )}
      {status === 'ready' && !loading && citations.length === 0 && (
        <EmptyState title={t(messages.empty)}>{t(messages.emptyHint)}</EmptyState>
      )}
      {status === 'ready' && (
        <>
          <ReferenceGroup
            {...props}
            heading={t(messages.cited)}
            entries={numbered.filter(({ number }) => cited.includes(number))}
          />
          {!running && (
            <ReferenceGroup
              {...props}
              heading={t(messages.alsoRead)}
              entries={numbered.filter(({ number }) => !cited.includes(number))}
            />
          )}
          <SelectionBar {...props} />
        </>
      )}
    </section>
  );
}

function SelectionBar(props: ReferencesPanelProps) {
  const { t } = useMessages();
  const { selected, onSelectedChange, selectionLimit, onRegenerate, onChatWith, actions, busy = false } = props;
  const { regenerateNote, regenerateLocked = false } = props;
  if (selected.length === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.barLine}>
        <output>{t(messages.selected, { count: selected.length })}</output>
        <Button variant="quiet" size="small" onClick={() => onSelectedChange([])}>
          {t(messages.clearSelection)}
        </Button>
      </div>
      {selected.length >= selectionLimit && (
        <p className={styles.limit}>{t(messages.limitReached, { limit: selectionLimit })}</p>
      )}
      <div className={styles.barActions}>
        <Button
          variant="primary"
          size="small"
          disabled={busy || regenerateLocked}
          onClick={() => onRegenerate(selected)}
        >
          {t(messages.regenerate)}
        </Button>
        <Button size="small" disabled={busy} onClick={() => onChatWith(selected)}>
          {t(messages.chatWith)}
        </Button>
        {actions}
      </div>
      {regenerateNote}
    </div>
  );
}

function PanelSkeleton({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.skeleton}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={styles.skeletonItem}>
          <Skeleton shape="title" width="most" />
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </div>
      ))}
    </output>
  );
}
