import {
  DOCUMENT_STEPS,
  documentShare,
  documentStep,
  documentTone,
  type DocumentStatus as Status,
} from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from './ProgressRing.tsx';
import * as styles from './DocumentStatus.css.ts';

/** Words of a DocumentStatus. */
export interface DocumentStatusLabels {
  /** The word for each status ("Ready to use"). */
  statuses: Record<Status, string>;
  /** Names the bar, for assistive technology. */
  progress: string;
  /** "Step 4 of 13" */
  step: (step: number, steps: number) => string;
}

export interface DocumentStatusProps {
  /** Where the document is. */
  status: Status;
  /**
   * `line` in tables and lists; `steps` adds a bar and the number of the step.
   * @default 'line'
   */
  look?: 'line' | 'steps';
  /** Its words, in the user’s language. */
  labels: DocumentStatusLabels;
}

/** Where a document is on its way to being ready: a word and a glyph, with a ring that fills step by step. */
export function DocumentStatus({ status, look = 'line', labels }: DocumentStatusProps) {
  const tone = documentTone(status);
  const step = documentStep(status);
  return (
    <span className={styles.status({ look })}>
      <span className={styles.line({ tone })}>
        <span className={styles.glyph}>
          {tone === 'progress' && <ProgressRing share={documentShare(status) ?? 0} />}
          {tone === 'ready' && <Icon name="check" />}
          {tone === 'failed' && <Icon name="warning" />}
        </span>
        <bdi className={styles.word({ look })}>{labels.statuses[status]}</bdi>
      </span>
      {look === 'steps' && tone === 'progress' && step !== null && (
        <>
          <ProgressBar
            label={labels.progress}
            value={step}
            max={DOCUMENT_STEPS.length}
            valueText={labels.step(step, DOCUMENT_STEPS.length)}
          />
          <span className={styles.step}>{labels.step(step, DOCUMENT_STEPS.length)}</span>
        </>
      )}
    </span>
  );
}
