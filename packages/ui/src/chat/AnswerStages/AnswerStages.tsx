import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './AnswerStages.css.ts';

/** Steps of a running answer, in order. */
export const ANSWER_STAGES = ['understanding', 'searching', 'found', 'reading', 'writing', 'checking'] as const;
export type AnswerStage = (typeof ANSWER_STAGES)[number];

/** Words of the stages. */
export interface AnswerStagesLabels {
  /** Names the list. */
  name: string;
  /** Each stage; `found` is said by `studies`. */
  stage: Record<Exclude<AnswerStage, 'found'>, string>;
  /** "143 studies found" */
  studies: (count: number) => string;
}

export interface AnswerStagesProps {
  /** The running stage, or 'done' once the answer has ended: only a line about the search then stays. */
  current: AnswerStage | 'done';
  /** The query that really ran; null until it is known. */
  query: string | null;
  /** How many studies it found; null until it is known. */
  studies: number | null;
  /** Its words, in the user’s language. */
  labels: AnswerStagesLabels;
}

/** What a running answer is doing: understanding, searching with the query, studies found, reading, writing, checking. */
export function AnswerStages({ current, query, studies, labels }: AnswerStagesProps) {
  if (current === 'done') return <SearchRecord query={query} studies={studies} labels={labels} />;
  const at = ANSWER_STAGES.indexOf(current);
  return (
    <ol aria-label={labels.name} className={styles.stages}>
      {ANSWER_STAGES.slice(0, at + 1).map((stage, index) => {
        if (stage === 'found' && studies === null) return null;
        return (
          <li key={stage} className={styles.stage({ running: index === at })}>
            {index === at ? <Spinner size="small" /> : <Icon name="check" />}
            <span>{stage === 'found' ? labels.studies(studies ?? 0) : labels.stage[stage]}</span>
            {stage === 'searching' && query !== null && <Query text={query} />}
          </li>
        );
      })}
    </ol>
  );
}

/** What remains to be known of a search once the answer is there: how much it found, and its query on demand. */
function SearchRecord({ query, studies, labels }: Omit<AnswerStagesProps, 'current'>) {
  if (query === null) return null;
  return (
    <details className={styles.record}>
      <summary className={styles.recordLine}>
        <Icon name="search" />
        {studies === null ? labels.stage.searching : labels.studies(studies)}
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
