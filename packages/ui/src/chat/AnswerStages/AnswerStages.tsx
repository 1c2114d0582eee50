import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { messages, stageMessages } from './AnswerStages.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerStages.css.ts';

/** Steps of a running answer, in order. */
export const ANSWER_STAGES = ['understanding', 'searching', 'found', 'reading', 'writing', 'checking'] as const;
export type AnswerStage = (typeof ANSWER_STAGES)[number];

export interface AnswerStagesProps {
  /** The running stage, or 'done' once the answer has ended: only a line about the search then stays. */
  current: AnswerStage | 'done';
  /** The query that really ran; null until it is known. */
  query: string | null;
  /** How many studies it found; null until it is known. */
  studies: number | null;
  /**
   * How many documents of an organization it found besides.
   * @default 0
   */
  documents?: number;
}

/** What a running answer is doing: understanding, searching with the query, studies found, reading, writing, checking. */
export function AnswerStages({ current, query, studies, documents = 0 }: AnswerStagesProps) {
  const { t } = useMessages();
  const found = useFound(studies, documents);
  if (current === 'done') return <SearchRecord query={query} found={found} />;
  const at = ANSWER_STAGES.indexOf(current);
  return (
    <ol aria-label={t(messages.name)} className={styles.stages}>
      {ANSWER_STAGES.slice(0, at + 1).map((stage, index) => {
        if (stage === 'found' && found === null) return null;
        return (
          <li key={stage} className={styles.stage({ running: index === at })}>
            {index === at ? <Spinner size="small" /> : <Icon name="check" />}
            <span>{stage === 'found' ? found : t(stageMessages[stage])}</span>
            {stage === 'searching' && query !== null && <Query text={query} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What was found, in words; null while that is not known. */
function useFound(studies: number | null, documents: number): string | null {
  const { t } = useMessages();
  if (documents > 0 && (studies ?? 0) > 0) return t(messages.both, { studies: studies ?? 0, documents });
  if (documents > 0) return t(messages.documents, { count: documents });
  return studies === null ? null : t(messages.studies, { count: studies });
}

/** What remains to be known of a search once the answer is there: how much it found, and its query on demand. */
function SearchRecord({ query, found }: Pick<AnswerStagesProps, 'query'> & { found: string | null }) {
  const { t } = useMessages();
  if (query === null) return null;
  return (
    <details className={styles.record}>
      <summary className={styles.recordLine}>
        <Icon name="search" />
        {found ?? t(stageMessages.searching)}
      </summary>
      <code dir="ltr" className={styles.query}>
        {query}
      </code>
    </details>
  );
}

function Query({ text }: { text: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long query scrolls, and must do so by keyboard
    <code tabIndex={0} dir="ltr" className={styles.query}>
      {text}
    </code>
  );
}
