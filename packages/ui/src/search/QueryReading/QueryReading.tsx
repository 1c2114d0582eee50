import { useId, type ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './QueryReading.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './QueryReading.css.ts';

/** One part of a query as it was understood. */
export interface ReadClause {
  /** Place in the query, in UTF-16 units; `end` is not part of it. */
  start: number;
  end: number;
  /** 0 for the whole, one more inside each group. */
  level: number;
  /** As written; '' for one of a list that is written as a whole. */
  text: string;
  /** As understood. */
  reading: string;
  /** Articles it finds alone; null where it was left out or not counted. */
  articles: number | null;
}

export interface QueryReadingProps {
  /** The parts, groups before what is in them. */
  clauses: readonly ReadClause[];
  /** Remarks that have no place of their own on the screen; '' and doubles are left out. */
  notes?: readonly string[];
  /** Called with the part a user chooses, to show it where it was written; left out, none can be chosen. */
  onChoose?: (clause: ReadClause) => void;
  /** Whether the parts are shown. */
  open: boolean;
  /** Called when a user shows or hides them. */
  onOpenChange: (open: boolean) => void;
  /**
   * Keeps its height whatever there is to read, as while a query is being written: parts and remarks are scrolled to.
   * @default false
   */
  steady?: boolean;
  /** What can be done with the query, such as editing or sharing it. */
  actions?: ReactNode;
  /** Writes a whole number. */
  number: (value: number) => string;
}

/** Deepest level that is still drawn further in. */
const DEEPEST = 6;

/** How a query was read: every part with what it finds alone, so that the one that finds nothing shows. */
export function QueryReading(props: QueryReadingProps) {
  const { t } = useMessages();
  const { clauses, notes = [], onChoose, open, onOpenChange, steady = false, actions, number } = props;
  const id = useId();
  const said = [...new Set(notes)].filter(Boolean);
  return (
    <div className={styles.panel}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
        className={styles.opener}
      >
        <Icon name={open ? 'chevronDown' : 'chevronEnd'} mirrored={!open} />
        {t(messages.title)}
      </button>
      {open && (
        <div id={id} className={styles.content({ steady })}>
          {clauses.length > 0 && (
            <ul
              aria-label={t(messages.clauses)}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls; without a button inside it must be a stop of the keyboard itself
              tabIndex={onChoose === undefined ? 0 : undefined}
              className={styles.clauses}
            >
              {clauses.map((clause) => (
                <li key={`${clause.start} ${clause.end} ${clause.level} ${clause.reading}`}>
                  <Clause clause={clause} onChoose={onChoose} number={number} />
                </li>
              ))}
            </ul>
          )}
          {said.length > 0 && (
            <ul aria-label={t(messages.notes)} className={styles.notes}>
              {said.map((note) => (
                <li key={note} className={styles.note}>
                  <Icon name="info" size="small" />
                  <span>{note}</span>
                </li>
              ))}
            </ul>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}

interface ClauseProps {
  clause: ReadClause;
  onChoose: ((clause: ReadClause) => void) | undefined;
  number: (value: number) => string;
}

function Clause({ clause, onChoose, number }: ClauseProps) {
  const { t } = useMessages();
  const { text, reading, articles, level } = clause;
  const content = (
    <>
      <span className={styles.words}>
        <Nested level={Math.min(level, DEEPEST)}>
          {level > 0 && <VisuallyHidden>{t(messages.level, { level })}</VisuallyHidden>}
          {text !== '' && <bdi className={styles.text}>{text}</bdi>}
          {reading !== '' && reading !== text && <bdi className={styles.reading}>{reading}</bdi>}
        </Nested>
      </span>
      <span className={styles.count}>
        {articles === null ? (
          <span className={styles.muted}>{t(messages.leftOut)}</span>
        ) : (
          <span className={articles === 0 ? styles.none : undefined}>
            <span aria-hidden="true">{number(articles)}</span>
            <VisuallyHidden>{t(messages.articles, { count: articles })}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
  if (onChoose === undefined) return <div className={styles.clause}>{content}</div>;
  return (
    <button type="button" onClick={() => onChoose(clause)} className={styles.clause}>
      {content}
    </button>
  );
}

function Nested({ level, children }: { level: number; children: ReactNode }): ReactNode {
  if (level === 0) return children;
  return (
    <span className={`${styles.words} ${styles.nested}`}>
      <Nested level={level - 1}>{children}</Nested>
    </span>
  );
}
