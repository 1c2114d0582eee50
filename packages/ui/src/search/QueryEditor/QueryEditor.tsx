import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { token } from '../../primitives/CodeQuery/CodeQuery.css.ts';
import { messages, severityMessages } from './QueryEditor.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as layers from '../../primitives/CodeQueryInput/CodeQueryInput.css.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { classes } from '../../theme/class-names.ts';
import { markedParts, placeOf, type QueryIssue } from './marked-parts.ts';
import * as styles from './QueryEditor.css.ts';

/** Queries are English in every language of the interface. */
const EXAMPLE = '"heart failure"[mh] AND dapagliflozin[ti]';

export interface QueryEditorProps {
  /** The query as written. */
  value: string;
  /** Called with the new text on every change. */
  onChange: (value: string) => void;
  /** What a parser found wrong, with its place; listed under the query and marked in it. */
  issues: readonly QueryIssue[];
  /** A part to show: it is selected, in the field, whenever another object is given. */
  shown?: { start: number; end: number } | null;
  /** Called for Enter with Control or Command; Enter alone begins a line. */
  onSubmit?: () => void;
  /**
   * Keeps the query from being changed.
   * @default false
   */
  disabled?: boolean;
}

/** A query in the language of PubMed: what is wrong is marked in it and listed with its place. */
export function QueryEditor(props: QueryEditorProps) {
  const { t } = useMessages();
  const { value, onChange, issues, shown = null, onSubmit, disabled = false } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  useEffect(() => {
    if (shown !== null) selectPart(area.current, shown);
  }, [shown]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit?.();
  };
  const wrong = issues.some(({ severity }) => severity === 'error');
  return (
    <div className={styles.editor}>
      <Field label={t(messages.name)} hint={t(messages.hint)}>
        {(field) => (
          <span dir="ltr" className={layers.frame}>
            <textarea
              {...field}
              ref={area}
              aria-invalid={wrong || undefined}
              aria-describedby={[field['aria-describedby'], issues.length > 0 && listId].filter(Boolean).join(' ')}
              rows={2}
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              disabled={disabled}
              placeholder={EXAMPLE}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={press}
              className={layers.input}
            />
            <span aria-hidden="true" className={layers.colours}>
              {markedParts(value, issues).map(({ start, text, kind, issue }) => (
                <span key={start} className={classes(token({ kind }), issue !== null && styles.marked[issue])}>
                  {text}
                </span>
              ))}
              {/* A last empty line has no height of its own. */}
              {'\u200B'}
            </span>
          </span>
        )}
      </Field>
      <IssueList id={listId} value={value} issues={issues} onShow={(issue) => selectPart(area.current, issue)} />
    </div>
  );
}

function selectPart(area: HTMLTextAreaElement | null, { start, end }: { start: number; end: number }): void {
  const { length } = area?.value ?? '';
  area?.focus();
  area?.setSelectionRange(Math.min(start, length), Math.min(Math.max(end, start + 1), length));
}

interface IssueListProps {
  id: string;
  value: string;
  issues: readonly QueryIssue[];
  onShow: (issue: QueryIssue) => void;
}

function IssueList({ id, value, issues, onShow }: IssueListProps) {
  const { t } = useMessages();
  // Issues come after the letters they are about: what stands below the editor makes room with the first letter.
  if (issues.length === 0) return value === '' ? null : <div className={styles.room} />;
  return (
    <div className={styles.room}>
      <ul id={id} aria-label={t(messages.issues, { count: issues.length })} className={styles.issues}>
        {issues.map((issue) => {
          const { line, character } = placeOf(value, issue.start);
          return (
            <li key={`${issue.start} ${issue.message}`}>
              <button type="button" onClick={() => onShow(issue)} className={styles.issue}>
                <span className={styles.severity({ severity: issue.severity })}>
                  <Icon name={issue.severity === 'error' ? 'warning' : 'info'} size="small" />
                  {t(severityMessages[issue.severity])}
                </span>
                <span>{issue.message}</span>
                <span className={styles.place}>{t(messages.place, { line, character })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
